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

/** A text of one kind: in which of its sentences each card and each English word occurs. */
export interface IndexedText {
  /** Words of each sentence's English side. */
  lengths: readonly number[];
  cards: ReadonlyMap<number, readonly number[]>;
  english: ReadonlyMap<string, readonly number[]>;
}

/** Longer paragraphs say too little about which word is whose translation. */
const MOST_WORDS = 50;

/** @param toLemmas - The dictionary words of an English form in lower case. */
export function indexText(
  pairs: readonly SentencePair[],
  findCards: FindCards,
  toLemmas: (form: string) => readonly string[],
): IndexedText {
  const lengths: number[] = [];
  const cards = new Map<number, number[]>();
  const english = new Map<string, number[]>();
  const push = <Key>(map: Map<Key, number[]>, key: Key, value: number) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const { text, translation } of pairs) {
    const words = translation.match(WORD) ?? [];
    if (words.length === 0 || words.length > MOST_WORDS) continue;
    const at = lengths.push(words.length) - 1;
    for (const card of findCards(text)) push(cards, card, at);
    const lemmas = words.flatMap((word) => toLemmas(word.toLowerCase().replace(/['’]s$/, '')));
    for (const lemma of new Set(lemmas)) push(english, lemma, at);
  }
  return { lengths, cards, english };
}
