import type { Introduced } from '../model/study.ts';
import { isCard } from './session.ts';

/** Cards between the introduction of a new word and its first question: enough that the answer is recalled, not repeated. */
export const CARDS_BEFORE_QUESTION = 3;

/**
 * Picks the next new word: one that was introduced some cards ago, otherwise one to introduce, otherwise the one that was introduced first.
 *
 * @param fresh - New words of the day, in order.
 * @param introduced - In the order of their introduction; words that are no longer new are ignored.
 */
export function pickNewWord<Word extends { word: string }>(
  pair: string,
  fresh: readonly Word[],
  introduced: readonly Introduced[],
): Word | undefined {
  const find = ({ word }: Word) => introduced.find((shown) => isCard(shown, { pair, word }));
  const waiting = fresh
    .flatMap((word) => {
      const shown = find(word);
      return shown ? [{ word, cards: shown.cards }] : [];
    })
    .sort((a, b) => b.cards - a.cards);
  const [oldest] = waiting;
  if (oldest && oldest.cards >= CARDS_BEFORE_QUESTION) return oldest.word;
  return fresh.find((word) => !find(word)) ?? oldest?.word;
}
