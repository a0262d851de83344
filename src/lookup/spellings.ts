import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Two letters that stand for one where a keyboard does not have it, by language. */
const LETTERS: Record<string, Record<string, string>> = {
  deu: { ae: 'ä', oe: 'ö', ue: 'ü' },
  dan: { aa: 'å', ae: 'æ', oe: 'ø' },
  nor: { aa: 'å', ae: 'æ', oe: 'ø' },
  swe: { aa: 'å', ae: 'ä', oe: 'ö' },
};

/** Finds the word in another spelling of it: `schoen` is `schön`. All such pairs are replaced, as writers do it throughout. */
export function findSpellingLeads(word: PointedWord): Lead[] {
  const letters = LETTERS[word.language];
  if (!letters) return [];
  const spelling = word.key.replace(/(?<![aeq])(?:ae|oe|ue|aa)/gu, (pair) => letters[pair] ?? pair);
  return spelling === word.key ? [] : [toLead(word, spelling, { isRespelt: true })];
}
