import { defineTexts } from '../../texts/load-texts.ts';

const group = defineTexts(
  'damage',
  import.meta.glob('../../../locales/*.json', { query: '?part=damage', import: 'default' }),
);

export const damageText = group('damage');
/** Tooltips of the buttons. */
export const damageHints = group('hints');
