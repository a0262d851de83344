import { mixesScripts } from '../../read/clean.ts';

/** Faults by name, each with the pattern that finds it. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['markup', /[[\]{}<>|\\=*_^~#@§&…]|https?:|\.\./],
  // Korean names its months by number: `1월`.
  ['a digit in a word', /\p{L}\d|\d(?!월)\p{L}/u],
  ['alternatives in one meaning', /\p{L}\/|\/\p{L}|;/u],
  [
    'an abbreviation',
    /(?<![\p{L}'])(?:sb|smb|sth|smth|esp|usu|jdn|jdm|etw|qqn|qqch)(?!\p{L})|^(?:fig|lit|abbr)\.|\p{L} etc\.?$/u,
  ],
  // Apostrophes belong to some words: `'s nachts`, `un po'`.
  ['punctuation at an end', /^(?!'s )[\s,.;:!?)'"]|(?<!\bpo)[\s,;:('"-]$/],
  ['a bracket without its other', /^[^(]*\)|\([^)]*$/],
  ['a label', /^(?:variant of|used in|see also|abbr for|erhua|plural of) /],
];

/** A word that begins with itself, as where a dictionary has run three languages together: `coffeekoffiecoffee`. */
const GLUED = /(?<!\p{L})(\p{L}{5,})\p{L}*\1/u;
/** English words that repeat their first five letters all the same. */
const REPEATING = /^(?:biangbiang noodles)$/i;

/**
 * Names what is wrong with one meaning: leftovers of a dictionary's markup, abbreviations, glued words.
 * Complete pairs of brackets are correct: people wrote them.
 *
 * @param to - Language of the meaning; glued words are looked for in English alone.
 */
export function findMeaningFaults(meaning: string, to: string): string[] {
  const faults = FAULTS.filter(([, pattern]) => pattern.test(meaning)).map(([name]) => name);
  if (to === 'eng' && GLUED.test(meaning) && !REPEATING.test(meaning)) faults.push('glued words');
  if (mixesScripts(meaning.replace(/\([^()]*\)/g, ''))) faults.push('two scripts');
  return faults;
}
