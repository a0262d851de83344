import type { Endings } from './inflection.ts';

/** The vowels that the endings of one half of the words have, and the last vowels of these words, as patterns. */
export interface Harmony {
  /** By the capital letter that stands for them in a chain. */
  letters: Record<string, string>;
  last: string;
}

export interface Chain {
  /** Endings one upon the other, as a pattern in which capital letters stand for those that vary. */
  chain: string;
  /** What stood there before: `$1k`. */
  before?: string;
  instead?: readonly string[];
  /** What the card's word has behind its last vowel, as a pattern. */
  end: string;
}

/** By chain, as many words share one. */
const patterns = new Map<string, RegExp>();

/** Its first group is empty, so that the others have the numbers that they have behind a word. */
function toPattern(chain: string): RegExp {
  const pattern = patterns.get(chain) ?? new RegExp(`()(?:${chain})$`, 'u');
  patterns.set(chain, pattern);
  return pattern;
}

/**
 * Takes a chain of endings off at once: all that a noun has for its number, its owner and its case. What looks like an ending may be the word's own
 * (durdu is not du, avukata not avuka), so that the longest chain is tried, and then the shortest. Groups in a chain are counted from 2.
 */
export function toEndings({ letters, last }: Harmony, { chain, before = '', instead = [''], end }: Chain): Endings[] {
  const write = (pattern: string) => pattern.replace(/\p{Lu}/gu, (letter) => letters[letter] ?? letter);
  return ['(.*?)', '(.*)'].map((word) => ({
    endings: [''],
    instead: instead.map(write),
    when: toPattern(write(chain)),
    undo: [new RegExp(`^${word}(?=.)(?:${write(chain)})$`, 'u'), `$1${before}`],
    isMeant: new RegExp(`(?:${last})${end}$`, 'u'),
  }));
}
