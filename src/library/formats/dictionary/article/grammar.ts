import type { Gender, WordClass } from '../../../../model/card.ts';
import { toClass } from '../../class-names.ts';

/** Word classes and genders that an article states. */
export interface Grammar {
  classes: Set<WordClass>;
  genders: Set<Gender>;
}

const GENDERS: readonly (readonly [RegExp, Gender])[] = [
  [/^(?:m|masc|mask|masculine?|masculino|maschile|männlich)$/i, 'masculine'],
  [/^(?:f|fem|feminine?|femenino|féminin|femminile|weiblich)$/i, 'feminine'],
  [/^(?:neut|neuter|neutre|neutro|neutrum|nt|sächlich)$/i, 'neuter'],
  [/^(?:c|utr|utrum|common gender)$/i, 'common'],
];
/** Words beside a class that change nothing. */
const BESIDE =
  /^(?:sg|pl|s|p|sing|plur|plural|singular|common|futsuumeishi|trans|transitive|intrans|intransitive|tr|itr|intr|i|t|imp|impers|refl|reflexive|reg|irreg|inv|indecl|countable|uncountable|proper|auxiliary|modal|invariable|and|or|pers|pass|special|class|suru|ichidan|godan)$/i;
const VERB = /^v[itr]?$/i;

const toWords = (text: string) => text.split(/[\s,.;:/&()[\]{}<>+-]+/).filter((word) => word !== '');

/**
 * Reads a text of grammar alone: `masc, n, sg`, `noun, feminine`, `v. i.`.
 *
 * @returns Whether it is one. Only then something is added.
 */
export function addGrammar(text: string, { classes, genders }: Grammar): boolean {
  const words = toWords(text);
  const found = words.map((word) => ({
    gender: GENDERS.find(([name]) => name.test(word))?.[1],
    wordClass: VERB.test(word) ? ('verb' as const) : toClass(word.replace(/(?<=\p{L}{3})s$/u, '')),
    isBeside: BESIDE.test(word),
  }));
  const isGrammar =
    text.length <= 80 &&
    found.every(({ gender, wordClass, isBeside }) => gender || wordClass || isBeside) &&
    found.some(({ gender, wordClass, isBeside }) => (gender || wordClass) && !isBeside);
  if (!isGrammar) return false;
  for (const { gender, wordClass, isBeside } of found) {
    if (gender) genders.add(gender);
    else if (wordClass && !isBeside) classes.add(wordClass);
  }
  return true;
}

/** `<n, masc>`, `<adv>`: in dictionaries of FreeDict, behind a headword or a translation. */
const TAG = /\s*<([^<>]{1,40})>/g;
/** `{m}`, `{pl}`, `{vt}`: in Ding. */
const BRACES = /\s*\{([a-z., ;]{1,20})\}/g;

/** Removes tags of grammar from a headword's line, and adds what they say. */
export function takeTags(text: string, grammar: Grammar): string {
  return text
    .replace(TAG, (whole, tag: string) => (addGrammar(tag, grammar) || isBesideOnly(tag) ? ' ' : whole))
    .replace(BRACES, (whole, tag: string) => takeBraces(tag, grammar) ?? whole);
}

/** Within braces, `n` is neuter. */
function takeBraces(tag: string, grammar: Grammar): string | undefined {
  if (/^n(?:$|[,; ])/.test(tag)) {
    grammar.genders.add('neuter');
    return ' ';
  }
  return addGrammar(tag, grammar) || isBesideOnly(tag) ? ' ' : undefined;
}

const isBesideOnly = (text: string) => toWords(text).length > 0 && toWords(text).every((word) => BESIDE.test(word));

/** A meaning without the tags of its own words. */
export function dropTags(text: string): string {
  return takeTags(text, { classes: new Set(), genders: new Set() });
}
