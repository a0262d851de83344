import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { SentencePair } from '../../read/sentences.ts';

/** Finds the cards that the words of a sentence belong to, by their indices. */
export type FindCards = (sentence: string) => ReadonlySet<number>;

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-’']\p{L}[\p{L}\p{M}]*)*/gu;
const ELISION = /(?<=['’])/;
const HAN_OR_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
/** Longest word of a language without spaces that is looked for. */
const MOST_CHARACTERS = 10;

/** The card of each spelling: the one whose word it is, otherwise the only one that lists it. */
function indexSpellings(cards: readonly DeckFileCard[], toKey: (spelling: string) => string): Map<string, number> {
  const owners = new Map<string, number>();
  for (const [at, [word]] of cards.entries()) if (!owners.has(toKey(word))) owners.set(toKey(word), at);
  const claims = new Map<string, number | undefined>();
  for (const [at, [, , forms]] of cards.entries()) {
    for (const form of forms ?? []) {
      const key = toKey(form);
      if (owners.has(key)) continue;
      claims.set(key, claims.has(key) && claims.get(key) !== at ? undefined : at);
    }
  }
  for (const [key, at] of claims) if (at !== undefined) owners.set(key, at);
  return owners;
}

/** Words between spaces. Where nouns have capitals, only the first word of a sentence may be written in either case. */
function createSpaced(cards: readonly DeckFileCard[], nounsAreCapitalised: boolean): FindCards {
  const owners = indexSpellings(cards, (spelling) => (nounsAreCapitalised ? spelling : spelling.toLowerCase()));
  const find = (word: string, isFirst: boolean) => {
    if (!nounsAreCapitalised) return owners.get(word.toLowerCase());
    return (isFirst ? owners.get(word.toLowerCase()) : undefined) ?? owners.get(word);
  };
  return (sentence) => {
    const found = new Set<number>();
    for (const { 0: text, index } of sentence.matchAll(WORD)) {
      const isFirst = index === 0 || /[.!?:„“”"«»—-]\s*$/.test(sentence.slice(Math.max(0, index - 3), index));
      const whole = find(text, isFirst);
      const words = whole === undefined ? text.split(ELISION).map((part) => find(part, isFirst)) : [whole];
      for (const at of words) if (at !== undefined) found.add(at);
    }
    return found;
  };
}

/** The longest words that follow each other. */
function createUnspaced(cards: readonly DeckFileCard[]): FindCards {
  const owners = indexSpellings(cards, (spelling) => spelling);
  for (const spelling of owners.keys()) if (!HAN_OR_KANA.test(spelling)) owners.delete(spelling);
  return (sentence) => {
    const found = new Set<number>();
    let at = 0;
    while (at < sentence.length) {
      let length = Math.min(MOST_CHARACTERS, sentence.length - at);
      while (length > 1 && !owners.has(sentence.slice(at, at + length))) length -= 1;
      const card = owners.get(sentence.slice(at, at + length));
      if (card !== undefined) found.add(card);
      at += length;
    }
    return found;
  };
}

export function createFindCards(
  cards: readonly DeckFileCard[],
  { isUnspaced, nounsAreCapitalised }: { isUnspaced: boolean; nounsAreCapitalised: boolean },
): FindCards {
  return isUnspaced ? createUnspaced(cards) : createSpaced(cards, nounsAreCapitalised);
}

/** The dictionary words in lower case that each word of a sentence may belong to. */
export type ReadWords = (sentence: string) => readonly (readonly string[])[];

/** @param toLemmas - The dictionary words of a form in lower case. */
export function createReadWords(toLemmas: (form: string) => readonly string[]): ReadWords {
  return (sentence) =>
    (sentence.match(WORD) ?? []).map((word) => {
      const form = word.toLowerCase().replace(/['’]s$/, '');
      const parts = form.split(ELISION);
      return parts.length === 1 ? toLemmas(form) : [...toLemmas(form), ...parts.flatMap(toLemmas)];
    });
}

/** Reads a text without spaces by the words of a deck. */
export function createReadUnspaced(cards: readonly DeckFileCard[]): ReadWords {
  const find = createUnspaced(cards);
  return (sentence) => [...find(sentence)].map((at) => [cards[at]?.[0] ?? '']);
}

/** A text of one kind: in which of its sentences each card and each word of its translation occurs. */
export interface IndexedText {
  /** Words of each sentence's translation. */
  lengths: readonly number[];
  cards: ReadonlyMap<number, readonly number[]>;
  translated: ReadonlyMap<string, readonly number[]>;
}

/** Longer paragraphs say too little about which word is whose translation. */
const MOST_WORDS = 50;

export function indexText(pairs: readonly SentencePair[], findCards: FindCards, readWords: ReadWords): IndexedText {
  const lengths: number[] = [];
  const cards = new Map<number, number[]>();
  const translated = new Map<string, number[]>();
  const push = <Key>(map: Map<Key, number[]>, key: Key, value: number) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const { text, translation } of pairs) {
    const words = readWords(translation);
    if (words.length === 0 || words.length > MOST_WORDS) continue;
    const at = lengths.push(words.length) - 1;
    for (const card of findCards(text)) push(cards, card, at);
    for (const lemma of new Set(words.flat())) push(translated, lemma, at);
  }
  return { lengths, cards, translated };
}
