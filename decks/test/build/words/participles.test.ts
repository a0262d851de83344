import { expect, test } from 'vitest';
import { parseHandwork } from '../../../build/cards/handwork.ts';
import { createParticipleCheck } from '../../../build/words/participles.ts';

const VERBS: Record<string, string> = { gesetzt: 'setzen', bekannt: 'bekennen', verlobt: 'verloben' };
const SOURCES: Record<string, number> = { gesetzt: 2, bekannt: 6, verlobt: 2, selten: 1 };

const isMereParticiple = createParticipleCheck({
  handwork: parseHandwork('[meanings]\nverlobt = engaged # by hand\n'),
  findReadings: ({ form }) => (VERBS[form] ? [{ lemma: VERBS[form], pos: 'v', tags: 'PA2' }] : []),
  findMeanings: (word) => [{ word: 'meaning', score: 1, sources: SOURCES[word] ?? 0 }],
});

test.each([
  ['a participle that one dictionary calls an adjective', 'gesetzt', 'a', true],
  ['a participle that one dictionary calls an adverb', 'gesetzt', 'r', true],
  ['a participle that several dictionaries call an adjective', 'bekannt', 'a', false],
  ['a participle with a meaning by hand', 'verlobt', 'a', false],
  ['an adjective that is no form of a verb', 'selten', 'a', false],
  ['the verb itself', 'gesetzt', 'v', false],
] as const)('%s', (_, word, pos, expected) => {
  expect(isMereParticiple(word, pos)).toBe(expected);
});
