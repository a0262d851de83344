import { defineTexts } from '../../texts/load-texts.ts';

const group = defineTexts(
  'anki',
  import.meta.glob('../../../locales/*.json', { query: '?part=anki', import: 'default' }),
);

export const ankiText = group('anki');
export const ankiWordsText = group('ankiWords');
