import { expect, test } from 'vitest';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import type { Fit } from '../../../src/model/search.ts';
import { nameState } from '../../../src/ui/popup/search/WordActions.tsx';

const ENTRY: LookupEntry = {
  pair: 'deu-eng',
  word: 'Haus',
  rank: 12,
  definition: undefined,
  meanings: ['house'],
  match: 'word',
};

test.each<[string, Fit, Partial<LookupEntry>, string | undefined]>([
  ['a new word', 'exact', {}, undefined],
  ['a word of the learner', 'exact', { rank: undefined, definition: 'home' }, 'Yours'],
  ['a word that is not the typed one', 'similar', {}, 'one letter differs'],
  ['such a word that is known', 'similar', { known: { state: 'known', isWanted: false } }, 'Known'],
])('the state of %s', (_, fit, fields, expected) => {
  expect(nameState({ entry: { ...ENTRY, ...fields }, fit, rank: 12 })).toBe(expected);
});
