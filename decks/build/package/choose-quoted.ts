import type { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import type { SentencePair } from '../../read/sentences.ts';
import { isProfane } from '../meanings/vulgar.ts';
import { listSentenceWords, type SentenceWord } from './sentence-words.ts';

/** Cards that quoted sentences are for: commoner ones have sentences of their own, and few learners meet rarer ones by rank. */
const FIRST_RANK = 1_500;
const LAST_RANK = 9_000;
/** Ranks of the other words of a sentence. */
const LAST_OTHER_RANK = 4_000;
/** Ranks of the words of a translation, all but one: a plain sentence has a plain one. */
const LAST_TRANSLATED_RANK = 7_000;
const MAX_LENGTH = 72;
const MAX_SENTENCES = 1_500;

/** A deck, and its words as a page looks them up. */
interface LearntDeck {
  deck: Pick<DeckFile, 'cards' | 'vulgar'>;
  words: DeckWords;
  /** ISO 639-3. */
  language: string;
}

interface Candidate {
  pair: SentencePair;
  /** The first card of each word. */
  cards: { word: string; rank: number }[];
  /** The words of the translation, and what they are forms of. */
  translated: ReadonlySet<string>;
}

/** The words of a text with those that they may be forms of, in small letters. */
const listWords = (words: readonly SentenceWord[]) =>
  words.flatMap(({ form, cards }) => [form, ...cards.map(({ word }) => word)]).map((word) => word.toLowerCase());

const isVulgar = (words: readonly SentenceWord[], language: string) =>
  listWords(words).some((word) => isProfane(word, language));

/** The first card of each word; undefined if a word has none. */
function listFirstCards(words: readonly SentenceWord[]): Candidate['cards'] | undefined {
  const cards = words.flatMap(({ cards: [first] }) => first ?? []);
  return cards.length === words.length ? cards : undefined;
}

/** @returns Undefined for a sentence that is vulgar, has no verb, or has a word without a card, and for one with an unusual translation. */
function toCandidate(pair: SentencePair, learnt: LearntDeck, known: LearntDeck): Candidate | undefined {
  if (pair.text.length > MAX_LENGTH) return undefined;
  const words = [...listSentenceWords(learnt.words, pair.text)];
  const cards = listFirstCards(words);
  const hasVerb = cards?.some(({ rank }) => learnt.deck.cards[rank - 1]?.[3]?.classes?.[0] === 'verb');
  if (!cards || !hasVerb || isVulgar(words, learnt.language)) return undefined;
  const translated = [...listSentenceWords(known.words, pair.translation)];
  const rare = listFirstCards(translated)?.filter(({ rank }) => rank > LAST_TRANSLATED_RANK);
  if (!rare || rare.length > 1 || isVulgar(translated, known.language)) return undefined;
  return { pair, cards, translated: new Set(listWords(translated)) };
}

/** Whether a translation has all words of one of a card's meanings: the sentence shows a meaning that the card has. */
const showsMeaning = (translated: ReadonlySet<string>, meanings: readonly string[]) =>
  meanings.some((meaning) =>
    meaning
      .toLowerCase()
      .replace(/^(?:to|an?|the) /, '')
      .split(' ')
      .every((word) => translated.has(word)),
  );

/** The rank of the rarest word beside the card's own. */
const toOtherRank = ({ cards }: Candidate, rank: number) =>
  Math.max(0, ...cards.flatMap((card) => (card.rank === rank ? [] : card.rank)));

/**
 * Chooses a sentence for each card of some rarity that no sentence shows yet: the one whose other words are the most frequent.
 *
 * @param shown - Words that other sentences show.
 */
export function chooseQuoted(
  pairs: readonly SentencePair[],
  learnt: LearntDeck,
  known: LearntDeck,
  shown: ReadonlySet<string>,
): SentencePair[] {
  const byRank = new Map<number, Candidate[]>();
  for (const pair of pairs) {
    const candidate = toCandidate(pair, learnt, known);
    for (const { rank } of candidate?.cards ?? []) {
      if (candidate && rank >= FIRST_RANK) byRank.set(rank, [...(byRank.get(rank) ?? []), candidate]);
    }
  }
  const seen = new Set(shown);
  const vulgar = new Set(learnt.deck.vulgar);
  const chosen: SentencePair[] = [];
  for (let rank = FIRST_RANK; rank <= LAST_RANK && chosen.length < MAX_SENTENCES; rank += 1) {
    const [word = '', meanings = []] = learnt.deck.cards[rank - 1] ?? [];
    if (seen.has(word) || vulgar.has(word)) continue;
    const [best] = (byRank.get(rank) ?? [])
      .map((candidate) => ({ candidate, other: toOtherRank(candidate, rank) }))
      .filter(({ candidate, other }) => other <= LAST_OTHER_RANK && showsMeaning(candidate.translated, meanings))
      .sort((a, b) => a.other - b.other || a.candidate.pair.text.length - b.candidate.pair.text.length);
    if (!best) continue;
    chosen.push(best.candidate.pair);
    for (const card of best.candidate.cards) seen.add(card.word);
  }
  return chosen;
}
