import { defineTexts } from '../../../texts/load-texts.ts';

const group = defineTexts(
  'takeout',
  import.meta.glob('../../../../locales/*.json', { query: '?part=takeout', import: 'default' }),
);

export const takeoutText = group('takeout');
export const readmeText = group('readme');
