import type { Entry } from './freedict.ts';

/** Letters and hyphens that the older dictionaries of FreeDict write their own way: `bĳ`, `free‐lance`. */
const toPlain = (text: string) =>
  text
    .replaceAll('ĳ', 'ij')
    .replaceAll('Ĳ', 'IJ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/^-+|-+$/g, '');

/** Gives the entries in the usual spelling, without translations that this leaves empty. */
export function cleanOldEntries(entries: readonly Entry[]): Entry[] {
  return entries.flatMap(({ word, pos, senses }): Entry[] => {
    const plain = toPlain(word);
    const kept = senses
      .map((sense) => ({ ...sense, translations: sense.translations.map(toPlain).filter((text) => text !== '') }))
      .filter(({ translations }) => translations.length > 0);
    return plain === '' || kept.length === 0 ? [] : [{ word: plain, pos, senses: kept }];
  });
}

/** Some indent the lines of an article. */
export const unindent = (article: string) => article.replace(/^ +/gm, '');
