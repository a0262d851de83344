import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { TAKEOUT_TABLES, type TakeoutTable } from '../../src/model/takeout.ts';
import { writeSettings } from '../../src/takeout/everything.ts';
import { makeWords, PAIR, readZip, TODAY, takeOut } from './take-out.ts';

async function saveEverything() {
  const ops = makeWords();
  const lookUp = {
    pair: PAIR,
    word: 'Haus',
    at: TODAY * 86_400_000,
    form: 'Häuser',
    sentence: 'Zwei Häuser,\n"alt"',
    title: 'Seite',
  } as const;
  const { ask } = await takeOut(ops, { isKept: true, lookUps: [lookUp] });
  const { file } = (await ask({ everything: { texts: { 'README.txt': 'Lies mich\n' } } })) as { file: Blob };
  const files = await readZip(file);
  const text = (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.get(name));
  const table = (name: TakeoutTable) => {
    const { data, errors, meta } = Papa.parse<Record<string, string>>(text(name).slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(meta.fields).toEqual(TAKEOUT_TABLES[name]);
    return data;
  };
  return { ops, files, text, table };
}

test('saves words, sentences, look-ups, log and settings as files of one zip', async () => {
  const { ops, files, text, table } = await saveEverything();
  expect([...files.keys()].sort()).toEqual([
    'README.txt',
    'log.csv',
    'looked-up.csv',
    'sentences.csv',
    'settings.json',
    'words.csv',
  ]);
  expect(text('README.txt')).toBe('Lies mich\n');
  expect(JSON.parse(text('settings.json'))).toBeTypeOf('object');
  // Without a byte order mark, Excel reads a legacy encoding.
  expect(text('words.csv').startsWith('\uFEFF')).toBe(true);

  const words = Object.fromEntries(table('words.csv').map((row) => [row.word, row]));
  expect(Object.fromEntries(table('words.csv').map(({ word, state }) => [word, state]))).toEqual({
    und: 'known',
    oder: 'known',
    lang: 'known',
    gemerkt: 'known',
    Haus: 'learning',
    Schritt: 'learning',
    bald: 'wanted',
    eigen: 'own',
    Pause: 'stopped',
  });
  expect(words.Haus).toMatchObject({
    languages: PAIR,
    reading: 'haʊ̯s',
    meaning: 'house; home',
    ownMeaning: '',
    answers: '5',
    lapses: '1',
  });
  expect(words.eigen).toMatchObject({ shown: 'das Eigene', ownMeaning: 'my <own>\nmeaning', answers: '' });

  expect(table('sentences.csv').map(({ word, sentence }) => [word, sentence])).toEqual([
    ['Haus', 'Das <alte> Haus & der Garten'],
    ['bald', 'Bald kommt sie, bald nicht.'],
    ['eigen', 'Es ist das Eigene.'],
  ]);
  expect(table('looked-up.csv')).toMatchObject([
    { word: 'Haus', form: 'Häuser', sentence: 'Zwei Häuser,\n"alt"', page: 'Seite' },
  ]);
  const log = table('log.csv');
  expect(log.map(({ id }) => id).sort()).toEqual(ops.map(({ id }) => id).sort());
  expect(log.find(({ kind }) => kind === 'know-all')?.words).toBe('und\noder');
  expect(log.filter(({ word, kind }) => word === 'Haus' && kind === 'review').map(({ rating }) => rating)).toEqual([
    'good',
    'good',
    'again',
    'good',
    'good',
  ]);
});

test('leaves secrets out of the settings, and keeps settings about keys', () => {
  const settings = {
    hover: { keys: true, sites: { 'key.example': { keys: false } } },
    anki: { apiKey: 'x', key: 'y', port: 1 },
  };
  expect(JSON.parse(writeSettings(settings))).toEqual({ hover: settings.hover, anki: { port: 1 } });
});
