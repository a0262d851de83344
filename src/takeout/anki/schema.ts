/** Tables and settings of a collection of schema 11. Source: `rslib/src/storage/schema11.sql` and the defaults of Anki. */

export const SCHEMA = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL,
  dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
  dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL,
  reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
  flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL,
  lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
`;

/** Created last: an index is faster to build than to keep. */
export const INDEXES = `
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;

interface SettingsParts {
  deckId: number;
  cards: number;
  rolloverHour: number;
  zoneMinutes: number;
}

/** `schedVer`: due days are those of the second scheduler, without which Anki would convert them. */
export const makeSettings = ({ deckId, cards, rolloverHour, zoneMinutes }: SettingsParts): object => ({
  schedVer: 2,
  rollover: rolloverHour,
  // Minutes west of UTC.
  creationOffset: -zoneMinutes,
  curDeck: deckId,
  activeDecks: [deckId],
  nextPos: cards + 1,
  newSpread: 0,
  collapseTime: 1_200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
});

export const makeDeck = (id: number, name: string, changedAt: number): object => ({
  id,
  name,
  mod: changedAt,
  usn: 0,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

/** Options of a deck, as a new collection has them. An import keeps those that are there. */
export const DEFAULT_OPTIONS: object = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2_500, ints: [1, 4, 0], order: 1, perDay: 20, separate: true },
  rev: { bury: false, ease4: 1.3, fuzz: 0.05, hardFactor: 1.2, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};
