import { getBasics } from '../../languages/get-basics.ts';
import type { ClassifiedTexts, PageWord, WordClass } from '../../model/page-word.ts';
import type { PairId } from '../../model/pair.ts';
import type { WordState } from '../../model/word-state.ts';
import { startsWithCapital } from '../capitals.ts';
import type { FindStates } from '../word-states.ts';
import type { FindRanks } from './cut-unspaced.ts';
import { createKeyRanks } from './key-ranks.ts';
import { listTextWords, type TextWord } from './text-words.ts';
import {
  createTokenCards,
  type FindTokenCards,
  type TokenCard,
  type TokenCards,
  type TokenCardsParts,
} from './token-cards.ts';

interface ClassifyParts {
  findCards: FindTokenCards;
  findStates: FindStates;
  findRanks: FindRanks;
}

/** Creates a function that classifies texts of one language, an ISO 639-3 code, and remembers the cards of their words. */
export function createClassify({ findStates, ...parts }: TokenCardsParts & Pick<ClassifyParts, 'findStates'>) {
  const findCards = createTokenCards(parts);
  const findRanks = createKeyRanks(parts.store);
  return (language: string, texts: readonly string[]) =>
    classifyTexts({ findCards, findStates, findRanks }, language, texts);
}

/**
 * Finds what the learner knows of each word of some texts.
 *
 * @param language - ISO 639-3 code of all texts.
 * @throws {AppError} `storage-unavailable`.
 */
async function classifyTexts(
  { findCards, findStates, findRanks }: ClassifyParts,
  language: string,
  texts: readonly string[],
): Promise<ClassifiedTexts> {
  const lists = await listTextWords(texts, language, findRanks);
  const tokens = lists.flat();
  const cards = await findCards(language, tokens);
  const states = await readStates(
    cards.flatMap((found) => found.cards),
    findStates,
  );
  const indexes = new Map<string, number>();
  const words: PageWord[] = [];
  const numbers = tokens.map((token, index) => {
    const word = classifyToken(token, cards[index] ?? NOTHING, { language, states });
    const id = JSON.stringify(word);
    const known = indexes.get(id);
    if (known !== undefined) return known;
    indexes.set(id, words.length);
    return words.push(word) - 1;
  });
  let next = 0;
  const places = lists.map((list) => list.flatMap(({ start, end }) => [start, end, numbers[next++] ?? 0]));
  return { words, places };
}

const NOTHING: TokenCards = { kind: 'word', cards: [] };

/** From {@link toId} of a card to the learner's state of its word. */
type States = ReadonlyMap<string, WordState>;

const toId = (pair: PairId, word: string) => `${pair} ${word}`;

/** One read a pair, however many words. */
async function readStates(cards: readonly TokenCard[], findStates: FindStates): Promise<States> {
  const wordsOf = new Map<PairId, Set<string>>();
  for (const { pair, word, otherWords } of cards) {
    const words = wordsOf.get(pair) ?? new Set();
    for (const spelling of [word, ...otherWords]) words.add(spelling);
    wordsOf.set(pair, words);
  }
  const states = new Map<string, WordState>();
  await Promise.all(
    Array.from(wordsOf, async ([pair, words]) => {
      const listed = [...words];
      const found = await findStates(pair, listed);
      for (const [index, state] of found.entries()) states.set(toId(pair, listed[index] ?? ''), state);
    }),
  );
  return states;
}

/** The better a word is known, the earlier. */
const BEST_FIRST: readonly WordClass[] = ['known', 'learning', 'due', 'wanted', 'new', 'ignored'];

function classifyToken(
  token: TextWord,
  { kind, cards }: TokenCards,
  { language, states }: { language: string; states: States },
): PageWord {
  if (cards.length === 0) return { class: 'none' };
  const classed = cards.map((card) => ({ card, class: findBest(card, states) }));
  if (kind === 'compound') return { class: classed.every((part) => part.class === 'known') ? 'compound' : 'none' };
  // A form of several cards has the class of the best-known one: nothing else on the page says which of them is meant.
  const [best] = classed.toSorted((a, b) => compareClasses(a.class, b.class));
  if (!best) return { class: 'none' };
  const { pair, word, rank } = best.card;
  if (best.class === 'new' && isName(token, best.card, language)) return { class: 'name' };
  const isDoubtful = best.class !== 'new' && classed.some((other) => other.class === 'new');
  return { class: best.class, card: { pair, word, rank }, ...(isDoubtful ? { isDoubtful } : {}) };
}

function compareClasses(a: WordClass, b: WordClass): number {
  return BEST_FIRST.indexOf(a) - BEST_FIRST.indexOf(b);
}

/** The learner may study `das Haus` of a list rather than `Haus`. */
function findBest({ pair, word, otherWords }: TokenCard, states: States): WordClass {
  const [best = 'new'] = [word, ...otherWords]
    .map((spelling) => toClass(states.get(toId(pair, spelling))))
    .sort(compareClasses);
  return best;
}

/** The learner may have asked for a new word. */
function toClass(known: WordState | undefined): WordClass {
  if (known === undefined) return 'new';
  if (known.state === 'suspended') return 'ignored';
  return known.state === 'new' && known.isWanted ? 'wanted' : known.state;
}

/** Where nouns have capitals, only a translation tells a name. */
function isName(
  { spelling, beginsSentence }: TextWord,
  { isCapital, isProper, isCommon }: TokenCard,
  language: string,
): boolean {
  if (isCommon || !startsWithCapital(spelling)) return false;
  return getBasics(language).capitalisesNouns ? isCapital && isProper : isCapital || !beginsSentence;
}
