import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { findFirstAnswered } from '../store/study/log/first-answer.ts';
import { findDeckCard } from './find-deck-card.ts';
import type { FirstWords } from './first-words.ts';
import { readFold } from './read-fold.ts';

/**
 * Whether a learner has begun a pair by rank, and so continues. The first answer tells: only in the order of `first-words.ts` is it to a word
 * of the practice text. So the order follows from the log and is the same on every device.
 *
 * @returns Undefined before the first answer.
 */
export async function isBegunByRank(store: Store, pair: PairId, words: FirstWords): Promise<boolean | undefined> {
  const answered = await findFirstAnswered(store, pair);
  if (answered === undefined) return undefined;
  const { respelling } = await readFold(store);
  const card = await findDeckCard(store, pair, respelling.toCurrent(pair, answered));
  return card === undefined || words.findInText(card[1]) === undefined;
}
