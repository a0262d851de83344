import { beforeEach, expect, test } from 'vitest';
import type { LookupEntry, MatchReason } from '../../src/model/lookup.ts';
import { removeCollection } from '../../src/recordings/collections.ts';
import { importRecordings } from '../../src/recordings/import-recordings.ts';
import { openSource } from '../../src/recordings/open-source.ts';
import { createSound, type WantedSound } from '../../src/recordings/sound.ts';
import { makePrivateStorage } from '../support/private-storage.ts';

let storage: ReturnType<typeof makePrivateStorage>;
let played: string[];
let canPlay: boolean;
let nowMs: number;

beforeEach(() => {
  storage = makePrivateStorage();
  played = [];
  canPlay = true;
  nowMs = 1_000;
});

async function add(language: string, ...names: string[]) {
  const files = names.map((path) => ({ path, file: new Blob([path]) }));
  const request = { id: language, name: 'sounds', language, open: () => openSource(files) };
  await importRecordings(request, { now: () => 5, onProgress: () => undefined, getStorage: storage.getStorage });
}

const make = (getStorage = storage.getStorage) =>
  createSound({
    player: {
      async play(take, rate) {
        played.push(`${await take.text()} ${rate}`);
        return canPlay;
      },
      stop: () => void played.push('stop'),
    },
    now: () => nowMs,
    getStorage,
  });

const HAUS: WantedSound = { pair: 'deu-eng', words: ['das Haus', 'Haus'], hasVoice: true };

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

test.each<[what: string, wanted: Partial<WantedSound>, expected: string[]]>([
  ['the word', {}, ['Haus.mp3 1']],
  ['the form on the page', { form: 'Häuser' }, ['Häuser.mp3 1']],
  ['nothing for a form that only a voice can say', { form: 'Hauses' }, ['stop']],
  ['the word for a form that nothing else can say', { form: 'Hauses', hasVoice: false }, ['Haus.mp3 1']],
  ['nothing for a word without a recording', { words: ['Baum'] }, ['stop']],
  ['nothing in a language without recordings', { pair: 'spa-eng' }, ['stop']],
])('plays %s', async (_, wanted, expected) => {
  await add('deu', 'Haus.mp3', 'Häuser.mp3');
  expect(await make().play({ ...HAUS, ...wanted })).toBe(expected[0] !== 'stop');
  expect(played).toEqual(expected);
});

test('a reading chooses among recordings of the word, and none of its form', async () => {
  await add('jpn', '辛い - からい.mp3', '辛い - つらい.mp3', '辛かった - からかった.mp3');
  const sound = make();
  const wanted: WantedSound = { pair: 'jpn-eng', words: ['辛い'], reading: 'つらい', hasVoice: false };
  await sound.play(wanted);
  await sound.play({ ...wanted, form: '辛かった' });
  expect(played).toEqual(['辛い - つらい.mp3 1', '辛かった - からかった.mp3 1']);
});

test('a word that is pressed again is slow, and then in its next recording', async () => {
  await add('deu', 'Haus_1.mp3', 'Haus_2.mp3');
  const sound = make();
  for (let press = 0; press < 5; press++) await sound.play(HAUS);
  expect(played).toEqual(['Haus_1.mp3 1', 'Haus_1.mp3 0.6', 'Haus_2.mp3 1', 'Haus_2.mp3 0.6', 'Haus_1.mp3 1']);
});

test('form and word in turn are slow in the second round', async () => {
  await add('deu', 'Haus.mp3', 'Häuser.mp3');
  const sound = make();
  for (const form of ['Häuser', undefined, 'Häuser', undefined]) await sound.play({ ...HAUS, form });
  expect(played).toEqual(['Häuser.mp3 1', 'Haus.mp3 1', 'Häuser.mp3 0.6', 'Haus.mp3 0.6']);
});

test('a word is not slow after another one, or half a minute later', async () => {
  await add('deu', 'Haus.mp3', 'Baum.mp3');
  const sound = make();
  await sound.play(HAUS);
  await sound.play({ ...HAUS, words: ['Baum'] });
  await sound.play(HAUS);
  nowMs += 30_001;
  await sound.play(HAUS);
  expect(played).toEqual(['Haus.mp3 1', 'Baum.mp3 1', 'Haus.mp3 1', 'Haus.mp3 1']);
});

test('a recording that the browser cannot play counts as none', async () => {
  await add('deu', 'Haus.mp3');
  canPlay = false;
  expect(await make().play(HAUS)).toBe(false);
});

test('marks the entries that have a recording of their word or form', async () => {
  await add('deu', 'Haus.mp3', 'Bäume.mp3');
  const marked = await make().markRecorded(
    [
      makeEntry({ headword: 'das Haus' }),
      makeEntry({ word: 'Baum', ...because('form', 'Bäume', 'Baum') }),
      makeEntry({ word: 'Bäumen', ...because('near', 'Bäume', 'Bäumen') }),
      makeEntry({ word: 'Wald' }),
      makeEntry({ pair: 'nld-eng' }),
    ],
    ['deu'],
  );
  expect(marked.map(({ isRecorded }) => isRecorded)).toEqual([true, true, undefined, undefined, undefined]);
});

test('recordings that were added or removed count once it is told', async () => {
  const sound = make();
  expect(await sound.listLanguages()).toEqual([]);
  expect(await sound.play(HAUS)).toBe(false);
  await add('deu', 'Haus.mp3');
  sound.forget();
  expect(await sound.listLanguages()).toEqual(['deu']);
  expect(await sound.play(HAUS)).toBe(true);
  await removeCollection('deu', storage.getStorage);
  sound.forget();
  expect(await sound.play(HAUS)).toBe(false);
});

test('there are none where the browser has no place for files', async () => {
  const sound = make(() => Promise.reject(new DOMException('', 'SecurityError')));
  expect(await sound.play(HAUS)).toBe(false);
  expect(await sound.markRecorded([makeEntry({})], ['deu'])).toEqual([makeEntry({})]);
});
