import type { Op } from '../../../model/op.ts';
import type { MetSentence } from '../study-database.ts';

/**
 * The sentence of an op; undefined if it has none.
 *
 * @param before - The sentence that it replaces. The same text keeps its instant: the word was not met again.
 */
export function toMetSentence(
  { at, sentence, title, address }: Op & { kind: 'define' | 'want' },
  before?: MetSentence,
): MetSentence | undefined {
  if (!sentence) return undefined;
  return {
    text: sentence,
    at: before?.text === sentence ? before.at : at,
    ...(title ? { title } : {}),
    ...(address ? { address } : {}),
  };
}
