import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { TaggedLemma, TextPlace } from '../../read/parallel-treebank.ts';

/** A content word of a sentence, and the dictionary words of the sentence's translation. */
export interface TranslatedWord {
  lemma: string;
  translation: ReadonlySet<string>;
  place?: TextPlace | undefined;
}

/** Orders the meanings of a card by the place of its word. */
export type OrderByPlace = (card: DeckFileCard, place: TextPlace) => readonly string[];

/** Words whose card has a meaning at all, one that the translator chose, and one that is also the first. */
export interface MeaningCount {
  words: number;
  any: number;
  first: number;
}

/** Ends of the bands of rank. The last band has no end. */
export const BAND_ENDS = [500, 1000, 2000, 5000, Number.POSITIVE_INFINITY] as const;

const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);

/**
 * The content words of the sentences that both languages have.
 *
 * @param isWanted - Whether a sentence is measured, by its index.
 */
export function toTranslatedWords(
  sentences: ReadonlyMap<string, readonly TaggedLemma[]>,
  translations: ReadonlyMap<string, readonly TaggedLemma[]>,
  isWanted: (index: number) => boolean,
): TranslatedWord[] {
  const ids = [...sentences.keys()].filter((id) => translations.has(id)).sort();
  return ids.flatMap((id, index) => {
    if (!isWanted(index)) return [];
    const translation = new Set(translations.get(id)?.map(({ lemma }) => lemma.toLowerCase()));
    const words = sentences.get(id) ?? [];
    return words.filter(({ tag }) => CONTENT.has(tag)).map(({ lemma, place }) => ({ lemma, translation, place }));
  });
}

/** Whether a translation has all words of a meaning. A remark in brackets does not count, nor does an article. */
function isTranslatedAs(meaning: string, translation: ReadonlySet<string>): boolean {
  const words = meaning
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !['a', 'an', 'the', 'to'].includes(word));
  return words.length > 0 && words.every((word) => translation.has(word));
}

/** Counts by the band of the card's rank. A traditional spelling leads to its card, too. */
export function countFirstMeanings(
  cards: readonly DeckFileCard[],
  words: readonly TranslatedWord[],
  order: OrderByPlace = ([, meanings]) => meanings,
): MeaningCount[] {
  const ranks = new Map<string, number>();
  for (const [at, [word]] of cards.entries()) if (!ranks.has(word)) ranks.set(word, at);
  for (const [at, [, , forms]] of cards.entries())
    if (forms?.[0] !== undefined && /^\p{Script=Han}+$/u.test(forms[0]) && !ranks.has(forms[0]))
      ranks.set(forms[0], at);
  const bands = BAND_ENDS.map(() => ({ words: 0, any: 0, first: 0 }));
  for (const { lemma, translation, place } of words) {
    const at = ranks.get(lemma) ?? ranks.get(lemma.toLowerCase());
    if (at === undefined) continue;
    const band = bands[BAND_ENDS.findIndex((end) => at < end)];
    const card = cards[at];
    const meanings = (card && place ? order(card, place) : card?.[1]) ?? [];
    const found = meanings.findIndex((meaning) => isTranslatedAs(meaning, translation));
    if (!band) continue;
    band.words += 1;
    if (found >= 0) band.any += 1;
    if (found === 0) band.first += 1;
  }
  return bands;
}
