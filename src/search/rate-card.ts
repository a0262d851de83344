import { foldKey, toWordKey } from '../language/normalise.ts';
import { dropOpener } from '../languages/core-words.ts';
import type { StoredCard } from '../model/card.ts';
import { FITS, type Fit } from '../model/search.ts';
import { foldWords, type SearchQuery, UNSPACED } from './query.ts';

const REMARKS = /\([^)]*\)|\[[^\]]*\]|（[^）]*）/g;
/** Several meanings in one text. */
const PARTS = /[,;/，、；]/u;

/** @returns How well the meanings, or the reading written as one word, answer; undefined if they do not. */
export function rateCard([, , meanings, forms = [], details]: StoredCard, query: SearchQuery): Fit | undefined {
  const readings = details?.reading === undefined ? forms : [details.reading, ...forms];
  return best([...meanings.map((meaning) => rateMeaning(meaning, query)), rateReadings(readings, query)]);
}

/** @returns undefined if not every word of the query is in the meaning. */
export function rateMeaning(meaning: string, { words, language }: SearchQuery): Fit | undefined {
  const folded = foldKey(toWordKey(meaning, undefined));
  if (!words.every((word) => folded.includes(word))) return undefined;
  const asked = words.join(' ');
  if (meaning.split(PARTS).some((part) => isSame(part, asked, language))) return 'exact-meaning';
  if (UNSPACED.test(asked)) return folded.startsWith(asked) ? 'near' : 'within';
  const found = foldWords(meaning);
  // The last word may still be typed.
  const last = words.at(-1) ?? '';
  if (!words.slice(0, -1).every((word) => found.includes(word))) return undefined;
  if (found.includes(last)) return 'near';
  return found.some((word) => word.startsWith(last)) ? 'within' : undefined;
}

const isSame = (meaning: string, asked: string, language: string) =>
  dropOpener(foldWords(meaning.replace(REMARKS, ' ')), language).join(' ') === asked;

const LATIN_WORD = /^[\p{sc=Latin}\d]{2,}$/u;

/** `nihao` finds 你好, whose reading is `nǐ hǎo`. A reading that is one word is already a key of the deck. */
function rateReadings(readings: readonly string[], { words: [asked = '', ...others] }: SearchQuery): Fit | undefined {
  if (others.length > 0 || !LATIN_WORD.test(asked)) return undefined;
  const fits = readings.map((reading): Fit | undefined => {
    if (!/[ '’-]/.test(reading)) return undefined;
    const joined = foldWords(reading).join('');
    return joined === asked ? 'exact' : joined.startsWith(asked) ? 'near' : undefined;
  });
  return best(fits);
}

/** The best of several fits. */
export function best(fits: readonly (Fit | undefined)[]): Fit | undefined {
  return FITS.find((fit) => fits.includes(fit));
}
