import type { ExpectedKind, PlaceEvidence, WordPlace } from './inflection.ts';
import { toPattern } from './rules.ts';
import { fail, type Line, splitEntry } from './table.ts';

/** Word lists that tell verbs from other words where they are written alike: `il porte`, `la porte`. */
interface VerbPlaces {
  /** How the words of verbs end in a deck; absent where they end like other words, as in English. */
  verb?: RegExp;
  /** How the first meaning of a verb ends, by its language (ISO 639-3), where the word does not show it. */
  verbMeaning: Readonly<Record<string, RegExp>>;
  /** Whether the dictionary form is a finite form, too: Dutch `wij leven`. */
  hasFiniteInfinitives?: true;
  /** Whether a word with an apostrophe is one word: English `don't`, but French `l'a`. */
  keepsApostrophes?: true;
  /** A verb follows, or one of `between`. */
  before: ReadonlySet<string>;
  /** May stand between those and the verb; alone it is as often an article. */
  between?: ReadonlySet<string>;
  /** An infinitive follows: English `to`. */
  beforeInfinitive?: ReadonlySet<string>;
  /** A participle follows, or one of `adverbs`. */
  auxiliaries?: ReadonlySet<string>;
  /** Forms of "to be", to seem and to remain: an adjective follows, or one of `adverbs`, unless the word is a participle of `auxiliaries`. */
  copulas?: ReadonlySet<string>;
  adverbs?: ReadonlySet<string>;
  /** How participles end. */
  participle?: RegExp;
  /** Something else follows: articles and what stands in their place. */
  beforeOthers: ReadonlySet<string>;
  /** Pattern of places of verbs that look like those of others: `this means`, `il faut le savoir`. */
  sureVerbsIn?: RegExp;
  /** Patterns of the places of verbs, and of words that are not a form of another one, for places that those lists do not decide: `more testing`. */
  verbsIn?: RegExp;
  ownWordsIn?: RegExp;
}

/** The sets of words, by their keys in a table. */
const WORD_SETS = {
  before: 'before',
  between: 'between',
  'before infinitive': 'beforeInfinitive',
  auxiliaries: 'auxiliaries',
  copulas: 'copulas',
  adverbs: 'adverbs',
  'before others': 'beforeOthers',
} as const;

const PATTERNS = {
  verb: 'verb',
  participle: 'participle',
  'sure verbs in': 'sureVerbsIn',
  'verbs in': 'verbsIn',
  'own words in': 'ownWordsIn',
} as const;

/** Length of the text before a word that is considered, in UTF-16 code units: about five words. */
const REACH = 40;

/** Compiles the section `[verb places]`. */
export function parseVerbPlaces(
  lines: readonly Line[],
  expand: (pattern: string) => string,
): (place: WordPlace) => PlaceEvidence {
  const verbMeaning: Record<string, RegExp> = {};
  const places: { -readonly [K in keyof VerbPlaces]: VerbPlaces[K] } = {
    verbMeaning,
    before: new Set(),
    beforeOthers: new Set(),
  };
  for (const line of lines) {
    const [key, value] = splitEntry(line);
    const set = WORD_SETS[key as keyof typeof WORD_SETS];
    const pattern = PATTERNS[key as keyof typeof PATTERNS];
    if (set) places[set] = new Set(value.split(' '));
    else if (pattern) places[pattern] = toPattern(expand(value));
    else if (key === 'finite infinitives' && value === 'yes') places.hasFiniteInfinitives = true;
    else if (key === 'apostrophes' && value === 'within words') places.keepsApostrophes = true;
    else if (key.startsWith('verb meaning ')) verbMeaning[key.slice('verb meaning '.length)] = toPattern(value);
    else throw fail(line, `one of the keys ${Object.keys({ ...PATTERNS, ...WORD_SETS }).join(', ')}`);
  }
  const isVerb: PlaceEvidence['isVerb'] = (word, [meaning = ''], to) =>
    (places.verb ? places.verb.test(word) : verbMeaning[to]?.test(meaning)) ?? false;
  return (place) => ({ isVerb, expected: findExpectedKind(place, places) });
}

/**
 * Predicts the kind of word from the words before it: a verb after a subject or object pronoun or, as a participle, after an auxiliary; `other`
 * after an article or a form of "to be". Where they tell nothing, patterns of the whole place do.
 *
 * @returns undefined without such evidence.
 */
function findExpectedKind(place: WordPlace, places: VerbPlaces): ExpectedKind | undefined {
  const { text, start, end, toKey } = place;
  const { before, between, auxiliaries, copulas, adverbs, beforeInfinitive, beforeOthers } = places;
  const key = toKey(text.slice(start, end));
  const words = text
    .slice(Math.max(0, start - REACH), start)
    .split(places.keepsApostrophes ? /\s+/ : /(?<=['’])|\s+/)
    .filter((word) => word !== '')
    .map(toKey);
  const nearest = (skipped?: ReadonlySet<string>) => words.findLast((word) => !skipped?.has(word)) ?? '';
  // `I would` is not a form of `will`, and `the will` is a noun.
  if (beforeInfinitive?.has(key)) return beforeOthers.has(nearest()) ? 'other' : undefined;
  const verb = places.hasFiniteInfinitives ? 'verb' : 'inflected-verb';
  const written = describePlace(place);
  if (before.has(nearest(between)) || places.sureVerbsIn?.test(written)) return verb;
  if (beforeInfinitive?.has(nearest(between))) return 'infinitive';
  const isParticiple = places.participle?.test(key);
  if (isParticiple && auxiliaries?.has(nearest(adverbs))) return 'inflected-verb';
  if (!isParticiple && copulas?.has(nearest(adverbs))) return 'other';
  if (places.ownWordsIn?.test(written)) return 'own';
  if (beforeOthers.has(nearest())) return 'other';
  return places.verbsIn?.test(written) ? verb : undefined;
}

/** Writes the sentence around a word in lower case, and the word between two `_`: `er hat _weiß_ gestrichen`. */
export function describePlace({ text, start, end }: WordPlace): string {
  const before = text.slice(Math.max(0, start - REACH), start).replace(/^.*[.!?…:;¿¡«»“”„"(\n]\s*/su, '');
  const written = `${before}_${text.slice(start, end)}_${text.slice(end, end + REACH)}`;
  return written.toLowerCase().normalize('NFC').replaceAll('’', "'");
}
