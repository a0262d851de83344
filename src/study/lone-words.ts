import { toWordKey } from '../language/normalise.ts';
import { MAX_TEXT_LENGTH } from '../model/limits.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { SourceId } from '../model/source.ts';
import { searchWords } from '../store/content/read/word-search.ts';
import { toPair } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import type { Definitions } from './definitions.ts';

/** A word being learnt that only one source contains. */
interface LoneWord {
  /** In NFC. */
  word: string;
  meanings: string[];
}

/** Words per read, whose keys lie in a few dozen index rows. */
const WORDS_AT_ONCE = 200;

/**
 * Finds the words being learnt that would lose their meanings with a source, because no other source of the pair has them and the learner
 * did not define them.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function findLoneWords(store: Store, id: SourceId): Promise<LoneWord[]> {
  const pair = toPair(id);
  const [rows, definitions] = await Promise.all([
    store.study.read((tables) => tables.cards.where('[pair+word]').between([pair], [pair, []]).toArray()),
    getDefinitions(store),
  ]);
  const learnt = rows
    .filter(({ word, queue }) => (queue === 'learning' || queue === 'review') && !definitions.find(pair, word))
    .map(({ word }) => word);
  const found: LoneWord[] = [];
  for (let start = 0; start < learnt.length; start += WORDS_AT_ONCE) {
    found.push(...(await findLoneOf(store, id, learnt.slice(start, start + WORDS_AT_ONCE))));
  }
  return found;
}

async function findLoneOf(store: Store, id: SourceId, words: readonly string[]): Promise<LoneWord[]> {
  const pair = toPair(id);
  const keys = new Set(words.map((word) => toWordKey(word, toLanguagePair(pair).from)));
  const matches = await searchWords(
    store,
    (source) => source.pair === pair,
    (index) => index.find(keys),
  );
  return words.flatMap((word) => {
    const cards = matches.filter(({ card }) => card[1].normalize('NFC') === word);
    const isLone = cards.length > 0 && cards.every(({ deck }) => deck.id === id);
    return isLone ? [{ word, meanings: [...new Set(cards.flatMap(({ card }) => card[2]))] }] : [];
  });
}

/** Stores the words that only one source has as own words, with the source's meanings. */
export async function keepLoneWords(store: Store, definitions: Definitions, id: SourceId): Promise<void> {
  const pair = toPair(id);
  for (const { word, meanings } of await findLoneWords(store, id)) {
    const text = meanings.join(', ').slice(0, MAX_TEXT_LENGTH);
    await definitions.put({ id: crypto.randomUUID(), pair, word, text });
  }
}
