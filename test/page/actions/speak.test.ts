import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookupEntry, MatchReason } from '../../../src/model/lookup.ts';
import { speak } from '../../../src/page/actions/speak.ts';
import { findVoices } from '../../../src/page/voice.ts';

const parts = { findVoices };

let spoken: string[];

beforeEach(() => {
  spoken = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ name: 'Anna', lang: 'de-DE', localService: true }],
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const makeEntry = (parts: Partial<LookupEntry>): LookupEntry => ({
  pair: 'deu-eng',
  word: 'Haus',
  rank: 1,
  definition: undefined,
  meanings: ['house'],
  match: 'word',
  ...parts,
});

const because = (reason: MatchReason, ...steps: string[]) => ({ why: { reason, steps } });

test.each<[name: string, entry: Partial<LookupEntry>, presses: string[]]>([
  ['the word itself', {}, ['Haus', 'Haus']],
  ['a spelling of the learner', { headword: 'das Haus' }, ['das Haus', 'das Haus']],
  ['an inflected form', because('form', 'Häuser', 'Haus'), ['Häuser', 'Haus', 'Häuser']],
  ['a regular ending', because('stem', 'Hauses', 'Haus'), ['Hauses', 'Haus']],
  ['both halves of a verb', because('separable', 'räumt … auf', 'aufräumen'), ['räumt … auf', 'Haus']],
  ['a compound', because('compound', 'Hausboot', 'Haus', 'Boot'), ['Hausboot', 'Haus']],
  ['no misspelt word', because('near', 'Hauss', 'Haus'), ['Haus', 'Haus']],
  ['no word without its accents', because('folded', 'haus', 'Haus'), ['Haus', 'Haus']],
])('says %s', (_name, entryParts, presses) => {
  const entry = makeEntry(entryParts);
  for (const _ of presses) speak(parts, entry);
  expect(spoken).toEqual(presses);
});

test('begins with the form when another entry was spoken between', () => {
  const [first, second] = [makeEntry(because('form', 'Häuser', 'Haus')), makeEntry({ word: 'Baum' })];
  for (const entry of [first, second, first]) speak(parts, entry);
  expect(spoken).toEqual(['Häuser', 'Baum', 'Häuser']);
});

test('says nothing in a browser without speech', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(() => speak(parts, makeEntry({}))).not.toThrow();
});
