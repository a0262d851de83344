import type { StarterDeckSummary } from '../../model/deck.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'shared',
  import.meta.glob('../../locales/*.json', { query: '?part=shared', import: 'default' }),
);

/** Texts of several screens. */
export const text = group('text');

/** Texts of the interface language setting. */
export const interfaceLanguageText = group('interfaceLanguage');

/** Number and kind of the words of a starter deck. */
export function countWords({ kind, cards }: Pick<StarterDeckSummary, 'kind' | 'cards'>): string {
  return kind === 'pictures' ? text.pictureWords({ count: cards }) : text.words({ count: cards });
}
