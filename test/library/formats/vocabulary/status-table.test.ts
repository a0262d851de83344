import { expect, test } from 'vitest';
import { findStatus } from '../../../../src/library/formats/vocabulary/status-columns.ts';
import { openText, readAll, toStandings } from './read-fixture.ts';

test.each([
  [
    'LingQ',
    'term,status,hint,phrase\nHaus,4,house,Das Haus\nBaum,2,tree,Der Baum\nAst,0,branch,Ein Ast\nWald,3,forest,Im Wald',
    { Haus: 'known', Baum: 'learning', Ast: 'new', Wald: 'known' },
  ],
  [
    'Migaku',
    'word\treading\tknownStatus\n食べる\tたべる\tKNOWN\n飲む\tのむ\tLEARNING\n行く\tいく\tUNKNOWN\n来る\tくる\tIGNORED',
    { 食べる: 'known', 飲む: 'learning', 行く: 'new', 来る: 'suspended' },
  ],
  [
    'jpdb',
    'spelling,reading,meaning,state\n食べる,たべる,eat,never-forget\n飲む,のむ,drink,due\n行く,いく,go,blacklisted\n来る,くる,come,new',
    { 食べる: 'known', 飲む: 'learning', 行く: 'suspended', 来る: 'new' },
  ],
  [
    'every state of jpdb',
    'spelling,state\na,new\nb,learning\nc,known\nd,due\ne,failed\nf,locked\ng,never-forget\nh,suspended\ni,blacklisted\nj,redundant',
    {
      ...{ a: 'new', b: 'learning', c: 'known', d: 'learning', e: 'learning', f: 'new' },
      ...{ g: 'known', h: 'suspended', i: 'suspended', j: 'known' },
    },
  ],
  [
    'WaniKani',
    'word,reading,meaning,srs_stage\n一,いち,one,9\n二,に,two,5\n三,さん,three,0\n四,よん,four,7',
    { 一: 'known', 二: 'learning', 三: 'new', 四: 'known' },
  ],
  [
    'names of stages',
    'word;meaning;SRS Stage Name\n一;one;Burned\n二;two;Guru II\n三;three;Apprentice 4\n四;four;Initiate',
    { 一: 'known', 二: 'learning', 三: 'learning', 四: 'new' },
  ],
  [
    'Lute',
    'term,translation,status\nmesa,table,1\nsilla,chair,5\ncasa,house,99\nRío,river,98',
    { mesa: 'learning', silla: 'known', casa: 'known', Río: 'suspended' },
  ],
  [
    'intervals',
    'word,meaning,interval (days)\nmesa,table,3\nsilla,chair,21\ncasa,house,0',
    { mesa: 'learning', silla: 'known', casa: 'new' },
  ],
])('Reads how well words are known: %s', async (_, text, standings) => {
  const vocabulary = await openText(text);
  expect(vocabulary.file.program).toBe('table');
  expect(toStandings(readAll(vocabulary).words)).toEqual(standings);
});

test('Reads the sentence of a column that is named like one', async () => {
  const table =
    'term,status,phrase,hint\nHaus,2,Das Haus steht.,house\nBaum,2,,tree\nAst,1,Ein Ast.,branch\nWald,0,x,forest';
  const { words } = readAll(await openText(table));
  expect(words.map(({ word, meaning, sentence }) => [word, meaning, sentence])).toEqual([
    ['Haus', 'house', 'Das Haus steht.'],
    ['Baum', 'tree', undefined],
    ['Ast', 'branch', 'Ein Ast.'],
    ['Wald', 'forest', 'x'],
  ]);
});

test('Reads meaning and reading, and merges a word that is there twice', async () => {
  const text = 'word,reading,meaning,status\n食べる,たべる,to eat,learning\n食べる,,to live on,known\n,x,y,new';
  const { words, duplicates, unusable } = readAll(await openText(text));
  expect(words).toEqual([{ word: '食べる', standing: 'known', meaning: 'to eat', reading: 'たべる' }]);
  expect({ duplicates, unusable }).toEqual({ duplicates: 1, unusable: 1 });
});

test.each([
  ['a level of a course', ['word', 'level'], ['Haus', '1']],
  ['a status of something else', ['word', 'status'], ['Haus', 'printed']],
  ['no header', ['Haus', 'house'], ['Baum', 'tree']],
  ['no values', ['word', 'status'], ['Haus', '']],
])('Does not take %s for how well words are known', (_, ...rows) => {
  expect(findStatus(rows)).toBeUndefined();
});

test('A table without such a column is refused', async () => {
  await expect(openText('word,meaning\nHaus,house')).rejects.toMatchObject({
    code: 'vocabulary-foreign',
  });
});
