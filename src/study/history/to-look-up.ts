import { cutSentence } from '../../language/cut-sentence.ts';
import type { LookUp } from '../../model/look-up.ts';
import type { Origin } from '../../model/op.ts';
import type { OwnWordKey } from '../../model/own-word.ts';
import { toLanguagePair } from '../../model/pair.ts';

/** Where the word stands; absent in a search. */
interface Place {
  text?: string | undefined;
  /** Of the glyph. */
  offset?: number | undefined;
  start?: number | undefined;
  end?: number | undefined;
}

/**
 * Makes a look-up of what a page reports.
 *
 * @param origin - The page; undefined outside of pages.
 */
export function toLookUp(
  { pair, word }: OwnWordKey,
  { text = '', offset = 0, start = 0, end = 0 }: Place,
  origin: Origin | undefined,
  at: number,
): LookUp {
  const language = toLanguagePair(pair).from;
  const sentence = text && cutSentence({ text, offset, language }, { start, end });
  const { title, address } = origin ?? {};
  const form = text.slice(start, end).trim() || word;
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
