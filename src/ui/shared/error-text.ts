import { defineTexts } from '../texts/load-texts.ts';

/** The sentence for each error code. */
export const ERROR_TEXTS = defineTexts(
  'errors',
  import.meta.glob('../../locales/*.json', { query: '?part=errors', import: 'default' }),
)('errors');
