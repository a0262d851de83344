import type { PageCore } from '../core.ts';
import type { Finding } from '../hover.ts';
import type { Passage } from '../passage.ts';
import { createSegmenter, findCaretPassage } from './words.ts';

type Range = Finding['range'];

/**
 * Finds the sentence that a word was met in, as far as the text around it was gathered; where that ends within the sentence, an
 * ellipsis stands for the rest.
 *
 * @returns `undefined` where the word stands alone, as in a heading of one word, and on a card of our own.
 */
export function findSentence(core: PageCore, { passage, range, form }: Finding): string | undefined {
  if (core.parts.isOwnText(passage.source.node)) return undefined;
  if (!passage.accepts) return cutSentence(core, passage, range);
  // What was selected is all of the text that was looked up.
  const around = findCaretPassage(core);
  const start = around?.text.lastIndexOf(form, around.offset) ?? -1;
  return around && start >= 0 ? cutSentence(core, around, { start, end: start + form.length }) : undefined;
}

/** Cuts out of a passage the sentence that a part of it stands in. */
export function cutSentence(
  { parts }: { parts: Pick<PageCore['parts'], 'REACH'> },
  { text, offset, language }: Passage,
  { start, end }: Range,
): string | undefined {
  const ends = findEnds(text, language);
  const first = ends.findLast((place) => place <= start) ?? 0;
  const last = ends.find((place) => place >= end) ?? text.length;
  let sentence = text.slice(first, last);
  if (last === text.length && text.length - offset >= parts.REACH - 1) sentence = dropPartAtEnd(sentence);
  if (first === 0 && offset >= parts.REACH - 1) sentence = dropPartAtStart(sentence);
  const trimmed = sentence.trim();
  return trimmed === text.slice(start, end) ? undefined : trimmed;
}

/** A full stop that ends no sentence: of a number ("am 3. Mai"), an initial, a title. */
const NO_END = /(?:\d|(?<!\p{L})(?:\p{L}|Dr|Mr|Mrs|Ms|Prof|Sra?|St|Nr))\.\s*$/u;

/** The places where sentences end, the white space behind them included. */
function findEnds(text: string, language: string | undefined): number[] {
  return Array.from(
    createSegmenter(language, 'sentence').segment(text),
    ({ index, segment }) => index + segment.length,
  ).filter((place) => !NO_END.test(text.slice(0, place)));
}

/** Part of a word at an end that was cut; a script without spaces keeps all. */
const dropPartAtEnd = (text: string) => `${text.replace(/\s\S{0,40}$/, '')} …`;
const dropPartAtStart = (text: string) => `… ${text.replace(/^\S{0,40}\s/, '')}`;
