import type { TextRange } from '../../model/text-range.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { createSegmenter, findCaretPassage } from './words.ts';

/**
 * Finds the sentence around a word, within the gathered text. If the gathered text ends inside the sentence, an ellipsis marks the rest.
 *
 * @returns `undefined` for a word on its own, such as a one-word heading, and on our own cards.
 */
export function findSentence(core: PageCore, { passage, range, form }: Finding): string | undefined {
  if (core.parts.isOwnText(passage.source.node)) return undefined;
  if (!passage.accepts) return cutSentence(core, passage, range);
  // A selection is the whole text of the lookup.
  const around = findCaretPassage(core);
  const start = around?.text.lastIndexOf(form, around.offset) ?? -1;
  return around && start >= 0 ? cutSentence(core, around, { start, end: start + form.length }) : undefined;
}

/** Extracts the sentence that contains a part of a passage. */
export function cutSentence(
  { parts }: { parts: Pick<PageCore['parts'], 'REACH'> },
  { text, offset, language }: Passage,
  { start, end }: TextRange,
): string | undefined {
  const ends = findEnds(text, language);
  const first = ends.findLast((each) => each <= start) ?? 0;
  const last = ends.find((each) => each >= end) ?? text.length;
  let sentence = text.slice(first, last);
  if (last === text.length && text.length - offset >= parts.REACH - 1) sentence = dropPartAtEnd(sentence);
  if (first === 0 && offset >= parts.REACH - 1) sentence = dropPartAtStart(sentence);
  const trimmed = sentence.trim();
  return trimmed === text.slice(start, end) ? undefined : trimmed;
}

/** A full stop that does not end a sentence: after a number ("am 3. Mai"), an initial, a title. */
const NO_END = /(?:\d|(?<!\p{L})(?:\p{L}|Dr|Mr|Mrs|Ms|Prof|Sra?|St|Nr))\.\s*$/u;

/** Offsets at which sentences end, after the trailing white space. */
function findEnds(text: string, language: string | undefined): number[] {
  return Array.from(
    createSegmenter(language, 'sentence').segment(text),
    ({ index, segment }) => index + segment.length,
  ).filter((end) => !NO_END.test(text.slice(0, end)));
}

/** Part of a word at a truncated end. Scripts without spaces keep it. */
const dropPartAtEnd = (text: string) => `${text.replace(/\s\S{0,40}$/, '')} …`;
const dropPartAtStart = (text: string) => `… ${text.replace(/^\S{0,40}\s/, '')}`;
