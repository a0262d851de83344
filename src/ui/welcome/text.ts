import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'welcome',
  import.meta.glob('../../locales/*.json', { query: '?part=welcome', import: 'default' }),
);

export const welcomeText = group('welcome');
