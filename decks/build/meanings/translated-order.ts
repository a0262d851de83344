import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { Handwork } from '../cards/handwork.ts';
import { getLanguage } from '../languages.ts';
import type { PairPlan } from '../pairs.ts';
import type { Sources } from '../sources/sources.ts';
import { readTranslatedTexts, type TranslatedText } from '../sources/translated-texts.ts';
import { type BasicConcept, isUsualConcept } from '../words/basic.ts';
import { memoise } from './memoise.ts';
import { type OrderChange, orderByTranslations } from './order-by-translations.ts';
import { createFindCards, createReadUnspaced, createReadWords, indexText, type ReadWords } from './translated-words.ts';

/** What decides about the first meanings of a deck beside translated texts. */
export interface FirstMeaningSources {
  handwork: Handwork;
  basic: readonly BasicConcept[];
  /** Scores of a word's meanings in the dictionaries, by the meaning in lower case; the best has 1. */
  findScores: (word: string) => ReadonlyMap<string, number>;
}

/** Languages without spaces. */
const UNSPACED = new Set(['jpn', 'cmn']);

/** Reads the words of a language; one without spaces by its deck into English, which must be built before. */
function createReader(language: string, sources: Sources): ReadWords {
  if (UNSPACED.has(language)) return createReadUnspaced(readDeck(`${language}-eng`).cards);
  const toLemmas = memoise((form: string) => {
    const readings = sources.forms.findReadings(language, { form, spelling: form, share: 0, capitalised: undefined });
    return [...new Set([form, ...readings.map(({ lemma }) => lemma.toLowerCase())])];
  });
  return createReadWords(toLemmas);
}

/** Texts of the language of a deck with their translations; none if neither side is English. */
function readTexts({ from, to }: PairPlan, sources: Sources): TranslatedText[] {
  if (to === 'eng') return readTranslatedTexts(from, sources.packages);
  if (from !== 'eng') return [];
  const texts = readTranslatedTexts(to, sources.packages);
  return texts.map((text) => text.map((pair) => ({ text: pair.translation, translation: pair.text })));
}

/**
 * Orders the meanings of a deck from or into English by translated texts. Words whose meanings stand in the handwork or in the list of daily
 * life keep their order. Other decks stay as they are.
 */
export function orderMeanings(
  cards: readonly DeckFileCard[],
  plan: PairPlan,
  sources: Sources,
  { handwork, basic, findScores }: FirstMeaningSources,
): { cards: DeckFileCard[]; changes: OrderChange[] } {
  const { from, to } = plan;
  const texts = readTexts(plan, sources);
  if (texts.length === 0) return { cards: [...cards], changes: [] };
  const findCards = createFindCards(cards, {
    isUnspaced: UNSPACED.has(from),
    nounsAreCapitalised: getLanguage(from).nounsAreCapitalised ?? false,
  });
  const readWords = createReader(to, sources);
  const byHand = new Set([...handwork.closed.map(({ word }) => word), ...handwork.meanings.keys()]);
  const shareOf = sources.shares.toShareOf(to);
  return orderByTranslations(
    cards,
    texts.map((text) => indexText(text, findCards, readWords)),
    {
      isGuarded: ([word, [first = '']]) => byHand.has(word) || isUsualConcept(word, first, basic),
      scoreMeanings: (word, meanings) => {
        const scores = findScores(word);
        return meanings.map((meaning) => scores.get(meaning.toLowerCase()) ?? 0);
      },
      shareOf: (meaning) => shareOf(meaning, ''),
    },
  );
}
