import { cutSentence, type GatheredText } from '../../language/cut-sentence.ts';
import type { LookUp } from '../../model/look-up.ts';
import type { Origin } from '../../model/op.ts';
import type { OwnWordKey } from '../../model/own-word.ts';
import type { TextRange } from '../../model/text-range.ts';

/**
 * Makes a look-up of what a page reports.
 *
 * @param place - Where the word stands; undefined in a search.
 * @param origin - The page; undefined outside of pages.
 */
export function toLookUp(
  { pair, word }: OwnWordKey,
  place: (GatheredText & TextRange) | undefined,
  origin: Origin | undefined,
  at: number,
): LookUp {
  const sentence = place && cutSentence(place, place);
  const { title, address } = origin ?? {};
  const form = place?.text.slice(place.start, place.end).trim() || word;
  return {
    pair,
    word: word.normalize('NFC'),
    at,
    form,
    ...(sentence ? { sentence } : {}),
    ...(title ? { title } : {}),
    ...(address ? { address } : {}),
  };
}
