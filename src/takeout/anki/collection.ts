import type { Database, SqlJsStatic } from 'sql.js';
import type { PairId } from '../../model/pair.ts';
import { ROLLOVER_HOUR } from '../../study/study-day.ts';
import type { OnAnswer, TakenWord } from '../words.ts';
import { listTags, makeGuid, sumField, writeFields } from './fields.ts';
import { makeNoteType, NOTE_TYPE_ID } from './note-type.ts';
import { findDueDay, makeNewSchedule, toAnkiAnswer, toAnkiSchedule } from './schedule.ts';
import { DEFAULT_OPTIONS, INDEXES, makeDeck, makeSettings, SCHEMA } from './schema.ts';

export interface CollectionParts {
  sql: SqlJsStatic;
  words: readonly TakenWord[];
  nameDeck: (pair: PairId) => string;
  /** Replays the log. Undefined if cards are to be new. */
  replayAnswers: ((onAnswer: OnAnswer) => void) | undefined;
  now: number;
  zoneMinutes: number;
  /** Current study day. */
  day: number;
}

/** Between the fields of a note. */
const FIELD_END = '\x1F';

/** Writes a collection of Anki's schema 11, which every version since 2.1 imports. @returns The database file. */
export async function writeCollection(parts: CollectionParts): Promise<Uint8Array> {
  const database = new parts.sql.Database();
  try {
    database.run(SCHEMA);
    database.run('BEGIN');
    const firstDay = findFirstDay(parts);
    addCollection(database, parts, firstDay);
    const ids = await addNotes(database, parts, firstDay);
    if (parts.replayAnswers) addAnswers(database, parts.replayAnswers, ids, parts.now);
    database.run(INDEXES);
    database.run('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}

/** Days of reviews count from the beginning of the collection, so it begins before all of them. */
function findFirstDay({ words, day }: CollectionParts): number {
  const days = words.map(({ card }) => (card && findDueDay(card)) ?? day);
  return Math.max(0, days.reduce((first, due) => Math.min(first, due), day) - 1);
}

/** Identifies the deck of a pair for ever: its six letters as a number to the base 26, beyond the ids of other decks. */
export function toDeckId(pair: PairId): number {
  const letters = [...pair.replace('-', '')];
  return letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0) + 1_600_000_000_000;
}

function addCollection(database: Database, { words, nameDeck, now, zoneMinutes }: CollectionParts, firstDay: number) {
  const second = Math.floor(now / 1_000);
  const pairs = [...new Set(words.map(({ pair }) => pair))];
  const decks = [{ id: 1, name: 'Default' }, ...pairs.map((pair) => ({ id: toDeckId(pair), name: nameDeck(pair) }))];
  const created = firstDay * 86_400 + ROLLOVER_HOUR * 3_600 - zoneMinutes * 60;
  const own = decks.at(-1)?.id ?? 1;
  database.run('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    created,
    now,
    now,
    JSON.stringify(makeSettings({ deckId: own, cards: words.length, rolloverHour: ROLLOVER_HOUR, zoneMinutes })),
    JSON.stringify({ [NOTE_TYPE_ID]: makeNoteType(own) }),
    JSON.stringify(Object.fromEntries(decks.map(({ id, name }) => [id, makeDeck(id, name, second)]))),
    JSON.stringify({ 1: DEFAULT_OPTIONS }),
    '{}',
  ]);
}

/** @returns The id of each word's note, which is also that of its card. */
async function addNotes(database: Database, parts: CollectionParts, firstDay: number): Promise<Map<TakenWord, number>> {
  const { words, replayAnswers, day, now } = parts;
  const second = Math.floor(now / 1_000);
  const makeId = createIds(now);
  const ids = new Map<TakenWord, number>();
  const note = database.prepare('INSERT INTO notes VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, 0, ?)');
  const card = database.prepare('INSERT INTO cards VALUES (?, ?, ?, 0, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)');
  for (const [index, taken] of words.entries()) {
    const id = makeId(taken.addedAt);
    ids.set(taken, id);
    const fields = writeFields(taken);
    const [first = ''] = fields;
    const tags = ` ${listTags(taken, day).join(' ')} `;
    const sum = await sumField(first);
    note.run([id, await makeGuid(taken), NOTE_TYPE_ID, second, tags, fields.join(FIELD_END), first, sum, '']);
    const time = { firstDay, day, answeredAt: taken.answeredAt, decay: taken.decay, position: index + 1 };
    const found = replayAnswers ? toAnkiSchedule(taken.card, time) : makeNewSchedule(time.position);
    const { type, queue, due, ivl, factor, reps, lapses, left, data } = found;
    const schedule = [type, queue, due, ivl, factor, reps, lapses, left, data];
    card.run([id, id, toDeckId(taken.pair), second, ...schedule]);
  }
  note.free();
  card.free();
  return ids;
}

/** Ids in Anki are instants, each once, and none from the future. */
function createIds(now: number): (at: number) => number {
  const used = new Set<number>();
  return (at) => {
    let id = Math.min(Math.max(1, Math.floor(at)), now);
    while (used.has(id)) id += 1;
    used.add(id);
    return id;
  };
}

function addAnswers(
  database: Database,
  replayAnswers: NonNullable<CollectionParts['replayAnswers']>,
  ids: ReadonlyMap<TakenWord, number>,
  now: number,
): void {
  const cards = new Map([...ids].map(([{ pair, word }, id]) => [`${pair} ${word}`, { id, lastIvl: 0 }]));
  const row = database.prepare('INSERT INTO revlog VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)');
  let lastId = 0;
  replayAnswers((taken, op, before, after) => {
    const card = cards.get(`${taken.pair} ${taken.word}`);
    if (!card) return;
    // Answers come in their order.
    lastId = Math.max(lastId + 1, Math.min(Math.max(1, Math.floor(op.at)), now));
    const { ease, ivl, lastIvl, factor, time, type } = toAnkiAnswer(op, before, after, card.lastIvl);
    card.lastIvl = ivl;
    row.run([lastId, card.id, ease, ivl, lastIvl, factor, time, type]);
  });
  row.free();
}
