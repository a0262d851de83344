import { RATINGS, type Rating } from '../../../model/rating.ts';
import type {
  FieldChoice,
  NoteType,
  Standing,
  VocabularyChoice,
  VocabularyDeck,
  VocabularyFile,
  VocabularyWord,
  VocabularyWords,
} from '../../../model/vocabulary.ts';
import { IS_ANSWER } from './anki-history.ts';
import { findSchedule } from './anki-presets.ts';
import { readDeckNames, readNoteTypes } from './anki-schema.ts';
import { createWordCollector } from './collect-words.ts';
import { failVocabulary } from './fail-vocabulary.ts';
import { EXAMPLE_NOTES, guessFields } from './guess-fields.ts';
import { readWordField, toPlainField } from './plain-field.ts';
import type { Sqlite } from './sqlite.ts';
import { toLine } from './word-line.ts';

/** Between the fields of a note. */
const FIELD_END = '\x1F';

/** Newest schema of a collection. Source: `SchemaVersion` of Anki 26.08. */
const NEWEST_SCHEMA = 18;

const TABLES = ['col', 'notes', 'cards', 'revlog'] as const;

export const isAnki = ({ tables }: Sqlite) => TABLES.every((name) => tables.has(name));

/**
 * Lists what a collection holds.
 *
 * @throws {AppError} `vocabulary-newer`, `vocabulary-damaged`.
 */
export function describeAnki(sqlite: Sqlite): VocabularyFile {
  const [[schema = 0] = []] = sqlite.rows('SELECT ver FROM col LIMIT 1');
  if (Number(schema) > NEWEST_SCHEMA) {
    failVocabulary('vocabulary-newer', `a collection of schema ${NEWEST_SCHEMA} at most`, `schema ${schema}`);
  }
  return {
    program: 'anki',
    noteTypes: listNoteTypes(sqlite),
    decks: listDecks(sqlite),
    isOpenElsewhere: sqlite.isWal,
  };
}

function listNoteTypes(sqlite: Sqlite): NoteType[] {
  const names = readNoteTypes(sqlite);
  const counts = [...sqlite.rows('SELECT mid, count(*) FROM notes GROUP BY mid ORDER BY count(*) DESC, mid')];
  return counts.flatMap(([mid, notes]) => {
    const named = names.get(Number(mid));
    const rows = [...sqlite.rows(`SELECT flds FROM notes WHERE mid = ${Number(mid)} LIMIT ${EXAMPLE_NOTES}`)];
    const raw = rows.map(([fields]) => String(fields).split(FIELD_END));
    const [first = []] = raw;
    // A note type that lost its description still has notes.
    const fields = named?.fields ?? first.map((_, index) => String(index + 1));
    if (fields.length === 0) return [];
    return {
      id: String(mid),
      name: named?.name ?? '',
      fields,
      notes: Number(notes),
      examples: raw.map((note) => fields.map((_, index) => toExample(note[index] ?? ''))),
      choice: guessFields(fields, raw),
    };
  });
}

/** A cloze shows its sentence. */
const toExample = (field: string) => toLine(toPlainField(field));

/** Cards of a filtered deck belong to the one that they return to. */
const HOME_DECK = 'CASE WHEN odid <> 0 THEN odid ELSE did END';

function listDecks(sqlite: Sqlite): VocabularyDeck[] {
  const names = readDeckNames(sqlite);
  const counts = [...sqlite.rows(`SELECT ${HOME_DECK} AS deck, count(DISTINCT nid) FROM cards GROUP BY deck`)];
  return counts
    .map(([id, notes]) => ({ id: String(id), name: names.get(Number(id)) ?? String(id), notes: Number(notes) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The card of a note that is known best. */
interface BestCard {
  id: number;
  deck: number;
  standing: Standing;
  intervalDays: number;
}

/** Reads the words of the chosen note types and decks. */
export function readAnki(sqlite: Sqlite, choice: VocabularyChoice): VocabularyWords {
  const chosen = new Map(choice.noteTypes.map((noteType) => [Number(noteType.id), noteType]));
  const cards = readBestCards(sqlite, choice);
  const answers = readNewestAnswers(sqlite);
  const collector = createWordCollector();
  const answered = new Map<number, number>();
  for (const [id, mid, fields] of sqlite.rows('SELECT id, mid, flds FROM notes ORDER BY id')) {
    const noteType = chosen.get(Number(mid));
    const card = cards.get(Number(id));
    if (!noteType || !card) continue;
    if (answers.has(card.id)) answered.set(card.deck, (answered.get(card.deck) ?? 0) + 1);
    collector.add({
      ...readTexts(String(fields).split(FIELD_END), noteType),
      standing: card.standing,
      ...toAnswered(card, answers.get(card.id)),
      note: Number(id),
      card: card.id,
    });
  }
  return { ...collector.end(), schedule: findSchedule(sqlite, answered) };
}

function readTexts(fields: readonly string[], { word, meaning, reading, sentence }: FieldChoice) {
  const found = readWordField(fields[word] ?? '');
  const spoken = reading === undefined ? found.reading : toLine(toPlainField(fields[reading] ?? ''));
  const met = sentence === undefined ? found.sentence : toLine(toPlainField(fields[sentence] ?? ''));
  const meant = meaning === undefined ? '' : toPlainField(fields[meaning] ?? '');
  return {
    word: found.word,
    ...(met ? { sentence: met } : {}),
    ...(spoken ? { reading: spoken } : {}),
    ...(meant === '' ? {} : { meaning: meant }),
  };
}

const ORDER: readonly Standing[] = ['suspended', 'new', 'learning', 'known'];

function readBestCards(sqlite: Sqlite, { withoutDecks, knownDays }: VocabularyChoice): Map<number, BestCard> {
  const without = new Set(withoutDecks.map(Number));
  const best = new Map<number, BestCard>();
  for (const row of sqlite.rows(`SELECT id, nid, type, queue, ivl, ${HOME_DECK} FROM cards`)) {
    const [id, note, type, queue, interval, deck] = row.map(Number) as [number, number, number, number, number, number];
    if (without.has(deck)) continue;
    const standing = findStanding({ type, queue, interval }, knownDays);
    const before = best.get(note);
    const rank = ORDER.indexOf(standing) - (before ? ORDER.indexOf(before.standing) : -1);
    if (rank > 0 || (rank === 0 && interval > (before?.intervalDays ?? 0))) {
      best.set(note, { id, deck, standing, intervalDays: interval });
    }
  }
  return best;
}

/** Types and queues of Anki: -1 is suspended, 0 new; a buried card keeps its type. Intervals below a day are negative seconds. */
function findStanding(card: { type: number; queue: number; interval: number }, knownDays: number): Standing {
  if (card.queue === -1) return 'suspended';
  if (card.type === 0) return 'new';
  return card.interval >= knownDays ? 'known' : 'learning';
}

/** The newest answer to a card, and how many there are. */
interface Answered {
  at: number;
  rating: Rating;
  count: number;
}

function readNewestAnswers(sqlite: Sqlite): Map<number, Answered> {
  const answers = new Map<number, Answered>();
  const query = `SELECT cid, max(id), ease, count(*) FROM revlog WHERE ${IS_ANSWER} GROUP BY cid`;
  for (const [card, at, ease, count] of sqlite.rows(query)) {
    const rating = RATINGS[Number(ease) - 1];
    if (rating !== undefined) answers.set(Number(card), { at: Number(at), rating, count: Number(count) });
  }
  return answers;
}

/** A card that is new again has nothing to continue, and one without an interval in days no last answer. */
function toAnswered(
  { id, standing, intervalDays }: BestCard,
  answered: Answered | undefined,
): Pick<VocabularyWord, 'last' | 'past'> {
  if (!answered || standing === 'new' || !Number.isSafeInteger(id) || id < 0) return {};
  const { at, rating, count } = answered;
  const past = { newest: at, count };
  return standing === 'learning' && intervalDays >= 1 ? { last: { at, rating, intervalDays }, past } : { past };
}
