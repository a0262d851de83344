import { type DeckSummary, isOfFacts } from '../../model/source.ts';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { optionsText } from './text.ts';

/** Name of a source: the learner's, otherwise that of its origin. */
export function nameSource({ name, origin }: Pick<DeckSummary, 'name' | 'origin'>): string {
  return name === '' ? nameOrigin(origin) : name;
}

export function nameOrigin(origin: DeckSummary['origin']): string {
  switch (origin.kind) {
    case 'starter':
      return text.productName;
    case 'upstream':
      return URL.canParse(origin.address) ? new URL(origin.address).host : origin.address;
    case 'file':
      return origin.name;
  }
}

/** Tells a source from all others: "Chapter 3 (Spanish to English)". */
export const labelSource = (deck: DeckSummary): string =>
  optionsText.sourceLabel({ name: nameSource(deck), pair: labelPair(deck) });

/** The same where its pair has others, too; the only one of its pair is called by its languages. */
export function labelAmong(deck: DeckSummary, decks: readonly DeckSummary[]): string {
  return decks.filter(({ pair }) => pair === deck.pair).length > 1 ? labelSource(deck) : labelPair(deck);
}

/** "Spanish to English", or "Japanese" for facts about the words of a language. */
export function labelPair(deck: Pick<DeckSummary, 'from' | 'to' | 'origin'>): string {
  const from = nameLanguage(deck.from);
  return isOfFacts(deck) ? from : text.pairLabel({ from, to: nameLanguage(deck.to) });
}
