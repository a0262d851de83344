import { defineTexts } from '../../../texts/load-texts.ts';

/** Texts of the import of known words. */
export const vocabularyText = defineTexts(
  'vocabulary',
  import.meta.glob('../../../../locales/*.json', { query: '?part=vocabulary', import: 'default' }),
)('vocabulary');
