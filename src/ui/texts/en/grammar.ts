import type { TextsOf } from '../texts.ts';

/** How words are inflected, as dictionaries abbreviate it, and in full. The hover card's texts say the same. */
const grammar = {
  short: {
    noun: 'n.',
    name: 'name',
    verb: 'v.',
    adjective: 'adj.',
    adverb: 'adv.',
    pronoun: 'pron.',
    determiner: 'det.',
    preposition: 'prep.',
    conjunction: 'conj.',
    numeral: 'num.',
    counter: 'counter',
    particle: 'part.',
    interjection: 'interj.',
    affix: 'affix',
    phrase: 'phr.',
    masculine: 'm.',
    feminine: 'f.',
    neuter: 'neut.',
    common: 'com.',
  },
  full: {
    noun: 'noun',
    name: 'proper noun',
    verb: 'verb',
    adjective: 'adjective',
    adverb: 'adverb',
    pronoun: 'pronoun',
    determiner: 'determiner',
    preposition: 'preposition',
    conjunction: 'conjunction',
    numeral: 'numeral',
    counter: 'counter',
    particle: 'particle',
    interjection: 'interjection',
    affix: 'affix',
    phrase: 'phrase',
    masculine: 'masculine',
    feminine: 'feminine',
    neuter: 'neuter',
    common: 'common gender',
  },
};

export type GrammarTexts = TextsOf<typeof grammar>;
export default grammar;
