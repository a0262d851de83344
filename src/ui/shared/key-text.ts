import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts('keys', import.meta.glob('../../locales/*.json', { query: '?part=keys', import: 'default' }));

export const keyNames = group('names');
export const browseKeys = group('browse');
export const studyKeys = group('study');
export const ratingKeys = group('ratings');

/** Names a letter that is pressed together with Shift. */
export const withShift = (letter: string) => `${keyNames.shift} ${letter}`;
