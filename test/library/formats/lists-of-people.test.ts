import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseForPreview } from '../../../src/library/formats/recognise.ts';
import type { LeftOutRow } from '../../../src/model/file-format.ts';

/** The cards of a list as `[word, meanings, details?, forms?]`. */
async function read(text: string, name = 'words.txt') {
  const bytes = new TextEncoder().encode(text);
  const recognised = await recogniseForPreview(bytes, name);
  const cards: unknown[] = [];
  const leftOut: LeftOutRow[] = [];
  const onLeftOut = (row: LeftOutRow) => leftOut.push(row);
  for await (const rows of readCardRows(new Blob([bytes]), recognised.format, { onLeftOut })) {
    for (const { word, meanings, details, forms } of rows) {
      cards.push(forms ? [word, meanings, details, forms] : details ? [word, meanings, details] : [word, meanings]);
    }
  }
  return { cards, leftOut: leftOut.map(({ line, kind }) => [line, kind]), recognised };
}

const THREE = [
  ['Haus', ['house']],
  ['Hund', ['dog']],
  ['Katze', ['cat']],
];

describe('numbers and bullets in front of the lines are not read', () => {
  test.each([
    ['numbers with a full stop', '1. Haus - house\n2. Hund - dog\n3. Katze - cat\n'],
    ['numbers in brackets', '1) Haus = house\n2) Hund = dog\n3) Katze = cat\n'],
    ['numbers in two brackets', '(1) Haus: house\n(2) Hund: dog\n(3) Katze: cat\n'],
    ['numbers alone', '1 Haus – house\n2 Hund – dog\n3 Katze – cat\n'],
    ['numbers and a dash', '1 - Haus - house\n2 - Hund - dog\n3 - Katze - cat\n'],
    ['letters', 'a) Haus - house\nb) Hund - dog\nc) Katze - cat\n'],
    ['numbers and a tab', '1.\tHaus\thouse\n2.\tHund\tdog\n3.\tKatze\tcat\n'],
    ['numbers of lessons', '7.1 Haus - house\n7.2 Hund - dog\n7.3 Katze - cat\n'],
    ['bullets', '• Haus — house\n• Hund — dog\n• Katze — cat\n'],
    ['bullets without a space', '•Haus — house\n•Hund — dog\n•Katze — cat\n'],
    ['bold words of Markdown', '- **Haus** → house\n- **Hund** → dog\n- **Katze** → cat\n'],
    ['bold words with the colon inside', '* **Haus:** house\n* **Hund:** dog\n* **Katze:** cat\n'],
    ['italics and a colon', '+ *Haus*: house\n+ *Hund*: dog\n+ *Katze*: cat\n'],
    ['bold words without a separator', '- **Haus** house\n- **Hund** dog\n- **Katze** cat\n'],
    ['boxes to tick', '- [ ] Haus - house\n- [x] Hund - dog\n- [ ] Katze - cat\n'],
    ['dashes', '- Haus - house\n- Hund - dog\n- Katze - cat\n'],
    ['long dashes', '– Haus: house\n– Hund: dog\n– Katze: cat\n'],
    ['an arrow of letters', '1. Haus -> house\n2. Hund -> dog\n3. Katze -> cat\n'],
    ['a double arrow', '* Haus => house\n* Hund => dog\n* Katze => cat\n'],
    ['headings between them', '# Tiere und mehr\n\n- Haus: house\n\n## Tiere\n\n- Hund: dog\n- Katze: cat\n'],
    ['titles without a mark', 'Mein Haus\n1. Haus - house\nTiere:\n2. Hund - dog\n3. Katze - cat\n'],
    ['without numbers, with bold words', '**Haus** - house\n**Hund** - dog\n**Katze** - cat\n'],
  ])('%s', async (_, text) => {
    expect((await read(text)).cards).toEqual(THREE);
  });

  test('meanings below a word', async () => {
    const text = '- Haus\n  - house\n  - home\n- Hund\n  - dog\n- Katze\n  - cat\n';
    expect((await read(text)).cards).toEqual([['Haus', ['house', 'home']], ...THREE.slice(1)]);
  });

  test('but numbers that belong to the words are', async () => {
    expect((await read('3 Tage - three days\n7 Tage - a week\n2 Wochen - two weeks\n')).cards).toEqual([
      ['3 Tage', ['three days']],
      ['7 Tage', ['a week']],
      ['2 Wochen', ['two weeks']],
    ]);
  });

  test('and so are the dashes of affixes', async () => {
    expect((await read('-heit\t-ness\n-lich\t-ly\nun-\tun-\n')).cards).toEqual([
      ['-heit', ['-ness']],
      ['-lich', ['-ly']],
      ['un-', ['un-']],
    ]);
  });

  test('a list of words with bullets has words without meanings', async () => {
    expect((await read('• Haus\n• Hund\n• Katze\n')).cards).toEqual([
      ['Haus', []],
      ['Hund', []],
      ['Katze', []],
    ]);
  });
});

describe('questions and answers are the two sides of a card', () => {
  test.each([
    ['on two lines', 'Q: Haus\nA: house\n\nQ: Hund\nA: dog\n\nQ: Katze\nA: cat\n'],
    ['without blank lines', 'Q: Haus\nA: house\nQ: Hund\nA: dog\nQ: Katze\nA: cat'],
    ['numbered', 'Q1: Haus\nA1: house\nQ2: Hund\nA2: dog\nQ3: Katze\nA3: cat\n'],
    ['with full stops', 'Q. Haus\nA. house\nQ. Hund\nA. dog\nQ. Katze\nA. cat\n'],
    ['on one line', 'Q: Haus A: house\nQ: Hund A: dog\nQ: Katze A: cat\n'],
    ['on one line, with a bar', 'Q: Haus | A: house\nQ: Hund | A: dog\nQ: Katze | A: cat\n'],
    ['in bold', '**Q:** Haus\n**A:** house\n\n**Q:** Hund\n**A:** dog\n\n**Q:** Katze\n**A:** cat\n'],
    ['in German', 'Frage: Haus\nAntwort: house\n\nFrage: Hund\nAntwort: dog\n\nFrage: Katze\nAntwort: cat\n'],
    ['in French', 'Q : Haus\nR : house\nQ : Hund\nR : dog\nQ : Katze\nR : cat\n'],
    ['front and back', 'Front: Haus\nBack: house\n---\nFront: Hund\nBack: dog\n---\nFront: Katze\nBack: cat\n'],
    ['other names', 'DE: Haus\nEN: house\n\nDE: Hund\nEN: dog\n\nDE: Katze\nEN: cat\n'],
    ['lines of two, with blank ones between', 'Haus\nhouse\n\nHund\ndog\n\nKatze\ncat\n'],
    ['semicolons between', 'Q: Haus; A: house\nQ: Hund; A: dog\nQ: Katze; A: cat\n'],
    ['the meaning first', 'Meaning: house\nWord: Haus\n\nMeaning: dog\nWord: Hund\n\nMeaning: cat\nWord: Katze\n'],
  ])('%s', async (_, text) => {
    expect((await read(text)).cards).toEqual(THREE);
  });

  test('more fields, and answers of several lines', async () => {
    const text =
      'Word: Haus\nMeaning: house\n  home\nExample: Das Haus ist groß.\n\nWord: Hund\nMeaning: dog\nExample: Der Hund bellt.\n';
    expect((await read(text)).cards).toEqual([
      ['Haus', ['house', 'home'], { examples: [['Das Haus ist groß.']] }],
      ['Hund', ['dog'], { examples: [['Der Hund bellt.']] }],
    ]);
  });

  test('but a list with colons stays one', async () => {
    expect((await read('Haus: house\nHund: dog\nKatze: cat\nHaus: home\n')).cards).toHaveLength(4);
  });
});

describe('semicolons may part the rows', () => {
  test.each([
    ['commas between the sides', 'Haus,house;Hund,dog;Katze,cat'],
    ['with a last semicolon', 'Haus,house;Hund,dog;Katze,cat;\n'],
    ['a semicolon at the end of each line', 'Haus,house;\nHund,dog;\nKatze,cat;\n'],
    ['dashes', 'Haus - house; Hund - dog; Katze - cat'],
    ['equals signs without spaces, on two lines', 'Haus=house; Hund=dog;\nKatze=cat\n'],
    ['colons', 'Haus: house; Hund: dog; Katze: cat;'],
    ['tabs', 'Haus\thouse;Hund\tdog;Katze\tcat'],
    ['bars', 'Haus|house;Hund|dog;Katze|cat'],
  ])('%s', async (_, text) => {
    expect((await read(text)).cards).toEqual(THREE);
  });

  test.each([
    ['semicolons between columns', 'laufen, rennen;to run, to hurry\nspringen, hüpfen;to jump, to hop\n', 2],
    ['semicolons in meanings', 'Haus - house; home\nHund - dog; hound\nKatze - cat; kitty\n', 3],
    ['an empty last column', 'Haus;house, home;\nHund;dog, hound;\n', 2],
  ])('but not %s', async (_, text, count) => {
    const { cards } = await read(text);
    expect(cards).toHaveLength(count);
    expect(cards).not.toContainEqual(THREE[1]);
  });
});

describe('lines of CC-CEDICT', () => {
  const LINES =
    '學習 学习 [xue2 xi2] /to learn/to study/\n旅行 旅行 [lu:3 xing2] /to travel/journey/trip/CL:趟[tang4],次[ci4],個|个[ge4]/\n女兒 女儿 [nu:3 er2] /daughter/\n點兒 点儿 [dian3 r5] /erhua variant of 點|点[dian3]; a little/\n';
  const CARDS = [
    ['学习', ['to learn', 'to study'], { reading: 'xué xí' }, ['學習']],
    ['旅行', ['to travel', 'journey', 'trip'], { reading: 'lǚ xíng' }],
    ['女儿', ['daughter'], { reading: 'nǚ ér' }, ['女兒']],
    ['点儿', ['erhua variant of 点 (diǎn); a little'], { reading: 'diǎn r' }, ['點兒']],
  ];

  test('with its head', async () => {
    const head = '# CC-CEDICT\n# Community maintained free Chinese-English dictionary.\n#! version=1\n#! entries=4\n';
    const { cards, recognised } = await read(head + LINES, 'cedict_ts.u8');
    expect(cards).toEqual(CARDS);
    expect(recognised).toMatchObject({
      doubt: undefined,
      isDictionary: true,
      languages: { from: { iso639_3: 'cmn' }, to: { iso639_3: 'eng' } },
    });
  });

  test('some of them', async () => {
    const { cards, recognised } = await read(LINES);
    expect(cards).toEqual(CARDS);
    expect(recognised.doubt).toBeUndefined();
  });
});

describe('further columns', () => {
  test.each([
    [
      'meanings with commas between',
      'Haus,house, home\nHund,dog\ngehen,to go, to walk, to leave\n',
      [
        ['Haus', ['house', 'home']],
        ['Hund', ['dog']],
        ['gehen', ['to go', 'to walk', 'to leave']],
      ],
    ],
    [
      'in every row',
      'Haus\thouse\thome\nHund\tdog\thound\ngehen\tto go\tto walk\nTür\tdoor\tgate\n',
      [
        ['Haus', ['house', 'home']],
        ['Hund', ['dog', 'hound']],
        ['gehen', ['to go', 'to walk']],
        ['Tür', ['door', 'gate']],
      ],
    ],
    [
      'in a few rows',
      'Haus;house;home\nHund;dog;\nKatze;cat;\nTür;door;\nBank;bank;bench\nMaus;mouse;\n',
      [
        ['Haus', ['house', 'home']],
        ['Hund', ['dog']],
        ['Katze', ['cat']],
        ['Tür', ['door']],
        ['Bank', ['bank', 'bench']],
        ['Maus', ['mouse']],
      ],
    ],
    [
      'a word class behind the meaning',
      'Haus,house,noun\ngehen,to go,verb\nschön,beautiful,adj.\nHund,dog,noun\n',
      [
        ['Haus', ['house'], { classes: ['noun'] }],
        ['gehen', ['to go'], { classes: ['verb'] }],
        ['schön', ['beautiful'], { classes: ['adjective'] }],
        ['Hund', ['dog'], { classes: ['noun'] }],
      ],
    ],
    [
      'a level, a date and an address',
      'Haus,house,A1,2024-03-01,https://example.com/1\nHund,dog,A2,2024-03-02,https://example.com/2\nTür,door,B1,2024-03-05,https://example.com/3\n',
      [
        ['Haus', ['house']],
        ['Hund', ['dog']],
        ['Tür', ['door']],
      ],
    ],
    [
      'a sentence with the word',
      'Haus\thouse\tDas Haus ist groß.\nHund\tdog\tDer Hund bellt laut.\ngehen\tto go\tWir gehen in die Stadt.\n',
      [
        ['Haus', ['house'], { examples: [['Das Haus ist groß.']] }],
        ['Hund', ['dog'], { examples: [['Der Hund bellt laut.']] }],
        ['gehen', ['to go'], { examples: [['Wir gehen in die Stadt.']] }],
      ],
    ],
    [
      'the plural before the meaning',
      'Haus,Häuser,house\nHund,Hunde,dog\nKatze,Katzen,cat\nTür,Türen,door\n',
      [
        ['Haus', ['house'], { parts: ['Häuser'] }],
        ['Hund', ['dog'], { parts: ['Hunde'] }],
        ['Katze', ['cat'], { parts: ['Katzen'] }],
        ['Tür', ['door'], { parts: ['Türen'] }],
      ],
    ],
  ])('%s', async (_, text, cards) => {
    expect((await read(text, 'words.csv')).cards).toEqual(cards);
  });
});

describe('principal parts', () => {
  const VERBS = [
    ['gehen', ['to go'], { parts: ['ging', 'gegangen'] }],
    ['sehen', ['to see'], { parts: ['sah', 'gesehen'] }],
    ['nehmen', ['to take'], { parts: ['nahm', 'genommen'] }],
    ['finden', ['to find'], { parts: ['fand', 'gefunden'] }],
  ];
  test.each([
    [
      'the meaning last',
      'gehen\tging\tgegangen\tto go\nsehen\tsah\tgesehen\tto see\nnehmen\tnahm\tgenommen\tto take\nfinden\tfand\tgefunden\tto find\n',
    ],
    [
      'the meaning first',
      'to go;gehen;ging;gegangen\nto see;sehen;sah;gesehen\nto take;nehmen;nahm;genommen\nto find;finden;fand;gefunden\n',
    ],
    [
      'dashes',
      'gehen - ging - gegangen - to go\nsehen - sah - gesehen - to see\nnehmen - nahm - genommen - to take\nfinden - fand - gefunden - to find\n',
    ],
    [
      'named columns',
      'Infinitiv;Präteritum;Partizip II;Englisch\ngehen;ging;gegangen;to go\nsehen;sah;gesehen;to see\nnehmen;nahm;genommen;to take\nfinden;fand;gefunden;to find\n',
    ],
  ])('%s', async (_, text) => {
    expect((await read(text, 'words.csv')).cards).toEqual(VERBS);
  });

  test('of English', async () => {
    const text =
      'infinitive,past simple,past participle,German\ngo,went,gone,gehen\nbe,was / were,been,sein\nsee,saw,seen,sehen\n';
    expect((await read(text, 'words.csv')).cards).toEqual([
      ['go', ['gehen'], { parts: ['went', 'gone'] }],
      ['be', ['sein'], { parts: ['was', 'were', 'been'] }],
      ['see', ['sehen'], { parts: ['saw', 'seen'] }],
    ]);
    const unnamed =
      'go,went,gone,gehen\nsee,saw,seen,sehen\ntake,took,taken,nehmen\nfind,found,found,finden\nwrite,wrote,written,schreiben\n';
    expect((await read(unnamed, 'words.csv')).cards[2]).toEqual(['take', ['nehmen'], { parts: ['took', 'taken'] }]);
  });

  test('with pronouns and auxiliaries', async () => {
    const text =
      'gehen,er geht,er ging,er ist gegangen,to go\nsehen,er sieht,er sah,er hat gesehen,to see\ngeben,er gibt,er gab,er hat gegeben,to give\n';
    expect((await read(text, 'words.csv')).cards[0]).toEqual([
      'gehen',
      ['to go'],
      { parts: ['er geht', 'er ging', 'er ist gegangen'] },
    ]);
  });

  test('of Latin', async () => {
    const text =
      'amo, amare, amavi, amatum, to love\nvideo, videre, vidi, visum, to see\naudio, audire, audivi, auditum, to hear\n';
    expect((await read(text)).cards).toEqual([
      ['amo', ['to love'], { parts: ['amare', 'amavi', 'amatum'] }],
      ['video', ['to see'], { parts: ['videre', 'vidi', 'visum'] }],
      ['audio', ['to hear'], { parts: ['audire', 'audivi', 'auditum'] }],
    ]);
  });
});

describe('JSON of other programs', () => {
  test.each([
    [
      'a list of objects',
      '[{"word":"Haus","meaning":"house"},{"word":"Hund","meaning":"dog"},{"word":"Katze","meaning":"cat"}]',
    ],
    [
      'objects with a front and a back',
      '[{"front":"Haus","back":"house"},{"front":"Hund","back":"dog"},{"front":"Katze","back":"cat"}]',
    ],
    ['objects named by languages', '[{"de":"Haus","en":"house"},{"de":"Hund","en":"dog"},{"de":"Katze","en":"cat"}]'],
    ['a list of lists', '[["Haus","house"],["Hund","dog"],["Katze","cat"]]'],
    ['a map', '{"Haus":"house","Hund":"dog","Katze":"cat"}'],
    ['maps of chapters', '{"Dinge":{"Haus":"house"},"Tiere":{"Hund":"dog","Katze":"cat"}}'],
    [
      'notes of Anki',
      '{"notes":[{"id":1,"fields":{"Front":"Haus","Back":"house"}},{"id":2,"fields":{"Front":"Hund","Back":"dog"}},{"id":3,"fields":{"Front":"Katze","Back":"cat"}}]}',
    ],
    ['a map to lists', '{"Haus":["house"],"Hund":["dog"],"Katze":["cat"]}'],
    ['a map to objects', '{"Haus":{"meaning":"house"},"Hund":{"meaning":"dog"},"Katze":{"meaning":"cat"}}'],
    [
      'a list in an object',
      '{"name":"Tiere","version":2,"cards":[{"term":"Haus","definition":"house"},{"term":"Hund","definition":"dog"},{"term":"Katze","definition":"cat"}]}',
    ],
    ['a list below two names', '{"data":{"words":[["Haus","house"],["Hund","dog"],["Katze","cat"]]}}'],
    [
      'lines of objects',
      '{"front":"Haus","back":"house"}\n{"front":"Hund","back":"dog"}\n{"front":"Katze","back":"cat"}\n',
    ],
    ['lines of lists', '["Haus","house"]\n["Hund","dog"]\n["Katze","cat"]\n'],
    [
      'spread over lines',
      '[\n  {\n    "word": "Haus",\n    "meaning": "house"\n  },\n  {\n    "word": "Hund",\n    "meaning": "dog"\n  },\n  {\n    "word": "Katze",\n    "meaning": "cat"\n  }\n]\n',
    ],
  ])('%s', async (_, text) => {
    expect((await read(text, 'words.json')).cards).toEqual(THREE);
    expect((await read(text, 'pasted.txt')).cards).toEqual(THREE);
  });

  test('several meanings, a reading and an example', async () => {
    const text = JSON.stringify([
      { id: 7, word: '食べる', reading: 'たべる', meanings: ['to eat', 'to live on; to subsist'], tags: ['n5'] },
      { id: 9, word: '家', reading: 'いえ', meanings: ['house'], example: '家に帰る。' },
    ]);
    expect((await read(text, 'words.json')).cards).toEqual([
      ['食べる', ['to eat', 'to live on; to subsist'], { reading: 'たべる' }],
      ['家', ['house'], { reading: 'いえ', examples: [['家に帰る。']] }],
    ]);
  });

  test('a large list is recognised by its beginning', async () => {
    const list = Array.from({ length: 5_000 }, (_, at) => ({
      word: `Wort${at}`,
      meaning: `word ${at}`,
      note: 'x'.repeat(20),
    }));
    const bytes = new TextEncoder().encode(JSON.stringify(list));
    const { format } = await recogniseForPreview(bytes.slice(0, 64 * 1024), 'words.json');
    let cards = 0;
    for await (const rows of readCardRows(new Blob([bytes]), format)) cards += rows.length;
    expect(cards).toBe(5_000);
  });
});

describe('both directions in one file', () => {
  test.each([
    [
      'one block behind the other',
      'Haus;house\nHund;dog\nKatze;cat\nhouse;Haus\ndog;Hund\ncat;Katze\n',
      [
        [4, 'mirrored'],
        [5, 'mirrored'],
        [6, 'mirrored'],
      ],
    ],
    [
      'row by row',
      'Haus\thouse\nhouse\tHaus\nHund\tdog\ndog\tHund\nKatze\tcat\ncat\tKatze\n',
      [
        [2, 'mirrored'],
        [4, 'mirrored'],
        [6, 'mirrored'],
      ],
    ],
    [
      'with a header above each block',
      'Deutsch,Englisch\nHaus,house\nHund,dog\nKatze,cat\nEnglisch,Deutsch\nhouse,Haus\ndog,Hund\ncat,Katze\n',
      [
        [5, 'heading'],
        [6, 'mirrored'],
        [7, 'mirrored'],
        [8, 'mirrored'],
      ],
    ],
  ])('%s', async (_, text, leftOut) => {
    const found = await read(text, 'words.csv');
    expect(found.cards).toEqual(THREE);
    expect(found.leftOut).toEqual(leftOut);
  });

  test.each([
    [
      'the languages of each row',
      'German,English,Haus,house\nEnglish,German,dog,Hund\nGerman,English,Katze,cat\nEnglish,German,house,Haus\n',
    ],
    ['a column with the direction', 'de-en,Haus,house\nen-de,dog,Hund\nde-en,Katze,cat\nen-de,house,Haus\n'],
    ['the direction behind them', 'Haus;house;DE>EN\ndog;Hund;EN>DE\nKatze;cat;DE>EN\ncat;Katze;EN>DE\n'],
  ])('%s', async (_, text) => {
    expect((await read(text, 'words.csv')).cards).toEqual(THREE);
  });

  test('rows below a header in the other direction are turned', async () => {
    const text = 'Deutsch;Englisch\nHaus;house\nHund;dog\nEnglisch;Deutsch\ncat;Katze\n';
    expect((await read(text, 'words.csv')).cards).toEqual(THREE);
  });

  test('words that are the same in both languages are cards', async () => {
    expect((await read('Hotel;Hotel\nBus;Bus\nTaxi;Taxi\nHaus;house\n')).cards).toHaveLength(4);
  });
});

describe('readings behind a word', () => {
  test.each([
    ['in brackets', '食[た]べる\tto eat\n学校[がっこう]\tschool\n'],
    ['in brackets, with a space before each', ' 食[た]べる\tto eat\n 学校[がっこう]\tschool\n'],
    ['in wide brackets', '食べる【たべる】\tto eat\n学校【がっこう】\tschool\n'],
    ['in round brackets', '食べる（たべる）\tto eat\n学校 (がっこう)\tschool\n'],
    ['with a pitch', '食[た]べる[;a]\tto eat\n学校[がっこう;h]\tschool\n'],
  ])('%s', async (_, text) => {
    expect((await read(text)).cards).toEqual([
      ['食べる', ['to eat'], { reading: 'たべる' }],
      ['学校', ['school'], { reading: 'がっこう' }],
    ]);
  });

  test('of several parts', async () => {
    expect((await read('取[と]り 扱[あつか]う\tto handle\nお 茶[ちゃ]\ttea\n')).cards).toEqual([
      ['取り扱う', ['to handle'], { reading: 'とりあつかう' }],
      ['お茶', ['tea'], { reading: 'おちゃ' }],
    ]);
  });

  test('of a word with kana within', async () => {
    expect((await read('食べ物[たべもの]\tfood\n引[ひ]き出[だ]し\tdrawer\n')).cards).toEqual([
      ['食べ物', ['food'], { reading: 'たべもの' }],
      ['引き出し', ['drawer'], { reading: 'ひきだし' }],
    ]);
  });

  test('and in an example', async () => {
    const text = 'word\tmeaning\texample\n食[た]べる\tto eat\t 私[わたし]はパンを 食[た]べる。\n';
    expect((await read(text)).cards).toEqual([
      ['食べる', ['to eat'], { reading: 'たべる', examples: [['私はパンを食べる。']] }],
    ]);
  });

  test('other brackets stay', async () => {
    expect((await read('schön [Adj.]\tbeautiful\nfilm {m}\tfilm\n')).cards).toEqual([
      ['schön [Adj.]', ['beautiful']],
      ['film {m}', ['film']],
    ]);
  });
});

describe('a first column of numbers', () => {
  test.each([
    ['with a low line', '7_1\tHaus\thouse\n7_2\tHund\tdog\n7_3\tKatze\tcat\n'],
    ['with a letter', 'L7-1;Haus;house\nL7-2;Hund;dog\nL7-3;Katze;cat\n'],
    ['with a full stop', '1.;Haus;house\n2.;Hund;dog\n3.;Katze;cat\n'],
    ['with a hash', '#12,Haus,house\n#13,Hund,dog\n#14,Katze,cat\n'],
    ['of pages', 'S. 12\tHaus\thouse\nS. 12\tHund\tdog\nS. 13\tKatze\tcat\n'],
    ['named', 'Nr.;Deutsch;Englisch\n7_1;Haus;house\n7_2;Hund;dog\n7_3;Katze;cat\n'],
    ['of mixed length', '1.2.10,Haus,house\n1.2.11,Hund,dog\n1.3,Katze,cat\n'],
  ])('%s', async (_, text) => {
    expect((await read(text, 'words.csv')).cards).toEqual(THREE);
  });

  test('before the words alone', async () => {
    expect((await read('7_1\tHaus\n7_2\tHund\n7_3\tKatze\n')).cards).toEqual(THREE.map(([word]) => [word, []]));
  });
});

describe('marked passages of e-readers', () => {
  const KINDLE =
    '\uFEFFDer Prozess (Kafka, Franz)\r\n- Your Highlight on page 12 | Location 180-180 | Added on Monday, 1 January 2024 10:00:00\r\n\r\nVerhaftung\r\n==========\r\n\uFEFFDer Prozess (Kafka, Franz)\r\n- Your Note on page 12 | Location 180 | Added on Monday, 1 January 2024 10:00:10\r\n\r\narrest\r\n==========\r\nDer Prozess (Kafka, Franz)\r\n- Your Bookmark on page 13 | Location 190 | Added on Monday, 1 January 2024 10:01:00\r\n\r\n\r\n==========\r\nDer Prozess (Kafka, Franz)\r\n- Ihre Markierung auf Seite 14 | bei Position 201-203 | Hinzugefügt am Montag, 1. Januar 2024\r\n\r\nJemand musste Josef K. verleumdet haben, denn ohne dass er etwas Böses getan hätte, wurde er eines Morgens verhaftet.\r\n==========\r\nDer Prozess (Kafka, Franz)\r\n- Ihre Markierung auf Seite 15 | bei Position 210-210 | Hinzugefügt am Montag, 1. Januar 2024\r\n\r\nverleumdet,\r\n==========\r\n';

  test('of a Kindle', async () => {
    const { cards, leftOut } = await read(KINDLE, 'My Clippings.txt');
    expect(cards).toEqual([
      ['Verhaftung', ['arrest']],
      ['verleumdet', []],
    ]);
    expect(leftOut).toEqual([[19, 'passage']]);
  });

  test('of KOReader as text', async () => {
    const text =
      '\u3000Der Prozess\n\u3000\n\u3000Kapitel 1\n\u3000\n\u3000\u3000-- Page: 12, added on Mon Jan  1 10:00:00 2024\nVerhaftung\n---\narrest\n-=-=-=-=-=-\n\u3000\u3000-- Page: 15, added on Mon Jan  1 10:09:00 2024\nverleumdet\n-=-=-=-=-=-\n';
    expect((await read(text)).cards).toEqual([
      ['Verhaftung', ['arrest']],
      ['verleumdet', []],
    ]);
  });

  test('of KOReader as Markdown', async () => {
    const text =
      '# Der Prozess\n##### Franz Kafka\n\n## Kapitel 1\n### Page 12 @ 01 January 2024 10:00:00 AM\n*Verhaftung*\n\n---\narrest\n### Page 15 @ 01 January 2024 10:09:00 AM\n**verleumdet**\n';
    expect((await read(text, 'prozess.md')).cards).toEqual([
      ['Verhaftung', ['arrest']],
      ['verleumdet', []],
    ]);
  });

  test('of KOReader as JSON', async () => {
    const entries = [
      { chapter: 'Kapitel 1', page: 12, text: 'Verhaftung', note: 'arrest', sort: 'highlight', time: 1 },
      { chapter: 'Kapitel 1', page: 15, text: 'verleumdet', sort: 'highlight', time: 2 },
    ];
    const one = { title: 'Der Prozess', author: 'Kafka', entries, created_on: 1, version: 'json/1.0.0' };
    const all = {
      created_on: 1,
      version: 'json/1.0.0',
      documents: [one, { title: 'Das Schloss', entries: [{ text: 'Schnee', page: 1 }] }],
    };
    const cards = [
      ['Verhaftung', ['arrest']],
      ['verleumdet', []],
    ];
    expect((await read(JSON.stringify(one), 'prozess.json')).cards).toEqual(cards);
    expect((await read(JSON.stringify(all), 'all.json')).cards).toEqual([...cards, ['Schnee', []]]);
  });
});
