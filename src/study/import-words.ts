import type { PairId } from '../model/pair.ts';
import type { ImportCounts, ImportedWord, LastAnswer } from '../model/vocabulary.ts';
import type { Store } from '../store/store.ts';
import { appendBatch, type BatchAction } from '../store/study/log/append-many.ts';
import type { CardRow, StudyDatabase } from '../store/study/study-database.ts';
import { countFitting } from './op-limits.ts';
import { readFold } from './read-fold.ts';
import { type LocalTime, toOpTime } from './study-day.ts';

interface ImportParts {
  store: Store;
  now: () => LocalTime;
  newDeviceId: () => string;
  /** Rebuilds caches of an older version of the rules. */
  ensureCaches: () => Promise<void>;
}

export interface ImportRequest {
  /** Of the batch of ops, by which the whole import is undone. */
  id: string;
  pair: PairId;
  /** Words that become known, in the deck's spelling if a deck has them. */
  known: readonly string[];
  /** Words to study. */
  words: readonly ImportedWord[];
  /** Whether to only count. */
  isDryRun: boolean;
}

export type ImportWords = (request: ImportRequest) => Promise<ImportCounts>;

/** Chance of recall that other programs plan for, unless the learner changed it. */
const USUAL_RETENTION = 0.9;

/**
 * Creates the import of words from another program. A word that was answered, marked or asked for in Wayword stays as it is, so that a second import
 * of the same file adds only what is new. All changes are one batch, in one transaction.
 */
export function createImportWords({ store, now, newDeviceId, ensureCaches }: ImportParts): ImportWords {
  return async ({ id, pair, known, words, isDryRun }) => {
    await ensureCaches();
    const fold = await readFold(store);
    const time = now();
    let counts: ImportCounts = { known: 0, continued: 0, wanted: 0, defined: 0 };
    const decide = async (tables: StudyDatabase): Promise<BatchAction[]> => {
      // All rows of the pair: one request, where tens of thousands of words would take as many.
      const [cardRows, definitionRows] = await Promise.all([
        tables.cards.where('[pair+word]').between([pair], [pair, []]).toArray(),
        tables.definitions.where('[pair+word]').between([pair], [pair, []]).toArray(),
      ]);
      const [cards, definitions] = [byWord(cardRows), byWord(definitionRows)];
      const decided = new Map<string, Decided>();
      // Several spellings of the file may lead to one card. The first one counts.
      const add = (spelling: string, decide: (word: string, current: string) => Decided | undefined) => {
        const word = spelling.normalize('NFC');
        const current = fold.respelling.toCurrent(pair, word);
        const change = decided.has(current) ? undefined : decide(word, current);
        if (change) decided.set(current, change);
      };
      for (const spelling of known) {
        add(spelling, (word, current) => (isNew(cards.get(current)) ? { word, kind: 'known' } : undefined));
      }
      for (const imported of words) {
        add(imported.word, (word, current) =>
          decideStudy({ ...imported, word }, cards.get(current), definitions.has(current), time.at),
        );
      }
      counts = countChanges([...decided.values()]);
      return toActions(pair, [...decided.values()], time.zoneMinutes);
    };
    if (isDryRun) await store.study.read(decide);
    else await appendBatch(store, id, decide, { time: toOpTime(time), fold, newDeviceId });
    return counts;
  };
}

const byWord = <Row extends { word: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.word, row]));

/** What happens to one word. */
type Decided = { word: string; definition?: string | undefined } & (
  | { kind: 'known' }
  | { kind: 'continued'; last: LastAnswer }
  | { kind: 'wanted'; sentence?: string | undefined; title?: string | undefined }
);

const isNew = (card: CardRow | undefined) => card === undefined || (card.queue === 'new' && card.reps === 0);

/** @returns undefined for a word that Wayword knows better already. */
function decideStudy(
  { word, isInDeck, outcome, meaning, reading, sentence, title, last }: ImportedWord,
  card: CardRow | undefined,
  hasDefinition: boolean,
  now: number,
): Decided | undefined {
  if (!isNew(card)) return undefined;
  const text = isInDeck || hasDefinition || meaning === undefined ? undefined : meaning;
  const definition = text === undefined ? undefined : reading === undefined ? text : `${reading} · ${text}`;
  // A wish is newer than the answer of the other program, which would come before it in the log.
  // One of a clock that is ahead would come behind the next answers.
  const isUsable = last !== undefined && last.at <= now && card === undefined;
  if (outcome === 'continue' && isUsable) return { word, definition, kind: 'continued', last };
  return card === undefined || card.due === 0 ? { word, definition, kind: 'wanted', sentence, title } : undefined;
}

function countChanges(decided: readonly Decided[]): ImportCounts {
  const count = (kind: Decided['kind']) => decided.filter((change) => change.kind === kind).length;
  const defined = decided.filter(({ definition }) => definition !== undefined).length;
  return { known: count('known'), continued: count('continued'), wanted: count('wanted'), defined };
}

/** The answers of the other program come first, in their order: they are the log of another device. */
function toActions(pair: PairId, decided: readonly Decided[], zoneMinutes: number): BatchAction[] {
  const known = decided.flatMap(({ kind, word }) => (kind === 'known' ? [word] : []));
  const continued = decided.filter((change) => change.kind === 'continued').sort((a, b) => a.last.at - b.last.at);
  const wanted = decided.filter((change) => change.kind === 'wanted');
  return [
    ...continued.map(({ word, last }) => toReview(pair, word, last, zoneMinutes)),
    ...decided.flatMap(({ word, definition: text }): BatchAction[] =>
      text === undefined ? [] : [{ pair, word, kind: 'define', text }],
    ),
    ...wanted.map(({ word, sentence, title }): BatchAction => {
      const met = sentence === undefined ? {} : { sentence, ...(title === undefined ? {} : { title }) };
      return { pair, word, kind: 'want', ...met };
    }),
    ...splitKnown(known).map((words): BatchAction => ({ pair, word: '', kind: 'know-all', words })),
  ];
}

function toReview(pair: PairId, word: string, last: LastAnswer, zoneMinutes: number): BatchAction {
  const { at, rating, intervalDays } = last;
  return {
    pair,
    word,
    kind: 'review',
    rating,
    intervalDays,
    delayMs: 0,
    retention: USUAL_RETENTION,
    spentMs: 0,
    seen: '',
    past: toOpTime({ at, zoneMinutes }),
  };
}

/** Lists that fit into one op each. */
function splitKnown(words: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (let rest = [...words]; rest.length > 0; ) {
    const count = Math.max(1, countFitting(rest));
    lists.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return lists;
}
