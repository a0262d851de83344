import { getBasics } from '../../languages/get-basics.ts';
import type { ClassifiedTexts, PageWord, WordClass } from '../../model/page-word.ts';
import type { WordState } from '../../model/word-state.ts';
import { startsWithCapital } from '../capitals.ts';
import type { LoadInflections } from '../inflections.ts';
import { type FindStates, readStates } from '../word-states.ts';
import { createKeyRanks } from './key-ranks.ts';
import { listTextWords, type TextWord } from './text-words.ts';
import { createTokenCards, type TokenCard, type TokenCards, type TokenCardsParts } from './token-cards.ts';

interface ClassifyParts extends TokenCardsParts {
  findStates: FindStates;
  loadInflections: LoadInflections;
}

/**
 * Creates a function that finds what the learner knows of each word of some texts of one language, an ISO 639-3 code. It remembers the cards of
 * the words, and rejects with an {@link AppError} `storage-unavailable`.
 */
export function createClassify({ findStates, loadInflections, ...parts }: ClassifyParts) {
  const findCards = createTokenCards(parts);
  const findRanks = createKeyRanks(parts.store);
  return async (language: string, texts: readonly string[]): Promise<ClassifiedTexts> => {
    const findMeant = (await loadInflections([language])).get(language)?.findMeant;
    const lists = await listTextWords(texts, language, { findRanks, findMeant });
    const cards = await findCards(language, lists.flat());
    const findState = await readStates(
      cards.flatMap((found) => found.cards),
      findStates,
    );
    return packWords(lists, (token, index) => classifyToken(token, cards[index] ?? NOTHING, { language, findState }));
  };
}

/** Lists each class of word once, and the words of each text by its number. */
function packWords(
  lists: readonly (readonly TextWord[])[],
  classify: (token: TextWord, index: number) => PageWord,
): ClassifiedTexts {
  const indexes = new Map<string, number>();
  const words: PageWord[] = [];
  const numbers = lists.flat().map((token, index) => {
    const word = classify(token, index);
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

/** Finds the learner's state of a word. */
type FindState = Awaited<ReturnType<typeof readStates>>;

/** The better a word is known, the earlier. */
const BEST_FIRST: readonly WordClass[] = ['known', 'learning', 'due', 'wanted', 'new', 'ignored'];

function classifyToken(
  token: TextWord,
  { kind, cards }: TokenCards,
  { language, findState }: { language: string; findState: FindState },
): PageWord {
  if (cards.length === 0) return { class: 'none' };
  const classed = cards.map((card) => ({ card, class: findBest(card, findState) }));
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
function findBest({ pair, word, otherWords }: TokenCard, findState: FindState): WordClass {
  const [best = 'new'] = [word, ...otherWords]
    .map((spelling) => toClass(findState(pair, spelling)))
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
