import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseFile } from '../../../src/library/formats/recognise.ts';

async function readDetails(text: string, name = 'list.csv') {
  const bytes = new TextEncoder().encode(text);
  const { format } = await recogniseFile(bytes, name);
  const rows = [];
  for await (const batch of readCardRows(new Blob([bytes]), format)) rows.push(...batch);
  return rows.map(({ details }) => details);
}

const HOUSE = { classes: ['noun'], genders: ['neuter'], parts: ['Häuser'] };

describe('columns of a table with details', () => {
  test.each([
    ['English', 'word,class,gender,plural,meaning', 'Haus,noun,neuter,Häuser,house'],
    ['English, short', 'word,pos,article,plural,meaning', 'Haus,n.,das,Häuser,house'],
    ['German', 'Wort,Wortart,Artikel,Plural,Bedeutung', 'Haus,Nomen,das,Häuser,house'],
    ['Spanish', 'palabra,clase,género,plurales,significado', 'Haus,sustantivo,neutro,Häuser,house'],
    ['French', 'mot,classe,genre,pluriel,traduction', 'Haus,nom,neutre,Häuser,house'],
    ['Portuguese', 'palavra,classe gramatical,gênero,plurais,tradução', 'Haus,substantivo,neutro,Häuser,house'],
    ['Russian', 'Слово,Часть речи,Род,Множественное число,Перевод', 'Haus,существительное,средний,Häuser,house'],
    ['Japanese', '単語,品詞,性,複数形,意味', 'Haus,名詞,中性,Häuser,house'],
    ['Chinese', '单词,词性,性,复数,释义', 'Haus,名词,中性,Häuser,house'],
    ['Arabic', 'كلمة,قسم الكلام,جنس,جمع,معنى', 'Haus,اسم,محايد,Häuser,house'],
  ])('are recognised by their names in %s', async (_, header, row) => {
    expect(await readDetails(`${header}\n${row}\n`)).toEqual([HOUSE]);
  });

  test.each([
    ['reading', 'いえ', { reading: 'いえ' }],
    ['pinyin', 'péng you', { reading: 'péng you' }],
    ['class', '"noun, verb"', { classes: ['noun', 'verb'] }],
    ['class', 'proper noun', { classes: ['name'] }],
    ['class', 'n. masc.', { classes: ['noun'] }],
    ['class', '7b', undefined],
    ['gender', 'm/f', { genders: ['masculine', 'feminine'] }],
    ['article', 'der; die', { genders: ['masculine', 'feminine'] }],
    ['plural', '"ging, gegangen"', { parts: ['ging', 'gegangen'] }],
    ['plural', '', undefined],
    ['example', 'Zu Hause.', { examples: [['Zu Hause.']] }],
    ['examples', '"Zu Hause. | At home.\nEin Haus."', { examples: [['Zu Hause.', 'At home.'], ['Ein Haus.']] }],
    ['examples', '| |', { examples: [['| |']] }],
  ])('%s: %s', async (name, cell, details) => {
    expect(await readDetails(`word,meaning,${name}\nx,y,${cell}\n`)).toEqual([details]);
  });

  test('a class of twenty-one parts is rejected with its line', async () => {
    const parts = Array.from({ length: 21 }, (_, index) => `part${index}`).join(';');
    await expect(readDetails(`word,meaning,parts\nx,y,${parts}\n`)).rejects.toThrow(
      'Line 2: expected at most 20 parts, got 21.',
    );
  });
});

describe('JSON lines with details', () => {
  test('are read by the names of their fields', async () => {
    const line = {
      word: 'Haus',
      meanings: ['house'],
      ...HOUSE,
      reading: 'haʊ̯s',
      examples: [['Zu Hause.', 'At home.']],
    };
    expect(await readDetails(`${JSON.stringify({ ...line, tone: 2 })}\n`, 'a.jsonl')).toEqual([
      { ...HOUSE, reading: 'haʊ̯s', examples: [['Zu Hause.', 'At home.']] },
    ]);
  });

  test.each([
    ['{"word":"x","meanings":[],"reading":7}', 'Line 1: expected a reading as a text, got 7.'],
    ['{"word":"x","meanings":[],"examples":"x"}', 'Line 1: expected examples as a list, got "x".'],
    [
      '{"word":"x","meanings":[],"examples":[["a","b","c"]]}',
      'Line 1: expected an example of a sentence and its translation, got ["a","b","c"].',
    ],
    ['{"word":"x","meanings":[],"parts":[7]}', 'Line 1: expected parts as a list of texts, got 7 in it.'],
  ])('%s is rejected', async (text, message) => {
    await expect(readDetails(text, 'a.jsonl')).rejects.toThrow(message);
  });
});

test.each<[string, (string | undefined)[] | undefined]>([
  ['word (de),meaning_en,note', ['de', 'en', undefined]],
  ['German word,meaning', ['German', undefined]],
  ['word,meaning', undefined],
])('the languages that a header states beside the roles of its columns: %s', async (header, languages) => {
  const table = new TextEncoder().encode(`${header}\nHaus,house,a building\n`);
  expect((await recogniseFile(table, 'words.csv')).statedLanguages).toEqual(languages);
});
