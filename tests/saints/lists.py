"""Closed lists, written down from memory by another hand than the entries of the collection."""

DOCTORS = {
    "gregory-the-great", "ambrose", "augustine", "jerome", "thomas-aquinas", "john-chrysostom",
    "basil-the-great", "gregory-nazianzen", "athanasius", "bonaventure", "anselm",
    "isidore-of-seville", "peter-chrysologus", "leo-the-great", "peter-damian",
    "bernard-of-clairvaux", "hilary-of-poitiers", "alphonsus-liguori", "francis-de-sales",
    "cyril-of-alexandria", "cyril-of-jerusalem", "john-damascene", "bede", "ephrem",
    "peter-canisius", "john-of-the-cross", "robert-bellarmine", "albert-the-great",
    "anthony-of-padua", "lawrence-of-brindisi", "teresa-of-avila", "catherine-of-siena",
    "therese-of-lisieux", "john-of-avila", "hildegard-of-bingen", "gregory-of-narek", "irenaeus",
    "john-henry-newman",
}  # fmt: skip
"""The 38 Doctors of the Church, in the order in which they were declared."""

HELPERS = {
    "acacius", "barbara", "blaise", "catherine-of-alexandria", "christopher", "cyriacus",
    "denis-of-paris", "erasmus", "eustace", "george", "giles", "margaret-of-antioch", "pantaleon",
    "vitus",
}  # fmt: skip

CANON = {
    "peter-apostle", "paul-apostle", "andrew", "james-the-greater", "john-evangelist",
    "thomas-apostle", "james-the-less", "philip-apostle", "bartholomew", "matthew",
    "simon-the-zealot", "jude-thaddaeus", "linus", "cletus", "clement-of-rome", "sixtus-ii",
    "cornelius", "cyprian", "lawrence", "chrysogonus", "cosmas", "damian", "john-the-baptist",
    "stephen-protomartyr", "matthias", "barnabas", "ignatius-of-antioch", "felicity-of-carthage",
    "perpetua", "agatha", "lucy", "agnes", "cecilia", "anastasia-of-sirmium", "john-of-rome",
    "paul-of-rome", "alexander-of-rome", "marcellinus-of-rome", "peter-the-exorcist",
}  # fmt: skip
"""All whom the Canon names besides Our Lady and St. Joseph."""

POPES = {
    "peter-apostle", "linus", "cletus", "clement-of-rome", "cornelius", "sixtus-ii",
    "leo-the-great", "gregory-the-great", "pius-x", "john-paul-ii", "callistus-i", "pontian",
    "fabian", "sylvester-i", "damasus-i", "john-i", "martin-i", "gregory-vii", "pius-v",
    "john-xxiii", "paul-vi",
}  # fmt: skip

PATRIARCHS = {
    "athanasius", "cyril-of-alexandria", "cyril-of-jerusalem", "gregory-nazianzen",
    "gregory-the-illuminator", "john-chrysostom",
}  # fmt: skip

MARTYRS = {
    "peter-apostle", "paul-apostle", "matthew", "mark", "andrew", "thomas-apostle",
    "stephen-protomartyr", "john-the-baptist", "ignatius-of-antioch", "polycarp", "justin-martyr",
    "blandina", "irenaeus", "perpetua", "felicity-of-carthage", "cyprian", "lawrence", "cecilia",
    "agatha", "tarcisius", "sebastian", "agnes", "lucy", "george", "james-the-greater",
    "james-the-less", "philip-apostle", "bartholomew", "simon-the-zealot", "jude-thaddaeus",
    "clement-of-rome", "sixtus-ii", "cornelius", "chrysogonus", "cosmas", "damian",
    "anastasia-of-sirmium", "blaise", "erasmus", "pantaleon", "vitus", "christopher",
    "denis-of-paris", "cyriacus", "acacius", "eustace", "margaret-of-antioch",
    "catherine-of-alexandria", "barbara", "boniface", "ludmila", "wenceslaus", "thomas-becket",
    "thomas-more", "paul-miki", "lorenzo-ruiz", "isaac-jogues", "josaphat", "peter-chanel",
    "andrew-kim-taegon", "charles-lwanga", "maximilian-kolbe", "edith-stein", "maria-goretti",
    "jose-sanchez-del-rio", "oscar-romero",
    "valentine", "vincent-of-saragossa", "fabian", "pancras", "nereus", "achilleus", "januarius",
    "marcellinus-of-rome", "peter-the-exorcist", "john-of-rome", "paul-of-rome",
    "alexander-of-rome", "apollinaris-of-ravenna", "callistus-i", "pontian", "hippolytus-of-rome",
    "florian", "john-i", "martin-i", "dymphna", "adalbert-of-prague", "stanislaus-of-krakow",
    "olaf-of-norway", "eric-of-sweden", "john-fisher", "fidelis-of-sigmaringen",
    "john-de-brebeuf", "teresa-of-saint-augustine", "augustine-zhao-rong", "paul-chong-hasang",
    "andrew-dung-lac", "christopher-magallanes", "titus-brandsma", "ignatius-maloyan",
    "peter-to-rot", "manuel-ruiz", "francis-massabki",
}  # fmt: skip

MARTYRS_BY_TRADITION = {"matthias", "barnabas", "linus", "cletus", "timothy", "luke"}
"""Honoured as martyrs by some: red or not, but with a note."""

CALENDAR = {
    "agatha": "02-05", "agnes": "01-21", "albert-the-great": "11-15",
    "aloysius-gonzaga": "06-21", "alphonsus-liguori": "08-01", "ambrose": "12-07",
    "andrew": "11-30", "andrew-kim-taegon": "09-20", "angela-merici": "01-27", "anne": "07-26",
    "anselm": "04-21", "ansgar": "02-03", "anthony-of-egypt": "01-17",
    "anthony-of-padua": "06-13", "athanasius": "05-02", "augustine": "08-28",
    "barnabas": "06-11", "bartholomew": "08-24", "basil-the-great": "01-02", "bede": "05-25",
    "benedict-of-nursia": "07-11", "bernard-of-clairvaux": "08-20",
    "bernardine-of-siena": "05-20", "blaise": "02-03", "bonaventure": "07-15",
    "boniface": "06-05", "bridget-of-sweden": "07-23", "bruno-of-cologne": "10-06",
    "camillus-de-lellis": "07-14", "casimir": "03-04", "catherine-of-alexandria": "11-25",
    "catherine-of-siena": "04-29", "cecilia": "11-22", "charbel-makhlouf": "07-24",
    "charles-lwanga": "06-03", "clare-of-assisi": "08-11", "clement-of-rome": "11-23",
    "cornelius": "09-16", "cosmas": "09-26", "cyprian": "09-16", "cyril-of-alexandria": "06-27",
    "cyril-of-jerusalem": "03-18", "cyril-of-thessalonica": "02-14", "damian": "09-26",
    "denis-of-paris": "10-09", "dominic": "08-08", "edith-stein": "08-09",
    "elizabeth-of-hungary": "11-17", "ephrem": "06-09", "faustina-kowalska": "10-05",
    "felicity-of-carthage": "03-07", "francis-de-sales": "01-24", "francis-of-assisi": "10-04",
    "francis-xavier": "12-03", "george": "04-23", "gertrude-the-great": "11-16",
    "gregory-nazianzen": "01-02", "gregory-of-narek": "02-27", "gregory-the-great": "09-03",
    "henry-ii": "07-13", "hilary-of-poitiers": "01-13", "hildegard-of-bingen": "09-17",
    "ignatius-of-antioch": "10-17", "ignatius-of-loyola": "07-31", "irenaeus": "06-28",
    "isaac-jogues": "10-19", "isidore-of-seville": "04-04", "james-the-greater": "07-25",
    "james-the-less": "05-03", "jerome": "09-30", "joachim": "07-26",
    "john-baptist-de-la-salle": "04-07", "john-bosco": "01-31", "john-chrysostom": "09-13",
    "john-damascene": "12-04", "john-evangelist": "12-27", "john-henry-newman": "10-09",
    "john-of-avila": "05-10", "john-of-the-cross": "12-14", "john-paul-ii": "10-22",
    "john-the-baptist": "06-24", "john-vianney": "08-04", "josaphat": "11-12",
    "josephine-bakhita": "02-08", "juan-diego": "12-09", "jude-thaddaeus": "10-28",
    "justin-martyr": "06-01", "lawrence": "08-10", "lawrence-of-brindisi": "07-21",
    "lazarus-of-bethany": "07-29", "leo-the-great": "11-10", "lorenzo-ruiz": "09-28",
    "louis-ix": "08-25", "lucy": "12-13", "luke": "10-18", "margaret-mary-alacoque": "10-16",
    "margaret-of-scotland": "11-16", "maria-goretti": "07-06", "mark": "04-25",
    "martha-of-bethany": "07-29", "martin-de-porres": "11-03", "martin-of-tours": "11-11",
    "mary-magdalene": "07-22", "matthew": "09-21", "matthias": "05-14",
    "maximilian-kolbe": "08-14", "methodius": "02-14", "monica": "08-27",
    "nicholas-of-myra": "12-06", "patrick": "03-17", "paul-apostle": "06-29",
    "paul-miki": "02-06", "perpetua": "03-07", "peter-apostle": "06-29",
    "peter-canisius": "12-21", "peter-chanel": "04-28", "peter-chrysologus": "07-30",
    "peter-claver": "09-09",
    "peter-damian": "02-21", "philip-apostle": "05-03", "philip-neri": "05-26",
    "pio-of-pietrelcina": "09-23", "pius-x": "08-21", "polycarp": "02-23",
    "rita-of-cascia": "05-22", "robert-bellarmine": "09-17", "romuald": "06-19",
    "rose-of-lima": "08-23", "scholastica": "02-10", "sebastian": "01-20",
    "simon-the-zealot": "10-28", "sixtus-ii": "08-07", "stephen-of-hungary": "08-16",
    "stephen-protomartyr": "12-26", "teresa-of-avila": "10-15", "teresa-of-calcutta": "09-05",
    "therese-of-lisieux": "10-01", "thomas-apostle": "07-03", "thomas-aquinas": "01-28",
    "thomas-becket": "12-29", "thomas-more": "06-22", "timothy": "01-26", "titus": "01-26",
    "raymond-of-penyafort": "01-07", "fabian": "01-20", "vincent-of-saragossa": "01-22",
    "jerome-emiliani": "02-08", "john-of-god": "03-08", "frances-of-rome": "03-09",
    "turibius-of-mogrovejo": "03-23", "francis-of-paola": "04-02", "stanislaus-of-krakow": "04-11",
    "martin-i": "04-13", "adalbert-of-prague": "04-23", "fidelis-of-sigmaringen": "04-24",
    "louis-de-montfort": "04-28", "pius-v": "04-30", "nereus": "05-12", "achilleus": "05-12",
    "pancras": "05-12", "john-i": "05-18", "christopher-magallanes": "05-21",
    "gregory-vii": "05-25", "mary-magdalene-de-pazzi": "05-25",
    "augustine-of-canterbury": "05-27", "paul-vi": "05-29", "marcellinus-of-rome": "06-02",
    "peter-the-exorcist": "06-02", "norbert": "06-06", "paulinus-of-nola": "06-22",
    "john-fisher": "06-22", "elizabeth-of-portugal": "07-04", "anthony-zaccaria": "07-05",
    "augustine-zhao-rong": "07-09", "apollinaris-of-ravenna": "07-20",
    "mary-of-bethany": "07-29", "eusebius-of-vercelli": "08-02", "peter-julian-eymard": "08-02",
    "cajetan": "08-07", "jane-frances-de-chantal": "08-12", "pontian": "08-13",
    "hippolytus-of-rome": "08-13", "john-eudes": "08-19", "joseph-calasanz": "08-25",
    "januarius": "09-19", "paul-chong-hasang": "09-20", "john-leonardi": "10-09",
    "john-xxiii": "10-11", "callistus-i": "10-14", "hedwig-of-silesia": "10-16",
    "paul-of-the-cross": "10-19", "john-de-brebeuf": "10-19", "john-of-capistrano": "10-23",
    "anthony-mary-claret": "10-24", "charles-borromeo": "11-04", "columban": "11-23",
    "andrew-dung-lac": "11-24", "damasus-i": "12-11", "john-of-kanty": "12-23",
    "sylvester-i": "12-31", "vincent-de-paul": "09-27", "vincent-ferrer": "04-05",
    "wenceslaus": "09-28",
}  # fmt: skip
"""All whom the General Roman Calendar names with a day of their own, as of 2026.

Of martyrs who are kept together it names one or two; the others are 'and companions'.
"""

SINCE_2004 = {
    "carlo-acutis", "charles-de-foucauld", "jose-gregorio-hernandez", "jose-sanchez-del-rio",
    "louis-martin", "mama-antula", "marianne-cope", "oscar-romero", "zelie-martin",
}  # fmt: skip
"""Beatified after the Martyrology of 2004, and not in the General Roman Calendar."""

GROUPS = {
    "our-lady": "08-15", "saint-joseph": "03-19", "saint-michael": "09-29",
    "saint-gabriel": "09-29", "saint-raphael": "09-29", "guardian-angels": "10-02",
    "all-saints": "11-01", "holy-innocents": "12-28", "first-martyrs-of-rome": "06-30",
    "seven-servite-founders": "02-17",
}  # fmt: skip
"""Days of Our Lady, St. Joseph, the angels, and of those whom the calendar keeps together."""
