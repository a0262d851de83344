import { defineTexts } from '../../texts/load-texts.ts';

const group = defineTexts(
  'page',
  import.meta.glob('../../../locales/*.json', { query: '?part=page', import: 'default' }),
);

export const pageText = group('page');
export const countText = group('counts');
export const newWordText = group('newWords');
export const sentenceText = group('sentences');
export const doneText = group('done');
