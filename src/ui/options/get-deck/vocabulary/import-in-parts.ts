import type { Send } from '../../../../messaging/client.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { CardHistory, ImportCounts, ImportedWord } from '../../../../model/vocabulary.ts';
import { type ContinuedWord, type ImportedWords, splitWords } from './vocabulary-state.ts';

/** Digits of a part's number, so that the parts of an import are sorted as they were stored. */
const PLACES = 4;

interface ImportOptions {
  pair: PairId;
  /** Of the import. */
  id: string;
  isDryRun: boolean;
  /** Numbers of the parts that are already stored. */
  counts?: readonly ImportCounts[] | undefined;
  /** Whether to continue. */
  isWanted(): boolean;
  /** Called with the share of the words that is done, from 0 to 1. */
  onShare?(share: number): void;
  /** Reads what the other program knows of some cards; absent for a count. */
  readHistories?(cards: readonly number[]): Promise<ReadonlyMap<number, CardHistory>>;
}

/** Imports words part by part, so that the page and the background have time for other work. @returns What is done now, with what was stored before. */
export async function importInParts(
  send: Send,
  words: ImportedWords,
  { isWanted, onShare, readHistories, counts: before = [], ...options }: ImportOptions,
): Promise<ImportCounts> {
  const counts = [...before];
  const parts = splitWords(words);
  // An empty part ends an import of a schedule alone, and a count of it.
  if (parts.length === 0 && options.pair !== '') parts.push({ known: [], words: [] });
  // Other than those of an interrupted import that has the same id.
  const run = makeRun();
  for (const [index, part] of parts.entries()) {
    if (!isWanted()) break;
    const isLast = index === parts.length - 1;
    const done = await send('study.importWords', {
      ...options,
      known: part.known,
      words: await addHistories(part.words, readHistories),
      part: `${run}.${String(index).padStart(PLACES, '0')}`,
      isLast,
    });
    counts.push(done);
    onShare?.((index + 1) / parts.length);
  }
  return addUp(counts);
}

const makeRun = () => crypto.randomUUID().slice(0, 8);

/** The answers are read for one part at a time, because all of them may be hundreds of thousands. */
async function addHistories(
  words: readonly ContinuedWord[],
  readHistories: ImportOptions['readHistories'],
): Promise<ImportedWord[]> {
  const cards = words.flatMap(({ past }) => past?.card ?? []);
  const histories = cards.length > 0 ? await readHistories?.(cards) : undefined;
  return words.map((word) => {
    if (!word.past) return word;
    const { card, newest } = word.past;
    return { ...word, past: { card, newest, history: histories?.get(card) } };
  });
}

/** `weights`: the pair has them from now on. */
type StoreOptions = Omit<ImportOptions, 'isDryRun'> & { weights?: number[] | undefined };

/**
 * Imports words part by part, after the weights by which the answers are replayed. If it is stopped, or a part fails, it takes back what was stored.
 *
 * @returns What is done now, with what was stored before; undefined if it was stopped.
 */
export async function importOrTakeBack(
  send: Send,
  words: ImportedWords,
  { weights, ...options }: StoreOptions,
): Promise<ImportCounts | undefined> {
  const { id, pair } = options;
  const takeBack = () => send('study.takeBackImport', { id: crypto.randomUUID(), ref: id });
  try {
    if (weights) await send('study.adoptWeights', { id, part: makeRun(), pairs: [pair], weights });
    const counts = await importInParts(send, words, { ...options, isDryRun: false });
    if (options.isWanted()) return counts;
  } catch (thrown) {
    // An import that cannot be taken back is completed by importing the file again.
    await takeBack().catch(() => undefined);
    throw thrown;
  }
  await takeBack();
  return undefined;
}

function addUp(counts: readonly ImportCounts[]): ImportCounts {
  const sum = { known: 0, continued: 0, wanted: 0, defined: 0, answers: 0 };
  for (const part of counts) {
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += part[name] ?? 0;
  }
  return counts.some(({ isFitted }) => isFitted) ? { ...sum, isFitted: true } : sum;
}
