import type { PageCore } from '../core.ts';
import type { Finding } from '../hover.ts';
import type { Passage } from '../passage.ts';
import { findWordRange } from './words.ts';

/** What of a passage was asked about: all that is selected, or the word that its glyph is in. */
export function findAskedRange(passage: Passage): Finding['range'] {
  return passage.accepts ? { start: 0, end: passage.text.length } : findWordRange(passage);
}

/**
 * Makes a finding of a word that no deck has, so that the learner can say what it means. Words that may help come behind it.
 *
 * @returns `undefined` where it cannot be told in which languages.
 */
export async function findUnknownWord({ send, settings }: PageCore, passage: Passage): Promise<Finding | undefined> {
  const { text, offset, ownText } = passage;
  const language = settings.known?.language ?? passage.language;
  const { pair } = await send('lookup.findPair', {
    text,
    offset,
    asked: true,
    ...(language === undefined ? {} : { language }),
    ...(ownText === undefined ? {} : { ownText }),
  });
  const range = findAskedRange(passage);
  const boxes = passage.getBoxes(range.start, range.end);
  const [box] = boxes;
  if (pair === undefined || !box) return undefined;
  const form = text.slice(range.start, range.end);
  const unknown = { pair, word: form, rank: undefined, definition: undefined, meanings: [] };
  // Without them the word can be defined all the same.
  const near = await send('lookup.findNear', { pair, word: form }).catch(() => ({ entries: [] }));
  return {
    entries: [{ ...unknown, match: 'word', isUnknown: true }, ...near.entries],
    form,
    passage,
    range,
    boxes,
    point: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    isTouch: false,
  };
}
