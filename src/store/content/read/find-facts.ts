import { toLanguageCode } from '../../../language/language-code.ts';
import { toFoldedKey, toWordKey } from '../../../language/normalise.ts';
import { toFace } from '../../../languages/card-face.ts';
import type { CardFace, StoredCard } from '../../../model/card.ts';
import type { KeyMatch, WordIndex } from './word-search.ts';

/**
 * Finds what sources of facts say about some words.
 *
 * @param index - Of the sources of facts.
 * @param words - Each with the ISO 639-3 code of its language.
 * @returns In the order of the library. Words that only differ in their diacritics are among them.
 */
export function findFacts(index: WordIndex, words: readonly { word: string; language: string }[]): KeyMatch[] {
  const languages = new Set(index.languages);
  const keys = new Set<string>();
  for (const { word, language: code } of words) {
    const language = toCode(code);
    // Lists of frequencies often write every word in small letters.
    if (languages.has(language)) keys.add(toWordKey(word, language)).add(toFoldedKey(word, language));
  }
  if (keys.size === 0) return [];
  const found = new Map(index.find(keys).map((match) => [`${match.deck.id} ${match.card[0]}`, match]));
  return [...found.values()].sort((a, b) => a.deck.position - b.deck.position || a.card[0] - b.card[0]);
}

interface FacedWord {
  /** ISO 639-3. */
  language: string;
  /** As its card writes it, without an article. */
  word: string;
  /** As it is shown. */
  headword: string;
}

/**
 * Joins the face of a word with what sources of facts say about it.
 *
 * @param cards - All of the word, as `toFace` takes them.
 * @param facts - Of this word and perhaps of others.
 * @returns The facts that are about the word as it is read, too.
 */
export function joinFacts(
  cards: readonly StoredCard[],
  facts: readonly KeyMatch[],
  { language, word, headword }: FacedWord,
): { face: CardFace; ofWord: KeyMatch[] } {
  const face = toFace(cards, headword, language);
  const ofWord = selectFacts(facts, { language, word, reading: face.reading });
  if (ofWord.length === 0) return { face, ofWord };
  return { face: toFace([...cards, ...ofWord.map(({ card }) => card)], headword, language), ofWord };
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
function selectFacts(facts: readonly KeyMatch[], { language, word, reading }: ReadWord): KeyMatch[] {
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
