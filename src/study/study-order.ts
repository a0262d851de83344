import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { findFirstAnswer, hadOpsBefore } from '../store/study/log/first-answer.ts';
import { findDeckCards } from './find-deck-card.ts';
import type { FirstWords } from './first-words.ts';
import { readFold } from './read-fold.ts';

/**
 * Whether a learner has begun a pair by rank, and so continues. The first answer tells, so the order follows from the log and is the same on
 * every device. In the order of `first-words.ts`, it is to a word of the practice text, as long as one is left that the learner has not
 * dismissed, and otherwise to another word that says something alone.
 *
 * @returns Undefined before the first answer.
 */
export async function isBegunByRank(store: Store, pair: PairId, words: FirstWords): Promise<boolean | undefined> {
  const answer = await findFirstAnswer(store, pair);
  if (answer === undefined) return undefined;
  const { respelling } = await readFold(store);
  const answered = respelling.toCurrent(pair, answer.word);
  const cards = await findDeckCards(store, pair, [answered, ...words.text]);
  const first = cards.get(answered)?.card;
  if (first === undefined) return true;
  if (words.findInText(first[1]) !== undefined) return false;
  // Those before it may have been passed by, where the start was chosen or has moved on.
  const later = words.text.filter((word) => (cards.get(word)?.card[0] ?? 0) > first[0]);
  return !(words.isFirst(first) && (await hadOpsBefore(store, pair, later, answer.at)));
}
