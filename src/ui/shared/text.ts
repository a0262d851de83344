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

/** Texts of the arrow that resets one setting. */
export const resetArrowText = group('resetArrow');

/** Joins whole sentences as the interface's language does: Japanese and Chinese put no space between them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((first, next) => (first === '' ? next : text.sentences({ first, next })), '');
}

/** Number and kind of the words of a starter deck. */
export function countWords({ kind, cards }: Pick<StarterDeckSummary, 'kind' | 'cards'>): string {
  return kind === 'pictures' ? text.pictureWords({ count: cards }) : text.words({ count: cards });
}
