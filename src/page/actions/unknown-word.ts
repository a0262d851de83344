import type { TextRange } from '../../model/text-range.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { findWordRange } from './words.ts';

/** The requested part of a passage: the whole selection, or the word at its glyph. */
export function findAskedRange(passage: Passage): TextRange {
  return passage.accepts ? { start: 0, end: passage.text.length } : findWordRange(passage);
}

/**
 * Creates a finding for a word that no deck has, so that the learner can write a meaning. Helpful words follow it.
 *
 * @returns `undefined` if its languages are unknown.
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
  // Without them the word can still be defined.
  const near = await send('lookup.findNear', { pair, word: form }).catch(() => ({ entries: [], isRecorded: false }));
  return {
    entries: [{ ...unknown, match: 'word', isUnknown: true, isRecorded: near.isRecorded }, ...near.entries],
    form,
    passage,
    range,
    boxes,
    point: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    isTouch: false,
  };
}
