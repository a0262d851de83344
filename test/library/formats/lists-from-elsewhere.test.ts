import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseForPreview } from '../../../src/library/formats/recognise.ts';

/** Words and meanings of a list as another program, or a person, writes it. */
async function read(text: string, name = 'words.txt') {
  const bytes = new TextEncoder().encode(text);
  const { format, doubt } = await recogniseForPreview(bytes, name);
  const cards: string[][] = [];
  for await (const rows of readCardRows(new Blob([bytes]), format)) {
    for (const { word, meanings } of rows) cards.push([word, ...meanings]);
  }
  return { cards, doubt, format };
}

const THREE = [
  ['Haus', 'house'],
  ['Hund', 'dog'],
  ['Katze', 'cat'],
];

describe('separators that people type', () => {
  test.each([
    ['a dash', 'Haus - house\nHund - dog\nKatze - cat\n'],
    ['a long dash', 'Haus — house\nHund — dog\nKatze — cat\n'],
    ['an equals sign', 'Haus = house\nHund = dog\nKatze = cat\n'],
    ['a colon', 'Haus: house\nHund: dog\nKatze: cat'],
    ['two colons', 'Haus :: house\nHund :: dog\nKatze :: cat\n'],
    ['with blank lines', 'Haus - house\n\nHund - dog\n\nKatze - cat\n'],
    ['below a heading', '# Kapitel 3\nHaus = house\nHund = dog\nKatze = cat\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toMatchObject({ cards: THREE, doubt: 'columns' });
  });

  test('wide signs of Chinese and Japanese', async () => {
    expect((await read('猫，cat\n狗，dog\n')).cards).toEqual([
      ['猫', 'cat'],
      ['狗', 'dog'],
    ]);
    expect((await read('猫：cat\n狗：dog\n')).cards).toHaveLength(2);
  });

  test('win over the commas of the meanings', async () => {
    expect((await read('Haus - house, home\nHund - dog\nKatze - cat, kitty, puss\n')).cards).toEqual([
      ['Haus', 'house, home'],
      ['Hund', 'dog'],
      ['Katze', 'cat, kitty, puss'],
    ]);
  });

  test('and keep what follows a second one', async () => {
    expect((await read('gehen - to go - ging\nHaus - house\n')).cards).toEqual([
      ['gehen', 'to go', 'ging'],
      ['Haus', 'house'],
    ]);
  });

  test('but not over the separator of a table', async () => {
    expect((await read('das Haus - Häuser,house\nder Hund - Hunde,dog\n')).cards).toEqual([
      ['das Haus - Häuser', 'house'],
      ['der Hund - Hunde', 'dog'],
    ]);
  });

  test.each(['Haus\nHund\nKatze\n', 'Haus - house\nHund\nKatze\n', '#haus\n#hund\n#katze\n'])(
    'a list of words has none: %j',
    async (text) => {
      const { cards } = await read(text);
      expect(cards).toHaveLength(3);
      expect(cards.every((card) => card.length === 1)).toBe(true);
    },
  );
});

describe('lines without a card', () => {
  test.each([
    [
      'the head of a list from dict.cc',
      '# DE-EN vocabulary\tdict.cc\n# Date\t2026\n\nHaus\thouse\nHund\tdog\nKatze\tcat\n',
    ],
    ['the categories of Pleco', '//HSK 1\nHaus\thouse\nHund\tdog\n//HSK 2\nKatze\tcat\n'],
    ['a heading', '# Kapitel 3\nHaus\thouse\nHund\tdog\n# Kapitel 4\nKatze\tcat\n'],
    [
      'the names and the rule of a table of Markdown',
      '# Kapitel 3\n\n| Wort | auf Englisch |\n| --- | :-: |\n| Haus | house |\n| Hund | dog |\n| Katze | cat |\n',
    ],
  ])('%s', async (_, text) => {
    expect((await read(text)).cards).toEqual(THREE);
  });

  test('the mark of a column of numbers is a name', async () => {
    expect(await read('#,word,meaning\n1,Haus,house\n2,Hund,dog\n3,Katze,cat\n')).toMatchObject({
      cards: THREE,
      doubt: undefined,
    });
  });
});

describe('columns by their content', () => {
  test.each([
    [
      'lessons in front',
      'Lektion 1;Haus;house\nLektion 1;Hund;dog\nLektion 1;Katze;cat\nLektion 2;Maus;mouse\nLektion 2;Tür;door\n',
    ],
    ['a level in front', 'A1,Haus,house\nA1,Hund,dog\nA1,Katze,cat\nA1,Maus,mouse\n'],
    [
      'saved translations',
      'German,English,Haus,house\nGerman,English,Hund,dog\nGerman,English,Katze,cat\nGerman,English,Maus,mouse\nGerman,English,Tür,door\n',
    ],
    [
      'pairs of sentences with their numbers',
      '1276\tHaus\t2481\thouse\n1277\tHund\t2482\tdog\n1280\tKatze\t2485\tcat\n',
    ],
    [
      'a term with its hint',
      'term,tags,hint,fragment\nHaus,,house,Das Haus.\nHund,animal,dog,Der Hund.\nKatze,,cat,Die Katze.\n',
    ],
    ['an empty column between', 'Haus,,house\nHund,,dog\nKatze,,cat\n'],
  ])('%s', async (_, text) => {
    expect((await read(text, 'words.csv')).cards.slice(0, 3)).toEqual(THREE);
  });

  test.each([
    ['pinyin with numbers', '爱\tai4\tto love\n爸爸\tba4ba5\tfather\n', ['ai4', 'ba4ba5']],
    ['pinyin with marks', '爱\tài\tto love\n爸爸\tbàba\tfather\n', ['ài', 'bàba']],
    ['kana', '愛\tあい\tlove\n父\tちち\tfather\n', ['あい', 'ちち']],
  ])('%s between word and meaning is the reading', async (_, text, readings) => {
    const { format, cards } = await read(text);
    expect(format).toMatchObject({ columns: { word: 0, reading: 1, meanings: [2] } });
    expect(cards.map(([, meaning]) => meaning)).not.toEqual(readings);
  });

  test.each(['de 14459520\nque 12345\nla 8888\nel 8888\n', 'de\t14459520\nque\t12345\nla\t8888\nel\t8888\n'])(
    'the frequency of a word is not its meaning: %j',
    async (text) => {
      expect((await read(text)).cards).toEqual([['de'], ['que'], ['la'], ['el']]);
    },
  );

  test('numbers that do not fall are', async () => {
    expect((await read('eins,1\nzwei,2\ndrei,3\n')).cards).toEqual([
      ['eins', '1'],
      ['zwei', '2'],
      ['drei', '3'],
    ]);
  });

  test('a word with several lines stays the word', async () => {
    const text = 'Haus,house,Das Haus\nHaus,home,Zu Haus\nHund,dog,Der Hund\nHund,hound,Ein Hund\n';
    expect((await read(text)).cards.map(([word]) => word)).toEqual(['Haus', 'Haus', 'Hund', 'Hund']);
  });
});
