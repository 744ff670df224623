"""How a report looks: quiet, by day and by night, on paper and on a phone."""

STYLE = """
:root{color-scheme:light dark;--ground:#fffdf8;--ink:#24211c;--soft:#6f685c;--line:#e2dccf;
--mark:#8a5a00;--c0:#2c5f8a;--c1:#9a3b3b;--c2:#3f7344;--c3:#8a5a00;--c4:#6a4c93;--c5:#4d4d4d}
@media(prefers-color-scheme:dark){:root{--ground:#191714;--ink:#ece6da;--soft:#a79f90;
--line:#3a352d;--mark:#e0a84a;--c0:#8ab8de;--c1:#e29a9a;--c2:#9acb9f;--c3:#e0a84a;--c4:#c3a9e4;
--c5:#c9c9c9}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 Georgia,serif}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.7rem;line-height:1.2}h2{margin-top:2.5rem;font-size:1.25rem}
.under{color:var(--soft);margin-top:-.6rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .7rem .3rem 0;
border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:normal}
td{font-variant-numeric:tabular-nums}
figure{margin:1.2rem 0}figcaption{color:var(--soft);font-size:.9rem}
svg{width:100%;height:auto;font:12px system-ui,sans-serif}
svg text{fill:var(--ink)}.end{text-anchor:end}.middle{text-anchor:middle}
.grid{stroke:var(--line);fill:none}.even{stroke:var(--mark);stroke-dasharray:4 4;fill:none}
.span{stroke:var(--c0);stroke-width:2;fill:none}.dot,.bar{fill:var(--c0)}
polyline{fill:none;stroke-width:2}polygon{opacity:.15}
summary{cursor:pointer;padding:.4rem 0}
""" + "".join(
    f".k{n} polyline{{stroke:var(--c{n})}}.k{n} polygon,.k{n} text{{fill:var(--c{n})}}"
    for n in range(6)
)
