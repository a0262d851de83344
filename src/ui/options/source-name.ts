import type { DeckSummary } from '../../messaging/deck-views.ts';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { optionsText } from './text.ts';

/** What a source is called: as the learner has named it, or by where it is from. */
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
export function labelSource(deck: DeckSummary): string {
  return optionsText.sourceLabel(nameSource(deck), text.pairLabel(nameLanguage(deck.from), nameLanguage(deck.to)));
}
