import type { Send } from '../../messaging/client.ts';
import type { StudyCard } from '../../model/study.ts';

/** A change of the learner's own meaning of a word, as far as undoing it needs. */
export interface MeaningChange {
  /** Id of its op. */
  id: string;
  card: StudyCard;
  /** The meaning now; undefined if it was removed. */
  definition: string | undefined;
}

/**
 * Stores the learner's own meaning of a word.
 *
 * @param typed - Without text, the meaning is removed.
 * @returns undefined if nothing has changed.
 */
export async function putMeaning(send: Send, card: StudyCard, typed: string): Promise<MeaningChange | undefined> {
  const definition = typed.trim() || undefined;
  if (definition === card.definition) return undefined;
  const word = { id: crypto.randomUUID(), pair: card.pair, word: card.word };
  if (definition === undefined) await send('definition.remove', word);
  else await send('definition.put', { ...word, text: definition });
  return { id: word.id, card, definition };
}

/** Takes a change of a meaning back, even if answers followed. */
export async function undoMeaning(send: Send, { id }: MeaningChange): Promise<void> {
  await send('study.takeBack', { id: crypto.randomUUID(), ref: id });
}
