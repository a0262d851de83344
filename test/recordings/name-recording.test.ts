import { expect, test } from 'vitest';
import { findAudioType, nameRecording } from '../../src/recordings/name-recording.ts';

test.each([
  ['Haus.mp3', { word: 'Haus' }],
  ['sounds/deutsch/das Haus.ogg', { word: 'das Haus' }],
  ['das_Haus.ogg', { word: 'das Haus' }],
  ['haus_1.mp3', { word: 'haus' }],
  ['Haus-2.mp3', { word: 'Haus' }],
  ['haus (3).mp3', { word: 'haus' }],
  ['E-Mail.mp3', { word: 'E-Mail' }],
  ['食べる - たべる.mp3', { word: '食べる', reading: 'たべる' }],
  ['jpod_files/よむ - 読む.mp3', { word: '読む', reading: 'よむ' }],
  ['forvo_files/strawberrybrown/読む.opus', { word: '読む' }],
  ['コーヒー.mp3', { word: 'コーヒー' }],
  ['ein - zwei.mp3', { word: 'ein - zwei' }],
  // Names in archives made on macOS are decomposed.
  ['Ha\u0308user.mp3', { word: 'Häuser' }],
  ['__MACOSX/._Haus.mp3', undefined],
  ['20170616125910.mp3', undefined],
  [`${'a'.repeat(200)}.mp3`, { word: 'a'.repeat(200) }],
  [`${'a'.repeat(201)}.mp3`, undefined],
])('%s', (path, expected) => {
  expect(nameRecording(path, 'deu')).toEqual(expected);
});

test.each([
  ['De-Haus.ogg', 'deu', 'Haus'],
  ['De-at-Haus2.ogg', 'deu', 'Haus2'],
  ['En-us-to go.ogg', 'eng', 'to go'],
  ['Fr-eau.oga', 'fra', 'eau'],
  ['Zh-你好.ogg', 'cmn', '你好'],
  ['LL-Q188 (deu)-Jeuwre-Schloss.wav', 'deu', 'Schloss'],
  ['LL-Q150 (fra)-Lyokoï-porte-monnaie.wav', 'fra', 'porte-monnaie'],
  ['pronunciation_de_haus.mp3', 'deu', 'haus'],
  ['pronunciation_es_por_favor.mp3', 'spa', 'por favor'],
  ['En-tête.mp3', 'fra', 'En-tête'],
  ['Es-Dur.mp3', 'deu', 'Es-Dur'],
  ['Es-.mp3', 'spa', 'Es-'],
  ['pronunciation.mp3', 'eng', 'pronunciation'],
])('without what its collection puts before the word: %s in %s', (path, language, word) => {
  expect(nameRecording(path, language)).toEqual({ word });
});

test.each([
  ['a.MP3', 'audio/mpeg'],
  ['a.opus', 'audio/ogg'],
  ['a.m4a', 'audio/mp4'],
  ['a.txt', undefined],
  ['mp3', undefined],
])('the type of %s is %s', (path, expected) => {
  expect(findAudioType(path)).toBe(expected);
});
