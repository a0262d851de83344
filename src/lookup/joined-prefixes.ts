import { foldKey } from '../language/normalise.ts';
import { listBareSpellings } from '../languages/ara/bare-spellings.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** And, so; by, like, for; the. `لل` is `ل` before the article, which loses its alef. */
const ARABIC = /^(?:[وف])?(?:[بك]?ال|لل|[بكل])?/u;
/** And; that, when; in the, to, from, as; the. */
const HEBREW = /^ו?(?:כש|מש|ש)?(?:[בכל]ה?|מה?|ה)?/u;

/** Least letters of the remaining word. Most words of two letters also occur inside others. */
const MIN_LENGTH = 2;

/** Finds the noun after the article, prepositions and `and`, which Arabic joins to it: `والكتاب` is `كتاب`. */
export function findArabicLeads(word: PointedWord): Lead[] {
  const spellings = new Set([...listBareSpellings(word.key), word.key]);
  return [...spellings].flatMap((key) => findLeads({ ...word, key }, ARABIC));
}

/** The same in Hebrew: `ובבית` is `בית`. */
export function findHebrewLeads(word: PointedWord): Lead[] {
  return findLeads(word, HEBREW);
}

/** Shortest prefix first: letters that look like a prefix may belong to the word. */
function findLeads(word: PointedWord, prefixes: RegExp): Lead[] {
  const letters = foldKey(word.key);
  const longest = prefixes.exec(letters)?.[0].length ?? 0;
  const leads: Lead[] = [];
  for (let length = 1; length <= longest; length += 1) {
    const isPrefix = prefixes.exec(letters.slice(0, length))?.[0].length === length;
    const rest = letters.slice(length);
    if (isPrefix && rest.length >= MIN_LENGTH) leads.push(toLead(word, rest, { rule: 'clitic' }));
  }
  return leads;
}
