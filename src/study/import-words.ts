import type { PairId } from '../model/pair.ts';
import type { ImportCounts, ImportedWord, LastAnswer, UnfinishedImport } from '../model/vocabulary.ts';
import type { Store } from '../store/store.ts';
import type { Fold } from '../store/study/caches/fold.ts';
import { readRange } from '../store/study/caches/read-range.ts';
import { appendBatch, type BatchAction } from '../store/study/log/append-many.ts';
import { resumeUndo, undoBatch } from '../store/study/log/undo-batch.ts';
import type { CardRow, StudyDatabase } from '../store/study/study-database.ts';
import { type PastLog, readPastLog, toPastActions, toPastId } from './import-history.ts';
import { readFold } from './read-fold.ts';
import { type LocalTime, toOpTime } from './study-day.ts';

interface ImportParts {
  store: Store;
  now: () => LocalTime;
  newDeviceId: () => string;
  /** Rebuilds caches of an older version of the rules. */
  ensureCaches: () => Promise<void>;
}

/** A part of an import: some of its words, which should be near each other in the order of the database. */
export interface ImportRequest {
  /** Of the import, by which all of it is undone. */
  id: string;
  /** Of this part. */
  part: string;
  pair: PairId;
  /** Words that become known, in the deck's spelling if a deck has them. */
  known: readonly string[];
  /** Words to study. */
  words: readonly ImportedWord[];
  /** Whether this part ends the import. */
  isLast: boolean;
  /** Whether to only count. */
  isDryRun: boolean;
  /** Known words that another program marks, so that no undo of a session takes them back. */
  isElsewhere?: boolean | undefined;
}

/**
 * Imports words from another program, part by part, so that answers and look-ups have their turn in between. A word that was answered, marked or
 * asked for in Wayword stays as it is, so an import that was interrupted is completed by importing the same file again.
 */
export interface WordImport {
  /**
   * Begins an import.
   *
   * @param request - `id`: of the import, unless one of the same source was interrupted. `source`: name of what is imported.
   * @returns The import with the id to use. It is the interrupted one, too, so that one undo takes back both.
   */
  begin(request: UnfinishedImport): Promise<UnfinishedImport>;
  /** Finds the import that has begun and not ended. */
  find(): Promise<UnfinishedImport | undefined>;
  /** Stores a part in one transaction. A part that is stored is not stored again. */
  add(request: ImportRequest): Promise<ImportCounts>;
  /** Undoes an import, also one that has only begun. @param request - `ref`: its id. */
  takeBack(request: { id: string; ref: string }): Promise<void>;
  /** Continues an interrupted undo of any batch. Called when the background starts. @returns Whether there was one. */
  resume(): Promise<boolean>;
}

/** Chance of recall that other programs plan for, unless the learner changed it. */
const USUAL_RETENTION = 0.9;

export function createWordImport({ store, now, newDeviceId, ensureCaches }: ImportParts): WordImport {
  const readContext = async () => ({ time: toOpTime(now()), fold: await readFold(store), newDeviceId });
  return {
    begin: ({ id, source }) =>
      store.study.write(['meta'], async ({ meta }) => {
        const interrupted = await readInterrupted(meta);
        if (interrupted?.source === source) return interrupted;
        return keep(meta, { id, source });
      }),

    find: () => store.study.read(({ meta }) => readInterrupted(meta)),

    async add(request) {
      await ensureCaches();
      const fold = await readFold(store);
      const time = now();
      let counts: ImportCounts = { known: 0, continued: 0, wanted: 0, defined: 0, answers: 0 };
      const decide = async (tables: StudyDatabase): Promise<BatchAction[]> => {
        const decided = await decideWords(tables, fold, request, time);
        counts = countChanges(decided);
        if (!request.isDryRun) await note(tables.meta, request, counts);
        return toActions(request, decided, time);
      };
      const batch = toPartId(request);
      if (request.isDryRun) await store.study.read(decide);
      else await appendBatch(store, batch, decide, { time: toOpTime(time), fold, newDeviceId });
      return request.isDryRun && fold.weights[request.pair] ? { ...counts, isFitted: true } : counts;
    },

    async takeBack({ id, ref }) {
      await ensureCaches();
      await undoBatch(store, id, ref, await readContext());
      await store.study.write(['meta'], async ({ meta }) => {
        if ((await readInterrupted(meta))?.id === ref) await meta.delete('importing');
      });
      // The batch may have had weights.
      await ensureCaches();
    },

    async resume() {
      await ensureCaches();
      return resumeUndo(store, readContext);
    },
  };
}

async function readInterrupted(meta: StudyDatabase['meta']) {
  const row = await meta.get('importing');
  return row && (JSON.parse(String(row.value)) as UnfinishedImport);
}

async function keep(meta: StudyDatabase['meta'], unfinished: UnfinishedImport): Promise<UnfinishedImport> {
  await meta.put({ name: 'importing', value: JSON.stringify(unfinished) });
  return unfinished;
}

/** Remembers what the parts of an import came to, until the last one ends it. */
async function note(meta: StudyDatabase['meta'], { id, isLast }: ImportRequest, counts: ImportCounts): Promise<void> {
  if (isLast) return meta.delete('importing');
  const begun = await readInterrupted(meta);
  if (begun?.id === id) await keep(meta, { ...begun, counts: [...(begun.counts ?? []), counts] });
}

/** Its ops have ids that begin with that of the import. */
const toPartId = ({ id, part }: Pick<ImportRequest, 'id' | 'part'>) => `${id}:${part}`;

/** Decides what happens to each word of a part. */
async function decideWords(
  tables: StudyDatabase,
  fold: Fold,
  { pair, known, words }: ImportRequest,
  now: LocalTime,
): Promise<Decided[]> {
  const toCurrent = (spelling: string) => fold.respelling.toCurrent(pair, spelling.normalize('NFC'));
  const all = [...known, ...words.map(({ word }) => word)].map(toCurrent);
  if (all.length === 0) return [];
  const withPast = words.flatMap(({ word, past }) => (past ? [word.normalize('NFC')] : []));
  const [cardRows, definitionRows, pastLog] = await Promise.all([
    readRange(tables.cards, pair, all),
    readRange(tables.definitions, pair, all),
    readPastLog(tables, fold, pair, withPast),
  ]);
  const [cards, definitions] = [byWord(cardRows), byWord(definitionRows)];
  const decided = new Map<string, Decided>();
  // Several spellings of the file may lead to one card. The first one counts.
  const add = (spelling: string, decide: (word: string, current: string) => Decided | undefined) => {
    const current = toCurrent(spelling);
    const change = decided.has(current) ? undefined : decide(spelling.normalize('NFC'), current);
    if (change) decided.set(current, change);
  };
  for (const spelling of known) {
    add(spelling, (word, current) => (isNew(cards.get(current)) ? { word, kind: 'known' } : undefined));
  }
  for (const imported of words) {
    add(imported.word, (word, current) => {
      const here = { pair, pastLog, card: cards.get(current), hasDefinition: definitions.has(current), now };
      return decideStudy({ ...imported, word }, here);
    });
  }
  return [...decided.values()];
}

const byWord = <Row extends { word: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.word, row]));

/** What happens to one word. */
type Decided = { word: string; definition?: string | undefined } & (
  | { kind: 'known' }
  | { kind: 'continued'; actions: BatchAction[] }
  | { kind: 'wanted'; sentence?: string | undefined; title?: string | undefined }
);

const isNew = (card: CardRow | undefined) => card === undefined || (card.queue === 'new' && card.reps === 0);

/** What Wayword has of a word. */
interface Here {
  pair: PairId;
  pastLog: PastLog;
  card: CardRow | undefined;
  hasDefinition: boolean;
  now: LocalTime;
}

/** @returns undefined for a word that Wayword knows better already. */
function decideStudy(imported: ImportedWord, here: Here): Decided | undefined {
  const { word, isInDeck, outcome, meaning, reading, sentence, title } = imported;
  const text = isInDeck || here.hasDefinition || meaning === undefined ? undefined : meaning;
  const definition = text === undefined ? undefined : reading === undefined ? text : `${reading} · ${text}`;
  if (outcome === 'continue' && imported.past) {
    const actions = listPast(imported.past, { word, sentence }, here);
    return actions && { word, definition, kind: 'continued', actions };
  }
  const { card, now } = here;
  if (!isNew(card)) return undefined;
  const last = outcome === 'continue' ? imported.last : undefined;
  // A wish is newer than the answer of the other program, which would come before it in the log.
  // One of a clock that is ahead would come behind the next answers.
  if (last !== undefined && last.at <= now.at && card === undefined) {
    return { word, definition, kind: 'continued', actions: [toReview(here.pair, word, last, now.zoneMinutes)] };
  }
  return card === undefined || card.due === 0 ? { word, definition, kind: 'wanted', sentence, title } : undefined;
}

/** @returns The answers that are new here, none of which are read for a count; undefined if there are none. */
function listPast(
  { card: id, newest, history }: NonNullable<ImportedWord['past']>,
  { word, sentence }: Pick<ImportedWord, 'word' | 'sentence'>,
  { pair, pastLog, card, now }: Here,
): BatchAction[] | undefined {
  if (!history) return pastLog.findFreeId(toPastId(pair, word, id, newest)) === undefined ? undefined : [];
  const actions = toPastActions(
    pastLog,
    { pair, word, card: id, history, hasCard: card !== undefined, sentence },
    now.at,
  );
  return actions.length === 0 ? undefined : actions;
}

function countChanges(decided: readonly Decided[]): ImportCounts {
  const count = (kind: Decided['kind']) => decided.filter((change) => change.kind === kind).length;
  const defined = decided.filter(({ definition }) => definition !== undefined).length;
  const answers = listContinued(decided).filter(({ kind }) => kind === 'review').length;
  return { known: count('known'), continued: count('continued'), wanted: count('wanted'), defined, answers };
}

const listContinued = (decided: readonly Decided[]) =>
  decided.flatMap((change) => (change.kind === 'continued' ? change.actions : []));

/** The answers of the other program come first, in their order: they are the log of another device. */
function toActions({ pair, isElsewhere }: ImportRequest, decided: readonly Decided[], now: LocalTime): BatchAction[] {
  const known = decided.flatMap(({ kind, word }) => (kind === 'known' ? [word] : []));
  const wanted = decided.filter((change) => change.kind === 'wanted');
  const at = ({ past }: BatchAction) => past?.wallAt ?? 0;
  return [
    ...listContinued(decided).sort((a, b) => at(a) - at(b)),
    ...decided.flatMap(({ word, definition: text }): BatchAction[] =>
      text === undefined ? [] : [{ pair, word, kind: 'define', text }],
    ),
    ...wanted.map(({ word, sentence, title }): BatchAction => {
      const met = sentence === undefined ? {} : { sentence, ...(title === undefined ? {} : { title }) };
      return { pair, word, kind: 'want', ...met };
    }),
    ...(known.length === 0
      ? []
      : [
          {
            ...{ pair, word: '', kind: 'know-all', words: known },
            ...(isElsewhere && { past: toOpTime(now) }),
          } satisfies BatchAction,
        ]),
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
