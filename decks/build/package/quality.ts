import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { MAX_MEANING_LENGTH } from '../../read/clean.ts';
import { getLanguage } from '../languages.ts';
import { MAX_MEANINGS } from '../meanings/polish.ts';
import { isProfane } from '../meanings/vulgar.ts';

/** How far a deck agrees with what is known from elsewhere, and what is wrong with it. */
export interface Quality {
  /** CLDR's one-word names that have a card, and those of them whose card has the CLDR name among its meanings, 0 to 1. */
  agreement: { cards: number; share: number; misses: string[] };
  /** Part of a list of frequent words that leads to a card, as a word or as a form, 0 to 1. */
  coverage: { share: number; missing: string[] };
  /** Faults that a person would fix, in words; empty if there are none. */
  faults: string[];
  /** Part of the cards whose first meaning is the word itself, 0 to 1. */
  cognates: number;
}

/** Characters CLDR names pictures by, with the name in one language. */
export type PictureNames = ReadonlyMap<string, string>;

/** Names of one word, the same after decoration is taken off. */
function toOneWord(name: string | undefined): string | undefined {
  return name !== undefined && /^[\p{L}\p{M}'-]+$/u.test(name) ? name.toLowerCase() : undefined;
}

function toWords(meaning: string): string[] {
  return meaning.toLowerCase().split(/[ ,;]+/);
}

/**
 * Compares a deck with the names of the same pictures in both languages: a dictionary that was not made for it.
 *
 * @param keywords - Of the pictures in the language of the meanings, which count as their names do: for languages whose names describe the
 * picture (クマの顔, "face of a bear") and in which the plain word is a keyword.
 */
export function compareWithPictures(
  deck: DeckFile,
  from: PictureNames,
  to: PictureNames,
  keywords: PictureKeywords = new Map(),
): Quality['agreement'] {
  const meanings = new Map<string, string[]>();
  for (const [word, list] of deck.cards)
    meanings.set(word.toLowerCase(), [...(meanings.get(word.toLowerCase()) ?? []), ...list]);
  const misses: string[] = [];
  let cards = 0;
  for (const [picture, name] of from) {
    const word = toOneWord(name);
    const other = toOneWord(to.get(picture));
    const found = word === undefined ? undefined : meanings.get(word);
    if (other === undefined || found === undefined) continue;
    cards += 1;
    const accepted = [other, ...(keywords.get(picture) ?? [])];
    if (!found.some((meaning) => toWords(meaning).some((text) => accepted.includes(text))))
      misses.push(`${word} is ${other}, not ${found.join(', ')}`);
  }
  return { cards, share: cards === 0 ? 1 : 1 - misses.length / cards, misses };
}

/** Words by which CLDR lets a picture be found, by picture. */
export type PictureKeywords = ReadonlyMap<string, readonly string[]>;

/**
 * Compares far more cards, less sharply: the word is a keyword of some pictures in its language, and one of its meanings
 * should be a keyword of one of them in the other. Where it is not, either may be right; that the share falls says that a deck got worse.
 */
export function compareWithKeywords(
  deck: DeckFile,
  from: PictureKeywords,
  to: PictureKeywords,
): { cards: number; share: number } {
  const picturesOf = new Map<string, string[]>();
  for (const [picture, words] of from) {
    for (const word of words) picturesOf.set(word, [...(picturesOf.get(word) ?? []), picture]);
  }
  let cards = 0;
  let hits = 0;
  for (const [word, meanings] of deck.cards) {
    const pictures = picturesOf.get(word.toLowerCase());
    if (!pictures) continue;
    const expected = new Set(pictures.flatMap((picture) => to.get(picture) ?? []));
    if (expected.size === 0) continue;
    cards += 1;
    if (meanings.some((meaning) => expected.has(meaning.toLowerCase()))) hits += 1;
  }
  return { cards, share: cards === 0 ? 1 : hits / cards };
}

/** Counts which of some frequent words lead to a card. */
export function measureCoverage(deck: DeckFile, words: readonly string[]): Quality['coverage'] {
  const known = new Set(
    deck.cards.flatMap(([word, , forms = []]) => [word, ...forms]).map((text) => text.toLowerCase()),
  );
  const missing = words.filter((word) => !known.has(word.toLowerCase()));
  return { share: words.length === 0 ? 1 : 1 - missing.length / words.length, missing };
}

/** The cards that every learner meets first: none of them may introduce a vulgar word. */
const INTRODUCED = 1_000;
const MARKUP = /[[\]{}<>|\\=_@#*~^§…]|https?:|&\w+;/;
/** A digit inside a word: `round of 16` is a meaning, `bank1` is not. */
const GLUED_DIGIT = /\p{L}\d|\d\p{L}/u;

/** Finds what is wrong with the cards taken one by one and as a list. Many branches because each line is one fault. */
export function findFaults(deck: DeckFile): string[] {
  const faults: string[] = [];
  const { script } = getLanguage(deck.from.iso639_3);
  const seen = new Set<string>();
  const marked = new Set(deck.vulgar);
  for (const [at, [word, meanings, forms = []]] of deck.cards.entries()) {
    const fault = (what: string) => faults.push(`${at + 1} ${word}: ${what}`);
    if (seen.has(word)) fault('the word has an earlier card');
    seen.add(word);
    // Abbreviations have signs of their own: `z. B.`, `n.º`, `t/m`.
    for (const part of word.split(/[ '・０-９./°º²³-]/))
      if (part && !script.test(part)) fault('not in the script of its language');
    if (meanings.length === 0 || meanings.length > MAX_MEANINGS)
      fault(`expected 1 to ${MAX_MEANINGS} meanings, got ${meanings.length}`);
    // In German `versprechen` and `Versprechen` are two words.
    const toKey = (meaning: string) => (deck.to.iso639_3 === 'deu' ? meaning : meaning.toLowerCase());
    if (new Set(meanings.map(toKey)).size < meanings.length) fault('a meaning stands twice');
    for (const meaning of meanings)
      if (meaning.length > MAX_MEANING_LENGTH) fault(`longer than ${MAX_MEANING_LENGTH}: ${meaning}`);
    if (new Set(forms).size < forms.length) fault('a form stands twice');
    for (const text of [word, ...meanings, ...forms]) {
      if (text !== text.normalize('NFC')) fault(`not in NFC: ${text}`);
      if (text !== text.trim() || /\s{2}/.test(text)) fault(`loose space: "${text}"`);
      if (MARKUP.test(text) || GLUED_DIGIT.test(text)) fault(`markup: ${text}`);
    }
    for (const text of [word, ...forms]) if (/\d/.test(text)) fault(`a digit: ${text}`);
    const isVulgar =
      isProfane(word, deck.from.iso639_3) || meanings.some((meaning) => isProfane(meaning, deck.to.iso639_3));
    if (at < INTRODUCED && isVulgar && !marked.has(word)) fault(`vulgar among the first ${INTRODUCED}, and not marked`);
  }
  return faults;
}

/** Part of the cards that say nothing: their only meaning is the word itself. True cognates (`animal`) are a few in a hundred. */
export function measureCognates(deck: DeckFile): number {
  const same = deck.cards.filter(
    ([word, meanings]) => meanings.length === 1 && meanings[0]?.toLowerCase() === word.toLowerCase(),
  );
  return same.length / deck.cards.length;
}

/** @param keywords - As {@link compareWithPictures} takes them. */
export function judge(
  deck: DeckFile,
  from: PictureNames,
  to: PictureNames,
  frequentWords: readonly string[],
  keywords?: PictureKeywords,
): Quality {
  return {
    agreement: compareWithPictures(deck, from, to, keywords),
    coverage: measureCoverage(deck, frequentWords),
    faults: findFaults(deck),
    cognates: measureCognates(deck),
  };
}
