import { cutSentence } from '../../language/cut-sentence.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import { findCaretPassage } from './words.ts';

/**
 * Finds the sentence around a word, within the gathered text. If the gathered text ends inside the sentence, an ellipsis marks the rest.
 *
 * @returns `undefined` for a word on its own, such as a one-word heading, and on our own cards.
 */
export function findSentence(core: PageCore, { passage, range, form }: Finding): string | undefined {
  if (core.parts.isOwnText(passage.source.node)) return undefined;
  if (!passage.accepts) return cutSentence(passage, range);
  // A selection is the whole text of the lookup.
  const around = findCaretPassage(core);
  const start = around?.text.lastIndexOf(form, around.offset) ?? -1;
  return around && start >= 0 ? cutSentence(around, { start, end: start + form.length }) : undefined;
}
