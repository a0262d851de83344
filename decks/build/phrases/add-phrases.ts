import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { toCardTail } from '../../../src/model/card.ts';
import { readSentenceTexts } from '../package/example-sentences.ts';
import { toSpacedReading } from '../words/japanese-spellings.ts';
import { type Phrase, type Phrases, readPhrases } from './read-phrases.ts';

/** Cards before the first phrase: a beginner learns words first. */
export const FIRST_PHRASE = 500;
/** Fewest words between two phrases. */
export const PHRASE_STEP = 6;

const isAdded = ([, , , details]: DeckFileCard) => details?.classes?.length === 1 && details.classes[0] === 'phrase';

/** The deck of words alone, without its phrases. */
export const withoutPhrases = (deck: DeckFile): DeckFile =>
  deck.cards.some(isAdded)
    ? withCards(
        deck,
        deck.cards.filter((card) => !isAdded(card)),
        deck.cards,
      )
    : deck;

/** The position of the first card that each spelling belongs to, from 1. */
function findRanks(cards: readonly DeckFileCard[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const [at, [word, , forms = []]] of cards.entries()) {
    for (const spelling of [word, ...forms]) {
      const key = spelling.toLowerCase();
      if (!ranks.has(key)) ranks.set(key, at + 1);
    }
  }
  return ranks;
}

/**
 * Puts phrases in order. No frequency list counts them: everyday ones come first, then those of the example sentences, then the others by their
 * rarest word. Words that no card knows tell nothing.
 *
 * @returns The phrases, each with the rank that it has at best.
 */
export function orderPhrases(
  cards: readonly DeckFileCard[],
  phrases: Phrases,
  sentences: readonly string[],
): { phrase: string; rank: number }[] {
  const ranks = findRanks(cards);
  const text = `\n${sentences.map(toWords).join('\n')}\n`;
  return [...phrases]
    .map(([phrase, { isEveryday }]) => {
      const count = text.split(toWords(phrase)).length - 1;
      const rarest = Math.max(...splitPhrase(phrase, ranks).map((word) => ranks.get(word) ?? 0));
      return { phrase, isEveryday, count, rank: isEveryday || count > 0 ? FIRST_PHRASE : rarest };
    })
    .sort(
      (a, b) =>
        Number(b.isEveryday) - Number(a.isEveryday) ||
        b.count - a.count ||
        a.rank - b.rank ||
        (a.phrase < b.phrase ? -1 : 1),
    );
}

/** Scripts without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}]/gu;

/** The words of a phrase; without spaces, the longest that the deck knows. */
function splitPhrase(phrase: string, ranks: ReadonlyMap<string, number>): string[] {
  if (phrase.search(UNSPACED) < 0) return toWords(phrase).trim().split(' ');
  const words: string[] = [];
  for (let at = 0; at < phrase.length; at += words.at(-1)?.length ?? 1) {
    let end = phrase.length;
    while (end > at + 1 && !ranks.has(phrase.slice(at, end))) end -= 1;
    words.push(phrase.slice(at, end));
  }
  return words;
}

/** The words of a text in lower case, with a space around each; the characters of a text without spaces. */
const toWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(UNSPACED, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** Kana of the longest reading that other text has within longer words: そのき of その気 in そのきもち. */
const SHORT_READING = 4;

/**
 * The reading as a form of its card. A noun of one kana and its particle (きに of 気に) are found in every other text, and so are other short
 * readings: spaces keep them apart, as in books for children.
 */
function toReadingForm(phrase: string, reading: string): string {
  const [, particle] = /^\p{Script=Han}([をにがはもの])/u.exec(phrase) ?? [];
  if (particle !== undefined && reading[1] === particle) return `${reading[0]} ${particle} ${reading.slice(2)}`;
  return (reading.length <= SHORT_READING && toSpacedReading(phrase, reading)) || reading;
}

function toCard(phrase: string, { meanings = [], reading }: Partial<Phrase> = {}): DeckFileCard {
  const forms = reading === undefined ? [] : [toReadingForm(phrase, reading)];
  return [phrase, meanings, ...toCardTail(forms, { classes: ['phrase'] })];
}

/**
 * Adds the phrases that the deck has no card for, from the 500th card on, and far enough apart that words remain what one learns. The words
 * keep their order.
 */
export function addPhrases(file: DeckFile, phrases: Phrases, sentences: readonly string[]): DeckFile {
  const deck = withoutPhrases(file);
  const known = new Set(deck.cards.map(([word]) => word.toLowerCase()));
  const added = orderPhrases(deck.cards, phrases, sentences).filter(({ phrase }) => !known.has(phrase.toLowerCase()));
  const cards: DeckFileCard[] = [];
  let next = FIRST_PHRASE;
  let at = 0;
  const addNext = () => {
    const { phrase } = added[at] ?? { phrase: '' };
    cards.push(toCard(phrase, phrases.get(phrase)));
    next = cards.length + PHRASE_STEP;
    at += 1;
  };
  for (const card of deck.cards) {
    const first = added[at];
    if (first && cards.length >= Math.max(next, first.rank)) addNext();
    cards.push(card);
  }
  while (at < added.length) addNext();
  return withCards(deck, cards, deck.cards);
}

/** Adds the phrases of its pair to a deck. */
export const addPairPhrases = (deck: DeckFile): DeckFile =>
  addPhrases(deck, readPhrases(deck.from.iso639_3, deck.to.iso639_3), readSentenceTexts(deck.from.iso639_3));

/** The deck with other cards: a share of running text belongs to the card that it ended with. */
function withCards(deck: DeckFile, cards: DeckFileCard[], before: readonly DeckFileCard[]): DeckFile {
  if (!deck.coverage) return { ...deck, cards };
  const positions = new Map(cards.map(([word], at) => [word, at + 1]));
  const coverage = deck.coverage.flatMap(([count, share]): [number, number][] => {
    const word = before.slice(0, count).findLast(([known]) => positions.has(known))?.[0];
    return word === undefined ? [] : [[positions.get(word) ?? count, share]];
  });
  return { ...deck, coverage, cards };
}
