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

/** The meaning of one word: a class or a gender, nothing beside one of them, or that the text is something else. */
type Meaning = { wordClass: WordClass } | { gender: Gender } | 'beside' | 'other';

function readWord(word: string): Meaning {
  const gender = GENDERS.find(([name]) => name.test(word))?.[1];
  if (gender) return { gender };
  if (BESIDE.test(word)) return 'beside';
  const wordClass = VERB.test(word) ? 'verb' : toClass(word.replace(/(?<=\p{L}{3})s$/u, ''));
  return wordClass ? { wordClass } : 'other';
}

/** The words of grammar that a dictionary uses are few. */
const known = new Map<string, Meaning>();
const MOST_KNOWN = 2_000;

function findMeaning(word: string): Meaning {
  const found = known.get(word) ?? readWord(word);
  if (known.size < MOST_KNOWN) known.set(word, found);
  return found;
}

/** Longest text of grammar, in UTF-16 code units, and longest word in it. */
const [LONGEST, LONGEST_WORD] = [80, 16];

/**
 * Reads a text of grammar alone: `masc, n, sg`, `noun, feminine`, `v. i.`.
 *
 * @returns Whether it is one. Only then something is added.
 */
export function addGrammar(text: string, { classes, genders }: Grammar): boolean {
  if (text.length > LONGEST) return false;
  const found: Exclude<Meaning, string>[] = [];
  for (const word of toWords(text)) {
    const meaning = word.length > LONGEST_WORD ? 'other' : findMeaning(word);
    if (meaning === 'other') return false;
    if (meaning !== 'beside') found.push(meaning);
  }
  for (const meaning of found) {
    if ('gender' in meaning) genders.add(meaning.gender);
    else classes.add(meaning.wordClass);
  }
  return found.length > 0;
}

/** `<n, masc>`, `<adv>`: in dictionaries of FreeDict, behind a headword or a translation. */
const TAG = /(?<!\s)\s*<([^<>]{1,40})>/g;
/** `{m}`, `{pl}`, `{vt}`: in Ding. */
const BRACES = /(?<!\s)\s*\{([a-z., ;]{1,20})\}/g;

/** Removes tags of grammar from a headword's line, and adds what they say. */
export function takeTags(text: string, grammar: Grammar): string {
  if (!/[<{]/.test(text)) return text;
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
  return /[<{]/.test(text) ? takeTags(text, { classes: new Set(), genders: new Set() }) : text;
}
