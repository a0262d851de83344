import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { LookupEntry, MatchReason } from '../../../src/model/lookup.ts';
import { speak } from '../../../src/page/actions/speak.ts';
import { findVoices } from '../../../src/page/voice.ts';

let spoken: string[];
let voices: object[];
let asked: object[];
/** Words that have a recording. */
let recorded: string[];

/** The background, which plays recordings. */
const send = (async (type: string, request: { words: string[]; form?: string; hasVoice: boolean }) => {
  asked.push({ type, ...request });
  const wanted = request.form === undefined || !request.hasVoice ? [request.form, ...request.words] : [request.form];
  const word = wanted.find((spelling) => recorded.includes(String(spelling)));
  if (word !== undefined) spoken.push(`recording of ${word}`);
  return word !== undefined;
}) as unknown as Send;

const core = { parts: { findVoices }, send };

beforeEach(() => {
  spoken = [];
  voices = [{ name: 'Anna', lang: 'de-DE', localService: true }];
  asked = [];
  recorded = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => spoken.push('…'),
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

/** Without the interruptions of earlier speech. */
const said = () => spoken.filter((text) => text !== '…');

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
])('says %s', async (_name, entryParts, presses) => {
  const entry = makeEntry(entryParts);
  for (const _ of presses) await speak(core, entry);
  expect(said()).toEqual(presses);
});

test('begins with the form when another entry was spoken between', async () => {
  const [first, second] = [makeEntry(because('form', 'Häuser', 'Haus')), makeEntry({ word: 'Baum' })];
  for (const entry of [first, second, first]) await speak(core, entry);
  expect(said()).toEqual(['Häuser', 'Baum', 'Häuser']);
});

test('says nothing in a browser without speech', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await expect(speak(core, makeEntry({}))).resolves.toBeUndefined();
});

test('speaks at once, without the background, where there is no recording', () => {
  void speak(core, makeEntry({}));
  expect(said()).toEqual(['Haus']);
  expect(asked).toEqual([]);
});

const HAEUSER = { headword: 'das Haus', reading: 'haʊs', isRecorded: true, ...because('form', 'Häuser', 'Haus') };

test.each<[name: string, recorded: string[], hasVoice: boolean, expected: string[]]>([
  ['form and word', ['Häuser', 'Haus'], true, ['recording of Häuser', 'recording of Haus']],
  ['the word alone', ['Haus'], true, ['Häuser', 'recording of Haus']],
  ['the form alone', ['Häuser'], true, ['recording of Häuser', 'das Haus']],
  ['the word alone, without a voice', ['das Haus'], false, ['recording of das Haus', 'recording of das Haus']],
  ['neither, because the collection was just removed', [], true, ['Häuser', 'das Haus']],
])('plays recordings of %s, and otherwise speaks', async (_, available, hasVoice, expected) => {
  recorded = available;
  if (!hasVoice) voices = [];
  const entry = makeEntry(HAEUSER);
  await speak(core, entry);
  await speak(core, entry);
  expect(said()).toEqual(expected);
  const request = { type: 'sound.play', pair: 'deu-eng', words: ['das Haus', 'Haus'], hasVoice, reading: 'haʊs' };
  expect(asked).toEqual([
    { ...request, form: 'Häuser' },
    { ...request, form: undefined },
  ]);
});

test('a recording ends the voice, and the next word ends the recording', async () => {
  recorded = ['Haus'];
  await speak(core, makeEntry({ isRecorded: true }));
  expect(spoken).toEqual(['recording of Haus', '…']);
  await speak(core, makeEntry({ word: 'Baum' }));
  await speak(core, makeEntry({ word: 'Wald' }));
  expect(asked).toMatchObject([{ words: ['Haus', 'Haus'] }, { words: ['Baum', 'Baum'] }]);
  expect(said()).toEqual(['recording of Haus', 'Baum', 'Wald']);
});

test('a background that does not answer leaves the voice', async () => {
  const silent = { ...core, send: (() => Promise.reject(new Error('made for a test'))) as unknown as Send };
  await speak(silent, makeEntry({ isRecorded: true }));
  expect(said()).toEqual(['Haus']);
});
