import { createSegmenter } from '../../language/create-segmenter.ts';
import type { LookupEntry, LookupResult } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';

/** Most words of a selection that are looked up: more entries make no card that one reads. */
export const MAX_SELECTED_WORDS = 8;

/**
 * Finds the words of a selection that is not a phrase of a deck: the best entry of each, in their order.
 *
 * @returns undefined if it is a single word, or no deck has any of them.
 */
export async function findSelectedWords(core: PageCore, passage: Passage): Promise<LookupResult | undefined> {
  const { text, language } = passage;
  const words = [...createSegmenter(language, 'word').segment(text)].filter(({ isWordLike }) => isWordLike);
  // A word with a hyphen is a word, but text without spaces may be several.
  const isOneWord = words.length < 2 || /^[^\s]*[-‐'’][^\s]*$/u.test(text);
  if (!passage.accepts || isOneWord) return undefined;
  const { accepts: _, otherwise: __, ...whole } = passage;
  const entries = new Map<string, LookupEntry>();
  let end = 0;
  for (const { index } of words) {
    if (index < end || entries.size >= MAX_SELECTED_WORDS) continue;
    const result = await core.define({ ...whole, offset: index });
    const [entry] = result.entries;
    end = result.range?.end ?? index;
    if (entry) entries.set(`${entry.pair} ${entry.word}`, entry);
  }
  if (entries.size === 0) return undefined;
  return { range: { start: 0, end: text.length }, entries: [...entries.values()] };
}
