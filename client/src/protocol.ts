// Made by ./run protocol from the Python structs; do not edit.

/** Host: the game is broken off. */
export interface Abandon {
  do: "abandon";
  nonce?: string;
}

/** My seat does this: an action of the game, or a secret reply. */
export interface Act {
  do: "act";
  nonce?: string;
  action: string;
  seen?: number;
}

/** An entry of the record, as far as these eyes may know. */
export interface Acted {
  kind: "act";
  seat: number;
  by: string;
  person: number;
  action: string;
  events: Heard[];
  lines?: string[];
}

/** In how many of a hundred games played on the seat has won after an action. */
export interface ActionChance {
  action: string;
  n: number;
}

/** Shall we end this game here? */
export interface AgreeEnd {
  do: "agree-end";
  nonce?: string;
}

/** The last line: all of it. */
export interface AnalysisNow {
  is: "analysis";
  depth: string;
  playouts: number;
  open: boolean;
  together: boolean;
  about: string[];
  moments: MomentNow[];
  seats: SeatShare[];
  turning: number[];
}

/** So many moves have been looked at. */
export interface AnalysisProgress {
  is: "progress";
  done: number;
  of: number;
}

/** Which game to look at, how deeply, and in whose words. */
export interface AnalysisWish {
  record: string;
  depth?: string;
  open?: boolean;
  lang?: string;
  names?: string[];
}

export type AnyAsk = Since | Pong | WhyNot | Hint | Show | Name | ShowFace | Sit | Rise | Leave | Ready | Choose | Set | ShareSeat | SeatBot | Back | Remove | HandOver | MayRenew | Start | SeedShare | Act | Curtain | Enter | Undo | Consent | Change | AgreeEnd | Abandon | Next | Phrase;

export type AnyClassAsk = Pong | HoldBee | ShowAnswer | NextQuestion | MoreTime | HoldLearning | HoldTables | StopAll | ComeHelp | Helped | PauseClass | RemovePupil | RenamePupil | SetDoor | SetUntil | MakeScreen | LookIn | RenewPupil | CloseClass | GiveAnswer | Learnt | AskHelp | TakeSeat;

export type AnyClassTell = TeacherNow | PupilNow | ScreenNow | WayTold | Done | Refusal | Ping | Notice | Bye;

export type AnyTell = Notice | Done | Refusal | Why | Hinted | Ping | Bye | Update | Welcome;

/** Pupil: please come; or never mind. */
export interface AskHelp {
  do: "help";
  nonce?: string;
  on?: boolean;
}

/** Somebody asks for what takes the consent of all others. */
export interface AskRow {
  kind: "ask";
  person: number;
  what: string;
  seat?: number;
  n?: number;
  target?: number;
}

/** May this seat do this after so many entries that count? */
export interface AskedAction {
  record: string;
  seat: number;
  action: string;
  ply?: number;
}

/** What waits for consent. */
export interface AskedNow {
  person: number;
  what: string;
  seat: number;
  n: number;
  target: number;
  yes: number[];
  open: number[];
}

/** Something that a puzzle does not offer. */
export interface Attempt {
  game: string;
  puzzle: string;
  action: string;
  lang: string;
}

/** Host: the bot leaves this seat. */
export interface Back {
  do: "back";
  nonce?: string;
  seat: number;
}

/** The bot leaves the seat to its people, or empty. */
export interface BackRow {
  kind: "back";
  seat: number;
}

/** The bee as everybody may know it. Until the answer is shown the last four are empty. */
export interface BeeNow {
  rules: BeeRules;
  number: number;
  level: number;
  stage: "asking" | "over" | "shown";
  asks: string;
  options: BeeOption[];
  until: number;
  answer?: number;
  saint?: string;
  more?: string[];
  counts?: number[];
}

/** An answer to choose. */
export interface BeeOption {
  words: string;
  saint: string;
}

/** How a bee is held. */
export interface BeeRules {
  pool?: string;
  level?: number;
  climbs?: boolean;
  rounds?: number;
  seconds?: number;
  fast?: boolean;
  lives?: number;
}

/** What a board tells of a bee beside: how many, never who. */
export interface BeeSeen {
  answers: number;
  asked: number;
  left: number;
  panes: number;
}

/** The game through one seat's eyes, in one language: a board of a replay or of a guide. */
export interface BoardWords {
  prompt: string;
  choices: Choice[];
  sections: Section[];
  places: Record<string, string>;
  cards: Record<string, SaintFacts>;
  briefing: string[];
  outcome: string;
}

/** A bot that may play a seat. */
export interface BotInfo {
  level: string;
  title: Record<string, string>;
  several: Record<string, string>;
  usual: boolean;
}

/** A bot plays a seat; the people who sit there keep it (T-3.3). */
export interface BotRow {
  kind: "bot";
  seat: number;
  level: string;
  why?: string;
  version?: number;
  instead_of?: string;
}

/** The text of a record. */
export interface Brought {
  record: string;
}

/** The game goes on from a record that somebody brought: whoever wrote it chose its luck. */
export interface BroughtNow {
  entries: number;
  drawn: number;
  carried: boolean;
  position: boolean;
}

/** The line is closed. */
export interface Bye {
  is: "bye";
  why: string;
}

/** An action in words, and the seat's chance to win after it in a hundred. */
export interface ChanceNow {
  action: string;
  label: string;
  n: number;
}

/** May seats and options change before the next game of the series? (T-3.2) */
export interface Change {
  do: "change";
  nonce?: string;
}

/** All agreed that seats and options may change before the next game (T-3.2). */
export interface ChangeRow {
  kind: "change";
}

/** One thing that may be done. */
export interface Choice {
  action: string;
  label: string;
  group: string;
}

/** Host: this is the game we play. */
export interface Choose {
  do: "choose";
  nonce?: string;
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  pack?: string;
  same_pack?: boolean;
  record?: string;
  ply?: number;
}

/** The game to be played. */
export interface Chosen {
  kind: "choose";
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  pack: string;
  plies: number;
}

/** A pupil who came in, as they are called from now on, and their own link. */
export interface ClassEntered {
  room: string;
  pupil: number;
  name: string;
  link: string;
}

/** A new class, its teacher's link, which is shown once, and its first code. */
export interface ClassOpened {
  room: string;
  link: string;
  code: string;
  ends: number;
}

/** What a teacher is called, what the class is, and until when it lasts. */
export interface ClassOpening {
  name: string;
  title?: string;
  lang?: string;
  hours?: number;
}

/** A class from outside: nothing of its pupils but how many they are. */
export interface ClassPeek {
  room: string;
  kind: string;
  pupil: number;
  title: string;
  teacher: string;
  lang: string;
  pupils: number;
  most: number;
  ends: number;
}

/** What a class has done so far; gone with the class. */
export interface ClassResults {
  title: string;
  teacher: string;
  opened: number;
  ends: number;
  bees: number;
  pupils: PupilResult[];
}

/** A decision that is being timed. */
export interface ClockNow {
  seat: number;
  at: number;
}

/** What a deadline decided (T-4.1). */
export interface ClockRow {
  kind: "clock";
  seat: number;
  did: string;
}

/** Teacher: the class is over and forgotten, with its tables. */
export interface CloseClass {
  do: "close";
  nonce?: string;
}

/** Teacher: I come to whoever asked for help. */
export interface ComeHelp {
  do: "coming";
  nonce?: string;
  pupil: number;
}

/** What somebody who comes in wants to be called, and whether they sit down at once. */
export interface Coming {
  name: string;
  sits?: boolean;
}

/** The dealer promises a seed by its hash. */
export interface CommitRow {
  kind: "commit";
  game: number;
  commitment: string;
}

/** The first line. */
export interface ComparisonBegun {
  is: "begun";
  players: number;
  command: string;
  sides: string[];
}

/** How far it is, and what came of it so far. */
export interface ComparisonNow {
  is: "now";
  of: number;
  role: string;
  sides: SideNow[];
  differences: DifferenceNow[];
  last: string[];
  whole?: Record<string, unknown> | null;
}

/** Which rules to compare with which. */
export interface ComparisonWish {
  game: string;
  players?: number;
  options?: Record<string, boolean | number | string>;
  numbers?: Record<string, number>;
  against?: Record<string, boolean | number | string>;
  house?: boolean;
  bots?: string;
  games?: number;
  seed?: string;
}

/** Yes or no to what was asked. */
export interface Consent {
  do: "consent";
  nonce?: string;
  yes: boolean;
}

/** Somebody's answer to what was asked; one no settles it. */
export interface ConsentRow {
  kind: "consent";
  person: number;
  yes: boolean;
}

/** On a device that goes from hand to hand: I cannot see the table yet, or now I can. */
export interface Curtain {
  do: "curtain";
  nonce?: string;
  down: boolean;
}

/** The game begins. */
export interface Dealt {
  kind: "deal";
  game: number;
  header: unknown;
}

/** Something that is set: one of what is known, or a number within bounds. */
export interface DialNow {
  key: string;
  label: string;
  value: string;
  known: PieceNow[];
  low: number;
  high: number;
}

/** A measure that both sides have. */
export interface DifferenceNow {
  name: string;
  value: number;
  low: number;
  high: number;
  effect: number;
  size: string;
}

/** Stored; the answer to a message. */
export interface Done {
  is: "done";
  nonce: string;
  seq: number;
}

/** The game has ended; its seed is published. */
export interface EndRow {
  kind: "end";
  why: string;
  seed: string;
  reason?: string;
  winners?: number[];
  scores?: number[];
}

/** T-4.2: this is what we rolled or turned up. */
export interface Enter {
  do: "enter";
  nonce?: string;
  action: string;
}

/** Somebody came in. */
export interface EnterRow {
  kind: "enter";
  person: number;
  name: string;
  origin?: string;
}

/** Somebody who came in, and their own link. */
export interface Entered {
  room: string;
  person: number;
  link: string;
}

/** The board as one seat sees it; -1 for everybody. */
export interface EyesNow {
  seat: number;
  view: unknown;
  words: BoardWords;
}

/** Somebody chose the picture by which others know them. */
export interface FaceRow {
  kind: "face";
  person: number;
  face: string;
}

/** What is wrong with a position, in words; the line of its file, and the rule if any. */
export interface FaultNow {
  says: string;
  line: number;
  rule: string;
}

/** Whose feast it is, and what there is to tell at a glance. */
export interface FeastSaint {
  key: string;
  name: Record<string, string>;
  month: number;
  day: number;
  other_feasts: OtherFeast[];
  life: Record<string, string>;
}

/** A measure of one side, between what it truly lies, and what even would be. */
export interface FigureNow {
  name: string;
  value: number;
  low: number;
  high: number;
  percent?: boolean;
  even?: number | null;
  says?: Record<string, string>;
}

/** One thing to fill in. */
export interface FormField {
  key: string;
  label: string;
  kind: string;
  low?: number;
  high?: number;
  longest?: number;
  known?: Known[];
  optional?: boolean;
  help?: string;
}

/** A table of a file, or rows of them. */
export interface FormTable {
  key: string;
  label: string;
  kind: string;
  fields: FormField[];
  group?: string;
  help?: string;
  most?: number;
  closed?: boolean;
}

/** A board of a replay: what was done, what was heard, how it looks then. */
export interface Frame {
  ply: number;
  seat: number;
  action: string;
  by: string;
  events: Heard[];
  view?: unknown;
  rules?: string[];
  words?: BoardWords | null;
  lines?: string[];
}

/** The boards of a record, one after the other. */
export interface Frames {
  plies: number;
  frames: Frame[];
}

/** A game. */
export interface GameInfo {
  key: string;
  title: Record<string, string>;
  genre: Record<string, string>;
  blurb: Record<string, string>;
  aim: Record<string, string>;
  minutes: Record<string, string>;
  about: Record<string, string>;
  thanks: Record<string, string>;
  fewest: number;
  most: number;
  rules_version: number;
  prefix: string;
  age: number;
  usual: number;
  glass: string[];
  secret: boolean;
  dice: boolean;
  guide: string;
  prints: boolean;
  quizzes: boolean;
  packs?: Record<string, string>;
  levels?: string[];
}

/** Pupil: this is my answer, until the question is over or I choose another. */
export interface GiveAnswer {
  do: "answer";
  nonce?: string;
  number: number;
  choice: number;
}

/** A seat's people let the host make one new link for one of them. */
export interface GrantRow {
  kind: "grant";
  person: number;
}

/** A guide in a list; words by language. */
export interface GuideInfo {
  name: string;
  game: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
}

/** A guide in one language: the notes, the record, and a board for every ply that is shown. */
export interface GuideNow {
  name: string;
  game: string;
  title: string;
  seat: number;
  names: string[];
  record: string;
  notes: NoteNow[];
  frames: Frame[];
}

/** Host: somebody else is host. Who sits may ask to be it when the host is away. */
export interface HandOver {
  do: "hand-over";
  nonce?: string;
  person: number;
}

/** Alive, and what is stored is on disk. */
export interface Health {
  status: string;
  version: string;
  written: number;
}

/** An event that these eyes may know of. */
export interface Heard {
  event: string;
  facts: Record<string, number | string>;
}

/** Teacher: that was answered. */
export interface Helped {
  do: "helped";
  nonce?: string;
  pupil: number;
}

/** What would a club bot do in my seat? */
export interface Hint {
  do: "hint";
  nonce?: string;
}

/** The answer to Hint. */
export interface Hinted {
  is: "hint";
  nonce: string;
  action: string;
  why?: string;
  facts?: Record<string, number | string>;
  words?: string;
}

/** Teacher: a bee begins with its first question. */
export interface HoldBee {
  do: "bee";
  nonce?: string;
  rules?: BeeRules;
}

/** Teacher: everybody learns the same things at their own pace. */
export interface HoldLearning {
  do: "learn";
  nonce?: string;
  rules?: LearnRules;
}

/** Teacher: everybody plays this game; the tables of before are over. */
export interface HoldTables {
  do: "tables";
  nonce?: string;
  rules: TableRules;
}

/** The host's powers pass to somebody. */
export interface HostRow {
  kind: "host";
  person: number;
  taken?: boolean;
}

/** What the keeper of the house says to everybody. */
export interface HouseNow {
  closed: boolean;
  notice: Record<string, string>;
}

/** A seat, and what whoever sits there is called until they say otherwise. */
export interface Invitation {
  seat: number;
  name: string;
}

/** The last line instead, where it was begun and could not be ended; as a Problem. */
export interface JobRefused {
  is: "refused";
  code: string;
  rule?: string;
  facts?: Record<string, number | string>;
}

/** Something that a field may be, and what it is called. */
export interface Known {
  value: string | number;
  label: string;
}

/** What the lab can do with a game. */
export interface LabInfo {
  numbers: Record<string, number>;
  says: Record<string, Record<string, string>>;
  house: string;
  levels: string[];
  games: number;
  most: number;
}

/** The learning round. */
export interface LearnNow {
  rules: LearnRules;
  items: string[];
}

/** What is learnt in a learning round. */
export interface LearnRules {
  pool?: string;
  level?: number;
  way?: "flash" | "quiz";
  count?: number;
}

/** Pupil: I have done this one of the learning round. */
export interface Learnt {
  do: "learnt";
  nonce?: string;
  item: number;
  right: boolean;
}

/** I leave for good; my link is void. */
export interface Leave {
  do: "leave";
  nonce?: string;
}

/** What one level of bots does, and how often it chose that of so many times. */
export interface LevelNow {
  level: string;
  label: string;
  n: number;
  most: number;
}

/** Somebody's line was cut, or is back. */
export interface LineRow {
  kind: "line";
  person: number;
  up: boolean;
  woke?: boolean;
  cut?: number;
}

/** 'door', 'watch' or 'code'. */
export interface Lock {
  kind: string;
}

/** The host changed a link that many may have, or the code; lines by the old one are closed. */
export interface LockRow {
  kind: "lock";
  way: string;
}

/** What a picture should not guess from the other facts; empty where it may. */
export interface Look {
  skin?: string;
  hair?: string;
  cut?: string;
  beard?: string;
  head?: string;
  wears?: string[];
  holds?: string[];
}

/** Teacher: a link of my own to a table; the one before is void. */
export interface LookIn {
  do: "look";
  nonce?: string;
  table: number;
}

/** Teacher: a link for a projector; the one before is void. */
export interface MakeScreen {
  do: "screen";
  nonce?: string;
}

/** Host: may I make a new link for somebody who sits? Their seat is asked. */
export interface MayRenew {
  do: "may-renew";
  nonce?: string;
  person: number;
}

/** One move, and how things stood before it; chances are hundredths of a percent. */
export interface MomentNow {
  kind: string;
  seat: number;
  action: string;
  chances: number[];
  title: string;
  lines: string[];
  better?: string;
  value?: number;
  kept?: number;
  weight?: number;
  whose?: number;
  step?: number;
}

/** Teacher: the open question has so many seconds more. */
export interface MoreTime {
  do: "more";
  nonce?: string;
  seconds?: number;
}

/** A piece is taken from one place and put on another. */
export interface Moved {
  piece: string;
  here: string;
  there: string;
}

/** I want to be called by this name. */
export interface Name {
  do: "name";
  nonce?: string;
  name: string;
}

/** Somebody changed their name. */
export interface NameRow {
  kind: "name";
  person: number;
  name: string;
}

/** What somebody wants to be called. */
export interface Named {
  name: string;
}

/** A secret, shown once. */
export interface NewLink {
  link: string;
}

/** Host: the next game of the series, or a rematch after it. */
export interface Next {
  do: "next";
  nonce?: string;
}

/** Teacher: the next question of the bee; after the last one it is over. */
export interface NextQuestion {
  do: "next";
  nonce?: string;
}

/** People stay for another game: of the series, or a rematch that begins a new one. */
export interface NextRow {
  kind: "next";
  rematch: boolean;
}

/** What is said before the entry after `ply` others; `action` is what the learner is to do. */
export interface NoteNow {
  ply: number;
  says: string;
  action: string;
  other: string;
}

/** What the keeper of the house announces to everybody; nothing when it is over. */
export interface Notice {
  is: "notice";
  text: Record<string, string>;
}

/** Which rule forbids it, and that in words; both '' where it is allowed. */
export interface Objection {
  rule: string;
  says: string;
}

/** The room was opened by its host, who is person 0. */
export interface OpenRow {
  kind: "open";
  name: string;
}

/** A new room and its secrets; they are shown once. */
export interface Opened {
  room: string;
  person: number;
  link: string;
  door: string;
  watch: string;
}

/** What bots would do in one seat. */
export interface OpinionNow {
  seat: number;
  name: string;
  best: string;
  advice: string;
  chances: ChanceNow[];
  levels: LevelNow[];
}

/** Another day of the General Roman Calendar that belongs to a saint. */
export interface OtherFeast {
  month: number;
  day: number;
  name: Record<string, string>;
}

/** How the game ended. */
export interface OutcomeNow {
  reason: string;
  winners: number[];
  scores: number[];
}

/** A game with somebody's own pack, to be printed. */
export interface OwnPrint {
  game: string;
  lang: string;
  pack: string;
  paper?: string;
  ink?: string;
}

/** A pupil's table. */
export interface OwnTable {
  table: number;
  room: string;
  game: string;
  seat: number;
  over: boolean;
}

/** A pack as it is now: as fields, or as the text of a file. */
export interface PackAsked {
  lang: string;
  game?: string;
  data?: Record<string, unknown>;
  text?: string;
}

/** What is wrong with it, in words, and where. */
export interface PackFaultNow {
  says: string;
  line: number;
  section: string;
  row: number;
  key: string;
}

/** The file of the house's pack cannot be used as it is; the table keeps what it has. */
export interface PackFaultRow {
  kind: "pack-fault";
  code: string;
  rule?: string;
  facts?: Record<string, number | string>;
}

/** All that can be filled in, the most wanted first; the rest of a file is text. */
export interface PackForm {
  tables: FormTable[];
  rest?: Record<string, string>;
}

/** A pack with all that is to be said of it. */
export interface PackNow {
  game: string;
  text: string;
  data: Record<string, unknown>;
  faults: PackFaultNow[];
  sheet: PackSheet | null;
}

/** A pack for people. */
export interface PackSheet {
  name: string;
  parts: SheetPart[];
}

/** What a pack of a game begins with. */
export interface PackStart {
  game: string;
  form: PackForm | null;
  text: string;
  data: Record<string, unknown>;
  extends: boolean;
  languages: string[];
}

/** Teacher: everybody rests, at tables too; or goes on. */
export interface PauseClass {
  do: "pause";
  nonce?: string;
  on?: boolean;
}

/** Secret replies are kept unopened for a while, whoever has answered (T-5.1). */
export interface PauseNow {
  begun: number;
  ends: number;
}

/** Somebody in the room. */
export interface PersonNow {
  person: number;
  name: string;
  face: string;
  seat: number;
  ready: boolean;
  up: boolean;
}

/** One of PHRASES to all. */
export interface Phrase {
  do: "phrase";
  nonce?: string;
  phrase: string;
}

/** One of the friendly phrases; there is no free chat. */
export interface PhraseRow {
  kind: "phrase";
  person: number;
  phrase: string;
}

/** A piece, and what it is called. */
export interface PieceNow {
  piece: string;
  label: string;
}

/** Answer with Pong and the same number, at once. */
export interface Ping {
  is: "ping";
  n: number;
}

/** The game through one seat's eyes. */
export interface PlayNow {
  view: unknown;
  asks: string;
  answered?: boolean;
  undo?: string;
  clocks?: ClockNow[];
  outcome?: OutcomeNow | null;
  pause?: PauseNow | null;
  legal?: string[];
  lists?: Record<string, unknown[]>;
  added?: Record<string, unknown>;
  words?: WordsNow | null;
}

/** A seat of a table, on the teacher's board. */
export interface PlayerSeen {
  pupil: number;
  bot: string;
  here: boolean;
}

/** The answer to a Ping, at once. */
export interface Pong {
  do: "pong";
  nonce?: string;
  n: number;
}

/** A position: its file, a record after so many entries, or a game at its first turn. */
export interface PositionAsked {
  lang: string;
  file?: string;
  record?: string;
  ply?: number;
  game?: string;
  players?: number;
  options?: Record<string, boolean | number | string>;
  moved?: Moved | null;
  turned?: Turned | null;
}

/** A position as the page shows it. */
export interface PositionNow {
  game: string;
  players: number;
  names: string[];
  file: string;
  head: number;
  faults: FaultNow[];
  over: boolean;
  record: string;
  boards: EyesNow[];
  spots: SpotNow[];
  targets: Record<string, string[]>;
  dials: DialNow[];
  askable: number[];
}

/** Why something was not done; the same codes and rules as on the socket. */
export interface Problem {
  code: string;
  rule?: string;
  facts?: Record<string, number | string>;
}

/** How a game went: each seat's prospects as a club bot weighs them, from first to last. */
export interface Prospects {
  seats: number[][];
  plies: number[];
}

/** The class, for one of its pupils. */
export interface PupilNow {
  is: "pupil";
  room: string;
  now: number;
  title: string;
  teacher: string;
  lang: string;
  ends: number;
  paused: boolean;
  doing: "bee" | "learn" | "tables" | "waiting";
  pupil: number;
  name: string;
  help: "" | "asked" | "coming";
  bee: BeeNow | null;
  mine: number;
  points: number;
  misses: number;
  learn: LearnNow | null;
  done: number[];
  knew: number;
  table: OwnTable | null;
}

/** What one pupil did. */
export interface PupilResult {
  name: string;
  points: number;
  right: number;
  answered: number;
  asked: number;
  learnt: number;
  knew: number;
  games: number;
  wins: number;
}

/** A pupil, on the teacher's board. */
export interface PupilSeen {
  pupil: number;
  name: string;
  here: boolean;
  help: "" | "asked" | "coming";
  since: number;
  table: number;
  points: number;
  right: number;
  answered: number;
  misses: number;
  learnt: number;
  knew: number;
}

/** A puzzle in one language. */
export interface PuzzleNow {
  game: string;
  puzzle: string;
  seat: number;
  names: string[];
  view: unknown;
  words: BoardWords;
  best: string;
  chances: ActionChance[];
  weaker: string;
  club: string;
  why: string[];
  rules: RuleSaid[];
}

/** The puzzles of one game, in the order in which they become the day's. */
export interface PuzzleShelf {
  game: string;
  puzzles: string[];
}

/** What a QR code shall say: an address, sent in the body since it may hold a link. */
export interface QrText {
  text: string;
}

/** What the holding of racing actions changed in one game (docs/table.md, Races). */
export interface RaceReport {
  actions: Timed[];
  overtaken: ([number, number])[];
  late: Timed[];
  longest: number;
}

/** I am ready to start. */
export interface Ready {
  do: "ready";
  nonce?: string;
  ready?: boolean;
}

/** Somebody is ready to start, or no longer. */
export interface ReadyRow {
  kind: "ready";
  person: number;
  ready: boolean;
}

/** The rule that forbids it, '' when it is allowed. */
export interface Reason {
  rule: string;
}

/** What a record is. */
export interface RecordInfo {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  entries: number;
  plies: number;
  over: boolean;
  open: boolean;
  outcome: OutcomeNow | null;
  luck: string;
  differs: UnseededEntry[];
  elsewhere: number;
  bots: string[];
  position: boolean;
}

/** Not done; the answer to a message. Nothing has changed. */
export interface Refusal {
  is: "refused";
  nonce: string;
  code: string;
  rule?: string;
  facts?: Record<string, number | string>;
}

/** Host: send somebody away. */
export interface Remove {
  do: "remove";
  nonce?: string;
  person: number;
}

/** Teacher: this one is no pupil of ours. */
export interface RemovePupil {
  do: "remove";
  nonce?: string;
  pupil: number;
}

/** Somebody left for good, or was sent away; their links are void. */
export interface RemoveRow {
  kind: "remove";
  person: number;
}

/** Teacher: this one is called so. */
export interface RenamePupil {
  do: "rename";
  nonce?: string;
  pupil: number;
  name: string;
}

/** Teacher: a new link for a pupil on another device; the one before is void. */
export interface RenewPupil {
  do: "renew";
  nonce?: string;
  pupil: number;
}

/** Somebody has a new link; lines by the old one are closed. */
export interface RenewRow {
  kind: "renew";
  person: number;
  by: number;
}

/** Whose link is to be new. */
export interface Renewal {
  person: number;
}

/** The house's pack was written anew: the next game that begins is played with it. */
export interface Renewed {
  kind: "pack";
  pack: string;
}

/** The teacher of the class lets all tables rest, or go on: meanwhile nobody moves. */
export interface RestRow {
  kind: "rest";
  on: boolean;
}

/** Somebody who had lost their link has their seat again: all others agreed that it is them. Whoever sat there rises and watches. */
export interface ReturnRow {
  kind: "return";
  person: number;
  seat: number;
}

/** I leave my seat. */
export interface Rise {
  do: "rise";
  nonce?: string;
}

/** Somebody left a seat and watches. */
export interface RiseRow {
  kind: "rise";
  person: number;
}

/** A room as a link opens it. */
export interface RoomNow {
  room: string;
  kind: string;
  person: number;
  seq: number;
  table: TableNow;
  ended: number[];
  awaited: boolean;
}

/** A rule in one sentence, and in full. */
export interface RuleInfo {
  rule: string;
  says: Record<string, string>;
  chapter: Record<string, string>;
  full: Record<string, string>;
}

/** A rule in one sentence. */
export interface RuleSaid {
  rule: string;
  says: string;
}

/** A saint, with words by language. */
export interface Saint {
  key: string;
  set: string;
  famous?: boolean;
  name: Record<string, string>;
  feminine: boolean;
  other_names: Record<string, string[]>;
  born: Year;
  died: Year;
  birthplace: Record<string, string>;
  places: Record<string, string[]>;
  month: number;
  day: number;
  calendar: string;
  other_feasts?: OtherFeast[];
  canonised: number | null;
  main: string;
  colours: string[];
  geography: string[];
  order: string;
  designations: string[];
  expansions: string[];
  companions: string[];
  patronages: Record<string, string[]>;
  depicted: Record<string, string>;
  life: Record<string, string>;
  note: Record<string, string>;
  look?: Look;
}

/** What stands on a saint's card, for who draws it; it never changes while a game goes on. */
export interface SaintFacts {
  name: string;
  main: string;
  ribbons?: string[];
  birth: number;
  passing: number;
  month: number;
  regions?: string[];
  order?: string;
  designations?: string[];
  expansions?: string[];
  days?: string;
  text?: string;
  facts: Record<string, string>;
}

/** A saint in a list. */
export interface SaintInfo {
  key: string;
  name: Record<string, string>;
}

/** The class, for a wall that all look at: no names but the teacher's. */
export interface ScreenNow {
  is: "screen";
  room: string;
  now: number;
  title: string;
  teacher: string;
  lang: string;
  ends: number;
  paused: boolean;
  doing: "bee" | "learn" | "tables" | "waiting";
  code: string;
  pupils: number;
  here: number;
  bee: BeeNow | null;
  seen: BeeSeen | null;
  learn: LearnNow | null;
  learnt: number;
  tables: number;
  over: number;
}

/** Host: a bot plays this seat. */
export interface SeatBot {
  do: "bot";
  nonce?: string;
  seat: number;
  level: string;
}

/** One seat as everyone sees it. */
export interface SeatNow {
  people: number[];
  acting: number;
  shared: boolean;
  bot: string;
}

/** What a seat owes to what, in hundredths of a percent; an error is one standard error. */
export interface SeatShare {
  began: number;
  ended: number;
  luck: number;
  luck_error: number;
  decisions: number;
  decisions_error: number;
  adjusted: number;
}

/** A part of the position: sentences, and a table if there are columns. */
export interface Section {
  heading: string;
  lines: string[];
  columns: string[];
  rows: string[][];
  aloud?: boolean;
}

/** The same on a line: as a whole, or what is not as it was in the update before. */
export interface SectionNow {
  of?: number;
  heading?: string | null;
  lines?: string[] | null;
  columns?: string[] | null;
  rows?: (string[] | number)[] | null;
  aloud?: boolean;
}

/** My seat's 16 random bytes in hexadecimal. */
export interface SeedShare {
  do: "share";
  nonce?: string;
  share: string;
}

/** How the series stands (T-3.2). */
export interface SeriesNow {
  played: number;
  sums: number[];
  wins: number[];
  over: boolean;
  leaders: number[];
}

/** Host: clocks, dice, series. */
export interface Set {
  do: "settings";
  nonce?: string;
  settings: Settings;
}

/** Teacher: nobody else comes in; or there is a new code. */
export interface SetDoor {
  do: "door";
  nonce?: string;
  open: boolean;
}

/** Teacher: the class closes by itself so many hours from now. */
export interface SetUntil {
  do: "until";
  nonce?: string;
  hours: number;
}

/** All that a host may choose for the table itself. */
export interface Settings {
  clock?: TurnClock;
  dice?: string;
  window?: number;
  pause?: number;
  pace?: number;
  target?: number;
  games?: number;
  watching?: boolean;
}

/** The table's settings. */
export interface SettingsRow {
  kind: "settings";
  settings: Settings;
}

/** How it would be: every option has a value. */
export interface Settled {
  players: number;
  options: Record<string, boolean | number | string>;
  asks?: Record<string, boolean | number | string>;
  idle?: string[];
}

/** A seat's own 16 random bytes, as hexadecimal digits. */
export interface ShareRow {
  kind: "share";
  seat: number;
  share: string;
  by: string;
}

/** Host, or who sits there: several people may sit here, or no longer. */
export interface ShareSeat {
  do: "share-seat";
  nonce?: string;
  seat: number;
  shared?: boolean;
}

/** Whether several people may sit here (T-3.1). */
export interface ShareSeatRow {
  kind: "share-seat";
  seat: number;
  shared: boolean;
}

/** What belongs together. */
export interface SheetPart {
  title: string;
  says: string;
  rows: SheetRow[];
  gone?: string[];
}

/** A card or a number, what stands there, and whether it is new or other than as shipped. */
export interface SheetRow {
  name: string;
  says: string;
  change: string;
}

/** On a line with a language: I show this from now on, the table as it is comes with words. */
export interface Show {
  do: "show";
  nonce?: string;
  show: "picture" | "plain";
}

/** Teacher: the question is over, all see which answer is right. */
export interface ShowAnswer {
  do: "show";
  nonce?: string;
}

/** Show me with this picture. */
export interface ShowFace {
  do: "face";
  nonce?: string;
  face: string;
}

/** One side, as far as it was played. */
export interface SideNow {
  games: number;
  together: boolean;
  figures: FigureNow[];
  minutes: Record<string, number>;
}

/** Everything from row `seq` on; -1 for the table as it is now. */
export interface Since {
  do: "since";
  nonce?: string;
  seq?: number;
}

/** I take this seat; where a game runs, its people are asked (T-5.1). */
export interface Sit {
  do: "sit";
  nonce?: string;
  seat: number;
}

/** Somebody took a seat, alone or with those who share it (T-3.1). */
export interface SitRow {
  kind: "sit";
  person: number;
  seat: number;
}

/** A place and what lies there. */
export interface SpotNow {
  key: string;
  label: string;
  pieces: PieceNow[];
}

/** Host: the game begins; the dealer commits. */
export interface Start {
  do: "start";
  nonce?: string;
}

/** Teacher: the bee, the learning round or the tables are over; what was won is kept. */
export interface StopAll {
  do: "stop";
  nonce?: string;
}

/** All that can be learnt of one saint, in one language. */
export interface StudyEntry {
  key: string;
  name: string;
  others: Record<string, string>;
  feminine: boolean;
  rows: StudyRow[];
  life: string;
  note: string;
  questions: StudyQuestion[];
  orders: StudyOrder[];
}

/** An answer to choose; a window is told by what is seen in it. */
export interface StudyOption {
  words: string;
  saint: string;
}

/** Five saints, the first to die first. */
export interface StudyOrder {
  id: string;
  level: number;
  saints: StudyTime[];
}

/** Two cards that belong together. */
export interface StudyPair {
  saint: string;
  name: string;
  fact: string;
}

/** Saints to learn together. */
export interface StudyPool {
  pool: string;
  title: string;
  saints: number[];
}

/** A question with one true answer. */
export interface StudyQuestion {
  id: string;
  kind: string;
  level: number;
  asks: string;
  window: string;
  windows: boolean;
  options: StudyOption[];
  answer: number;
  more: string[];
}

/** A fact of a card. */
export interface StudyRow {
  fact: string;
  label: string;
  words: string;
  front: number;
}

/** A saint in the list. */
export interface StudySaint {
  key: string;
  name: string;
  month: number;
  day: number;
  glass: string;
}

/** All saints that are asked about, and in which pools. */
export interface StudyShelf {
  saints: StudySaint[];
  pools: StudyPool[];
  deals: number;
}

/** A saint in the order of time. */
export interface StudyTime {
  saint: string;
  when: string;
}

/** Everything around the game; the same for all eyes. */
export interface TableNow {
  room: string;
  phase: "lobby" | "over" | "playing" | "sharing";
  host: number;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  pack: string;
  brought: BroughtNow | null;
  settings: Settings;
  seats: SeatNow[];
  people: PersonNow[];
  asked: AskedNow | null;
  series: SeriesNow | null;
  games: number;
  commitment: string;
  coded: boolean;
  edition?: number;
  renewed?: boolean;
  pack_fault?: PackFaultRow | null;
  paused?: boolean;
  pack_by?: number;
}

/** The pack that lies on a table, as everybody may see it. */
export interface TablePack {
  game: string;
  sheet: PackSheet;
}

/** What is played at the tables of a class, and by whom. */
export interface TableRules {
  game: string;
  options?: Record<string, boolean | number | string>;
  size?: number;
  groups?: number[][];
  bots?: string;
}

/** A table at a glance: what everybody at it may know. */
export interface TableSeen {
  table: number;
  room: string;
  game: string;
  seats: PlayerSeen[];
  phase: "opening" | "over" | "playing" | "sharing";
  turn: number[];
  secret: boolean;
  moves: number;
  moved: number;
  winners: number[];
  scores: number[];
}

/** Pupil: a link to my seat at my table; the one before is void. */
export interface TakeSeat {
  do: "seat";
  nonce?: string;
}

/** The class, for its teacher. */
export interface TeacherNow {
  is: "teacher";
  room: string;
  now: number;
  title: string;
  teacher: string;
  lang: string;
  ends: number;
  paused: boolean;
  doing: "bee" | "learn" | "tables" | "waiting";
  code: string;
  pupils: PupilSeen[];
  bee: BeeNow | null;
  seen: BeeSeen | null;
  learn: LearnNow | null;
  tables: TableSeen[];
}

/** One action of a race. */
export interface Timed {
  entry: number;
  seat: number;
  arrival: number;
  adjusted: number;
}

/** What a row says to these eyes. */
export interface Told {
  seq: number;
  at: number;
  fact: OpenRow | Chosen | Renewed | PackFaultRow | SettingsRow | EnterRow | NameRow | FaceRow | RemoveRow | SitRow | ReturnRow | GrantRow | RenewRow | LockRow | RiseRow | ShareSeatRow | BotRow | BackRow | HostRow | ReadyRow | CommitRow | ShareRow | UndoRow | AskRow | ConsentRow | ChangeRow | ClockRow | LineRow | PhraseRow | RestRow | EndRow | NextRow | Acted | Dealt;
}

/** T-4.1: what happens to a decision that takes long. */
export interface TurnClock {
  kind?: string;
  seconds?: number;
  then?: string;
  level?: string;
  grace?: number;
  silent?: number;
  absent?: string;
}

/** Something is set to another value. */
export interface Turned {
  key: string;
  value: string;
}

/** Take back my last action, or ask the others for it. */
export interface Undo {
  do: "undo";
  nonce?: string;
}

/** An entry that takes back the last n that count (T-2.1, T-2.2). */
export interface UndoRow {
  kind: "undo";
  seat: number;
  n: number;
  by: string;
  person?: number;
  agreed?: boolean;
}

/** An entry that the seed does not give. */
export interface UnseededEntry {
  line: number;
  found: string;
  due: string;
}

/** What is new, once for every group of rows; also the answer to Since. */
export interface Update {
  is: "update";
  seq: number;
  told: Told[];
  table: TableNow | null;
  play: PlayNow | null;
  part?: string;
}

/** How a game might be set up. */
export interface WantedSetup {
  players: number;
  options?: Record<string, boolean | number | string>;
}

/** The answer to `seat`, `look`, `screen` and `renew`: a secret, shown once. */
export interface WayTold {
  is: "way";
  nonce: string;
  room: string;
  link: string;
}

/** The first message on a line. */
export interface Welcome {
  is: "welcome";
  room: string;
  person: number;
  seq: number;
  now: number;
}

/** The answer to WhyNot; the rule is '' when it is allowed. */
export interface Why {
  is: "why";
  nonce: string;
  action: string;
  rule: string;
  at?: string;
  words?: string;
}

/** Which rule forbids this action to my seat? */
export interface WhyNot {
  do: "why-not";
  nonce?: string;
  action: string;
  at?: string;
}

/** Which part of a record to show, through whose eyes. */
export interface Wish {
  record: string;
  seat?: number;
  first?: number;
  count?: number;
  start?: boolean;
  boards?: boolean;
  lang?: string;
  names?: string[];
}

/** The same on a line: what is not there is as it was in the update before on this line. An update without a game, or without words, leaves nothing to build on; so does a new socket. */
export interface WordsNow {
  prompt?: string | null;
  choices?: Choice[] | null;
  sections?: (number | SectionNow)[] | null;
  places?: Record<string, string> | null;
  changed?: Record<string, string | null> | null;
  cards?: Record<string, SaintFacts> | null;
  briefing?: string[];
  outcome?: string;
}

/** A year of birth or death as far as it is known. Written as `1920-05-18`, `1910-03`, `1181`, `about 1181`, `20 BC`, `about 20 BC`, `century 3` or `unknown`. */
export interface Year {
  text: string;
  year: number | null;
  about: boolean;
  century: number;
  month?: number;
  day?: number;
}
