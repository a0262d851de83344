import { defineTexts } from '../../texts/load-texts.ts';

const group = defineTexts(
  'find',
  import.meta.glob('../../../locales/*.json', { query: '?part=find', import: 'default' }),
);

export const findText = group('find');
/** Tooltips of the buttons. */
export const findHints = group('hints');
export const stateNames = group('states');
