import { fail, type Line, splitEntry } from './table.ts';

/** Replaces `{name}` by what a table defines as `name`. */
export interface Names {
  /** Expands a list of words. `ge{past}` stands for one word for each word of `past`, and `-` for a word without letters. */
  expandList(words: string): readonly string[];
  /** Expands one word without spaces. */
  expandWord(word: string): readonly string[];
  /** Expands a pattern, in which every name stands for one word. */
  expandPattern(pattern: string): string;
  /** Whether anything expanded so far has variants. */
  hasVariants(): boolean;
}

/** `{name}`, but not the letter class `\p{Lu}`; or a name that is a capital letter, as in `lAr`. */
const REFERENCE = /(?<!\\[pP])\{(\p{L}[\p{L}\d-]*)\}|(?<!\\[pP]\{?)(\p{Lu})/u;

/**
 * @param definitions - Lines such as `past = te test ten`. In `low = a | e` the name has variants, which are separated by ` | `.
 * @param variant - Index of the variant to use.
 */
export function createNames(definitions: readonly Line[], variant = 0): Names {
  const values = new Map(definitions.map((line) => [splitEntry(line)[0], line]));
  const expanded = new Map<string, readonly string[]>();
  const unfinished = new Set<string>();
  let hasVariants = false;

  const find = (name: string, asker: string): readonly string[] => {
    const known = expanded.get(name);
    const line = values.get(name);
    if (known) return known;
    if (!line) throw new Error(`Expected a definition of {${name}} for "${asker}", found none.`);
    const variants = splitEntry(line)[1].split(' | ');
    if (variants.length > 1) hasVariants = true;
    const chosen = variants.length > 1 ? variants[variant] : variants[0];
    if (chosen === undefined) throw fail(line, `a variant number ${variant + 1}`);
    if (unfinished.has(name)) throw fail(line, 'a definition without the name itself');
    unfinished.add(name);
    const words = expandList(chosen);
    unfinished.delete(name);
    expanded.set(name, words);
    return words;
  };
  /** Texts, names in braces and names without take turns. */
  const expandWord = (word: string): readonly string[] =>
    word === '-'
      ? ['']
      : word.split(REFERENCE).reduce<readonly string[]>(
          (starts, part: string | undefined, at) => {
            if (!part) return starts;
            const isText = at % 3 === 0 || (at % 3 === 2 && !values.has(part));
            const ends = isText ? [part] : find(part, word);
            return starts.flatMap((start) => ends.map((end) => start + end));
          },
          [''],
        );
  const expandList = (words: string) => (words === '' ? [] : words.split(' ').flatMap(expandWord));
  return {
    expandList,
    expandWord,
    expandPattern: (pattern) => expandWord(pattern).join(''),
    hasVariants: () => hasVariants,
  };
}
