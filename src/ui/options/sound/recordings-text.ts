import { defineTexts } from '../../texts/load-texts.ts';

/** Texts of the section Sound. */
export const recordingsText = defineTexts(
  'recordings',
  import.meta.glob('../../../locales/*.json', { query: '?part=recordings', import: 'default' }),
)('recordings');
