import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { Handwork } from '../cards/handwork.ts';
import { getLanguage } from '../languages.ts';
import type { PairPlan } from '../pairs.ts';
import type { Sources } from '../sources/sources.ts';
import { readTranslatedTexts } from '../sources/translated-texts.ts';
import { type BasicConcept, isUsualConcept } from '../words/basic.ts';
import { memoise } from './memoise.ts';
import { type OrderChange, orderByTranslations } from './order-by-translations.ts';
import { createFindCards, indexText } from './translated-words.ts';

/** What decides about the first meanings of a deck beside translated texts. */
export interface FirstMeaningSources {
  handwork: Handwork;
  basic: readonly BasicConcept[];
  /** Scores of a word's meanings in the dictionaries, by the meaning in lower case; the best has 1. */
  findScores: (word: string) => ReadonlyMap<string, number>;
}

/** Languages without spaces. */
const UNSPACED = new Set(['jpn', 'cmn']);

/** The English dictionary words of a form in lower case, and the form. */
function createToLemmas(sources: Sources) {
  return memoise((form: string) => {
    const readings = sources.forms.findReadings('eng', { form, spelling: form, share: 0, capitalised: undefined });
    return [...new Set([form, ...readings.map(({ lemma }) => lemma.toLowerCase())])];
  });
}

/**
 * Orders the meanings of a deck into English by translated texts. Words whose meanings stand in the handwork or in the list of daily life
 * keep their order. Other decks stay as they are.
 */
export function orderMeanings(
  cards: readonly DeckFileCard[],
  { from, to }: PairPlan,
  sources: Sources,
  { handwork, basic, findScores }: FirstMeaningSources,
): { cards: DeckFileCard[]; changes: OrderChange[] } {
  const texts = to === 'eng' ? readTranslatedTexts(from, sources.packages) : [];
  if (texts.length === 0) return { cards: [...cards], changes: [] };
  const findCards = createFindCards(cards, {
    isUnspaced: UNSPACED.has(from),
    nounsAreCapitalised: getLanguage(from).nounsAreCapitalised ?? false,
  });
  const toLemmas = createToLemmas(sources);
  const byHand = new Set([...handwork.closed.map(({ word }) => word), ...handwork.meanings.keys()]);
  const shareOf = sources.shares.toShareOf(to);
  return orderByTranslations(
    cards,
    texts.map((text) => indexText(text, findCards, toLemmas)),
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
