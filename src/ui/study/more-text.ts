import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'study-more',
  import.meta.glob('../../locales/*.json', { query: '?part=study-more', import: 'default' }),
);

export const modesText = group('modes');
export const holidayText = group('holiday');
export const reminderOfferText = group('reminder');
export const weekText = group('week');
export const suggestText = group('suggest');
export const startText = group('start');
export const rescueText = group('rescue');
/** Tooltips of their buttons. */
export const moreHints = group('hints');
