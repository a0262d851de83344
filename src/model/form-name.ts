/** Names of grammar for an inflected form, as the card says them. Stored nowhere. */
export const FORM_NAMES = [
  'plural',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
  'locative',
  'ablative',
  'definite',
  'feminine',
  'neuter',
  'comparative',
  'superlative',
  'adverb',
  'first-singular',
  'second-singular',
  'third-singular',
  'first-plural',
  'second-plural',
  'third-plural',
  'present',
  'past',
  'imperfect',
  'preterite',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
  'present-participle',
  'past-participle',
  'gerund',
  'supine',
  'negative',
  'passive',
  'causative',
  'potential',
  'polite',
  'te',
  'progressive',
  'finished',
  'prepared',
  'volitional',
  'wish',
  'seeming',
  'excess',
  'easy',
  'difficult',
  'while',
  'stem',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** Kinds of grammar that only some classes of words have. */
const VERBAL: ReadonlySet<FormName> = new Set([
  'first-singular',
  'second-singular',
  'third-singular',
  'first-plural',
  'second-plural',
  'third-plural',
  'imperfect',
  'preterite',
  'future',
  'subjunctive',
  'present-participle',
  'past-participle',
  'gerund',
  'supine',
]);
const GRADED: ReadonlySet<FormName> = new Set(['comparative', 'superlative']);
const NOMINAL: ReadonlySet<FormName> = new Set([
  'plural',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
  'locative',
  'ablative',
  'definite',
]);

/** Whether a word of these classes can have a form of this name. A word of unknown class can have any. */
export function canHaveForm(name: FormName, classes: readonly string[]): boolean {
  const hasOne = (...wanted: string[]) => wanted.some((one) => classes.includes(one));
  if (classes.length === 0) return true;
  if (VERBAL.has(name)) return hasOne('verb', 'phrase');
  if (GRADED.has(name)) return hasOne('adjective', 'adverb', 'determiner', 'numeral', 'pronoun');
  return !NOMINAL.has(name) || hasOne('noun', 'name', 'adjective', 'pronoun', 'determiner', 'numeral', 'phrase');
}
