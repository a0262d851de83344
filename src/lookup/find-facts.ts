import { toLanguageCode } from '../language/language-code.ts';
import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import type { KeyMatch, WordIndex } from '../store/content/read/word-search.ts';

/**
 * Finds what sources of facts say about the words of some matches.
 *
 * @param index - Of the sources of facts.
 * @returns In the order of the library. Words that only differ in their diacritics are among them.
 */
export function findFacts(index: WordIndex, matches: readonly Pick<KeyMatch, 'deck' | 'word'>[]): KeyMatch[] {
  const languages = new Set(index.languages);
  const keys = new Set<string>();
  for (const { deck, word } of matches) {
    const language = toCode(deck.from.iso639_3);
    // Lists of frequencies often write every word in small letters.
    if (languages.has(language)) keys.add(toWordKey(word, language)).add(toFoldedKey(word, language));
  }
  if (keys.size === 0) return [];
  const found = new Map(index.find(keys).map((match) => [`${match.deck.id} ${match.card[0]}`, match]));
  return [...found.values()].sort((a, b) => a.deck.position - b.deck.position || a.card[0] - b.card[0]);
}

interface ReadWord {
  /** ISO 639-3. */
  language: string;
  word: string;
  /** As its own card states it, perhaps with the pitch; undefined if it does not. */
  reading: string | undefined;
}

/**
 * Selects what is about a word as it is written and read. A word without a reading takes that of the first source, if it states only one for the
 * spelling.
 */
export function selectFacts(facts: readonly KeyMatch[], { language, word, reading }: ReadWord): KeyMatch[] {
  const ofLanguage = facts.filter(({ deck }) => toCode(deck.from.iso639_3) === toCode(language));
  const precise = new Set(ofLanguage.flatMap(({ deck, card }) => (card[1] === word ? [deck.id] : [])));
  const ofWord = ofLanguage.filter(
    ({ deck, card }) => card[1] === word || (!precise.has(deck.id) && card[1].toLowerCase() === word.toLowerCase()),
  );
  const spoken = toSpoken(reading) ?? findOnlyReading(ofWord) ?? word;
  return ofWord.filter(({ card }) => [undefined, spoken].includes(toSpoken(card[4]?.reading)));
}

function findOnlyReading(facts: readonly KeyMatch[]): string | undefined {
  const read = facts.filter(({ card }) => card[4]?.reading !== undefined);
  const ofFirst = read.filter(({ deck }) => deck.id === read[0]?.deck.id);
  const [only, ...others] = new Set(ofFirst.map(({ card }) => toSpoken(card[4]?.reading)));
  return others.length === 0 ? only : undefined;
}

/** A reading without its pitch and its spaces: `くる [1]`, `xué xí`. */
const toSpoken = (reading: string | undefined) => reading?.split(' [')[0]?.replace(/\s/g, '').toLowerCase();

const toCode = (language: string) => toLanguageCode(language) ?? language;
