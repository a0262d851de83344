import { defineTexts } from '../../texts/load-texts.ts';

const group = defineTexts(
  'offer',
  import.meta.glob('../../../locales/*.json', { query: '?part=offer', import: 'default' }),
);

export const offerText = group('offer');
