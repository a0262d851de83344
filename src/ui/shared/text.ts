import type { StarterDeckSummary } from '../../model/deck.ts';
import type { SharedTexts } from '../texts/en/shared.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts<SharedTexts>(import.meta.glob('../texts/*/shared.ts'));

/** Words that more than one screen says. */
export const text = group('text');

/** The choice of the language that Wayword itself is in. */
export const interfaceLanguageText = group('interfaceLanguage');

/** How many words a starter deck has, and of which kind. */
export function countWords({ kind, cards }: Pick<StarterDeckSummary, 'kind' | 'cards'>): string {
  return kind === 'pictures' ? text.pictureWords(cards) : text.words(cards);
}
