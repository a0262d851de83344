/** The order of a language's verb phrases in a deck: `look up` and `tycka om`, or `in Frage stellen`. */
export type VerbOrder = 'first' | 'last';

/** Rules for phrases whose words are inflected or separated. All words are in lower case. */
export interface PhraseRules {
  verb: VerbOrder;
  /** Lemmas that are verbs: `puesta la mesa de sol` is not `puesta de sol`. */
  isVerb?: RegExp;
  /** Endings of an adjective, and those that it may have in a deck's phrase: `roten Faden` of `roter Faden`. */
  agreement?: readonly [ending: RegExp, others: readonly string[]];
  /** Lemmas that may be adjectives, where endings alone do not lead to them: Danish `gamle` of `gammel`. */
  adjective?: RegExp;
  /** Whether a verb's noun may also be inflected: Russian `не имело значения` of `иметь значение`. */
  hasCases?: true;
  /** Words that may stand between a verb and the rest of its phrase: adverbs, negations, pronouns. */
  between: ReadonlySet<string>;
  /** How other adverbs end that may stand there: `claramente`. */
  adverb?: RegExp;
  /** Particles that end a phrase of a verb and an object: `look the word up`. */
  particles?: ReadonlySet<string>;
  /** Particles that are prepositions as well: they are particles only at the end of a clause or before `followers`. */
  ambiguous?: ReadonlySet<string>;
  followers?: ReadonlySet<string>;
  /** Words that begin the rest of a verb's phrase, if they also do so behind an object: Spanish `en` in `puso el motor en marcha`. */
  adverbials?: ReadonlySet<string>;
  /** Prepositions that end a phrase: the phrase need not end its clause then. Dutch `met` in `houdt altijd rekening met hem`. */
  tails?: ReadonlySet<string>;
  /** Words that begin an object, or are one. */
  objects?: ReadonlySet<string>;
  /** Whether a particle stands only behind an object, and then also within its clause: English `look the word up`, but not `look often up`. */
  particlesNeedObject?: true;
  /** Whether words may be a verb, its object and a particle. */
  fitsSeparated?: (phrase: SeparatedPhrase) => boolean;
  /** A word that begins headwords with a gap, which the deck may leave out: French `ne pas`. */
  gapOpener?: { word: string; elided: string };
  /** Whether the words of the text may be forms of the phrase, where these are ambiguous. */
  fits?: (forms: readonly string[], wordKey: string, before: string | undefined) => boolean;
  /** The word and those that a deck's phrase may have instead: `one's` for `her`. */
  toGeneral?: (word: string) => readonly string[];
  /** The same for the last word: `de` for `do`. */
  toPreposition?: (word: string) => readonly string[];
  /** Phrases that decks write with hyphens, and people often without: `sister-in-law`. */
  hyphenated?: RegExp;
  /** Words that no object contains. */
  barriers?: ReadonlySet<string>;
}

/** The words of a phrase that the text separates. */
export interface SeparatedPhrase {
  /** The word before the verb, or '' at the beginning of the clause. */
  before: string;
  /** Lemmas of the verb. */
  lemmas: readonly string[];
  /** Words between the verb and the rest, at least one. */
  gap: readonly string[];
  /** Words of the rest. */
  rest: number;
}

export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Phrases that begin with their verb, and adjectives of which one ending stands for others. @param others - Separated by `|`. */
export const toVerbFirst = (
  between: string,
  ending: RegExp,
  others: string,
  more: Partial<PhraseRules> = {},
): PhraseRules => ({
  verb: 'first',
  agreement: [ending, others.split('|')],
  between: toSet(between),
  ...more,
});

/**
 * Makes the rule for prepositions that are joined to an article or a pronoun: Portuguese `do` for the `de` of `ter medo de`.
 *
 * @param contractions - Patterns of the joined words, by their preposition.
 */
export const toPrepositions =
  (contractions: Readonly<Record<string, RegExp>>): NonNullable<PhraseRules['toPreposition']> =>
  (word) => [
    word,
    ...Object.entries(contractions).flatMap(([preposition, joined]) => (joined.test(word) ? [preposition] : [])),
  ];

/**
 * Makes the rule for phrases that begin with a small word: these stand as they are, unless they end with a verb. `de nuevo` is not `del nuevo`.
 *
 * @param starts - The small words, separated by spaces.
 */
export const toFixedStart = (
  starts: string,
  { isVerb, toPreposition }: Pick<PhraseRules, 'isVerb' | 'toPreposition'> = {},
): NonNullable<PhraseRules['fits']> => {
  const small = toSet(starts);
  return (forms, wordKey) => {
    const words = wordKey.replaceAll("'", "' ").split(' ');
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    const lastForm = forms.at(-1) ?? '';
    if (!small.has(first)) return true;
    // `a verme` is not a form of `a ver`.
    const hasVerbEnd = words.length > 2 && isVerb?.test(last);
    const isSameEnd = lastForm === last || hasVerbEnd || toPreposition?.(lastForm).includes(last);
    return forms[0] === first && isSameEnd === true;
  };
};

/** Particles of verbs in two parts: `räumt … auf`. */
export interface SeparableParticles {
  /** Also prepositions: these are particles only at the end of a clause. */
  ambiguous: ReadonlySet<string>;
  /** Particles at any position after the verb. */
  plain: ReadonlySet<string>;
  /** Words that may follow a particle in the same clause: the next clause without a comma, or an infinitive. */
  followers: ReadonlySet<string>;
  isVerb: RegExp;
  /** Syllable behind the particle of an infinitive or participle: `aufzuräumen`, `aufgeräumt`. */
  innerSyllable: RegExp;
  /** Words that an imperative without its `e` may follow. */
  beforeImperative?: RegExp;
}
