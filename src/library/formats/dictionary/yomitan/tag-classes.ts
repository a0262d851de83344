import { GENDERS, type Gender, WORD_CLASSES, type WordClass } from '../../../../model/card.ts';
import { toClass } from '../../class-names.ts';

/** Tags of JMdict and of the rules for Japanese inflection, by their beginning. */
const CLASS_PATTERNS: readonly [RegExp, WordClass][] = [
  [/^(?:v[1-5]|v[ksz](?:-|$)|vs-|v-unspec|aux-v)/, 'verb'],
  [/^(?:adj-|aux-adj)/, 'adjective'],
  [/^n-/, 'noun'],
  [/^pn$/, 'pronoun'],
  [/^prt$/, 'particle'],
  [/^ctr$/, 'counter'],
  [/^exp$/, 'phrase'],
];
const GENDER_TAGS: Record<string, Gender> = {
  masc: 'masculine',
  fem: 'feminine',
  neut: 'neuter',
  m: 'masculine',
  f: 'feminine',
};

/** @param notes - Explanations of the tags. */
export function findClasses(tags: readonly string[], notes: ReadonlyMap<string, string>): WordClass[] {
  const found = new Set(tags.flatMap((tag) => findClass(tag) ?? findClass(notes.get(tag) ?? '') ?? []));
  return WORD_CLASSES.filter((name) => found.has(name));
}

function findClass(tag: string): WordClass | undefined {
  return CLASS_PATTERNS.find(([pattern]) => pattern.test(tag))?.[1] ?? toClass(tag);
}

export function findGenders(tags: readonly string[]): Gender[] {
  const found = new Set(tags.flatMap((tag) => GENDER_TAGS[tag] ?? GENDERS.find((gender) => gender === tag) ?? []));
  return GENDERS.filter((gender) => found.has(gender));
}
