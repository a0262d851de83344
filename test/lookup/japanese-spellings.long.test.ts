import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';
import { ADJECTIVE_FORMS, VERB_FORMS } from '../support/japanese-forms.ts';

const FORMS = [...VERB_FORMS, ...ADJECTIVE_FORMS];

test('the forms of all classes of verbs and adjectives lead to their word, and none to another', () => {
  const words = makeWords('jpn', [...new Set(FORMS.map(([, word]) => word))]);
  const silent: string[] = [];
  const wrong: string[] = [];
  for (const [form, word] of FORMS) {
    const { entries } = words.define(`${form}。`, 0);
    if (entries.length === 0) silent.push(form);
    else if (!entries.some((entry) => entry.word === word)) wrong.push(form);
  }
  expect(FORMS.length).toBeGreaterThan(1_000);
  expect({ silent, wrong }).toEqual({ silent: [], wrong: [] });
});

const WORDS = makeWords('jpn', {
  ...{ すごい: [], とても: [], ありがとう: [], かわいい: [], うまい: [], やばい: [], だめ: [], です: [], でしょう: [] },
  ...{ 大阪: ['おおさか'], 学校: ['がっこう'], 先生: ['せんせい'], 姉さん: ['ねえさん'], 本当: ['ほんとう'] },
  ...{ 美味しい: ['おいしい'], 寒い: ['さむい'], 綺麗: ['きれい'], 楽しい: ['たのしい'], 買う: ['かう'], お母さん: [] },
  ...{ 行く: ['いく'], 来る: ['くる'], する: [], が: [], ある: [], お: [], ネーム: [], 国: [], 学生: [], 人々: [] },
  ...{
    様々: [],
    瑞瑞しい: [],
    思う: [],
    言う: [],
    アイスクリーム: [],
    グローバル: [],
    ググる: [],
    サボる: [],
    ミスる: [],
  },
  ...{ 高い: ['たかい'], 今日: ['きょう'], こと: [], もの: [], 茶: ['ちゃ'] },
});

describe('Japanese as people write it', () => {
  test.each([
    ['|すごーい！', 'すごーい: すごい (folded)'],
    ['すご|ーい！', 'すごーい: すごい (folded)'],
    ['すごー|い！', 'すごーい: すごい (folded)'],
    ['|すご〜い！', 'すご〜い: すごい (folded)'],
    ['|すっごい人だ', 'すっごい: すごい (folded)'],
    ['|すごぉい', 'すごぉい: すごい (folded)'],
    ['|すげーな', 'すげー: すごい (stem)'],
    ['|すごーく', 'すごーく: すごい (stem)'],
    ['|おいしーい', 'おいしーい: 美味しい (folded-form)'],
    ['|がっこーの前', 'がっこー: 学校 (folded-form)'],
    ['がっ|こーの前', 'がっこー: 学校 (folded-form)'],
    ['昨日お|ーさかへ行った', 'おーさか: 大阪 (folded-form)'],
    ['|オーサカの地図', 'オーサカ: 大阪 (folded-form)'],
    ['|とーってもいい', 'とーっても: とても (folded)'],
    ['|ありがとー', 'ありがとー: ありがとう (folded)'],
    ['一緒に|行こ〜よ', '行こ〜: 行く (stem)'],
    ['|行こーぜ', '行こー: 行く (stem)'],
    ['|行こっか', '行こっか: 行く (stem)'],
    ['さ|むーい日', 'さむーい: 寒い (folded-form)'],
    ['|高ーい山', '高ーい: 高い (folded)'],
    ['|ねーさん', 'ねーさん: 姉さん (folded-form)'],
    ['|せんせー', 'せんせー: 先生 (folded-form)'],
    ['|きれーだね', 'きれー: 綺麗 (folded-form)'],
    ['|かわいー', 'かわいー: かわいい (folded)'],
    ['|うめえ', 'うめえ: うまい (stem)'],
    ['|やべえ', 'やべえ: やばい (stem)'],
    ['|だめー', 'だめー: だめ (folded)'],
    // A dot, a minus sign or a small letter within a word.
    ['|アイス・クリームが好き', 'アイス・クリーム: アイスクリーム (folded)'],
    ['アイス・|クリームが好き', 'アイス・クリーム: アイスクリーム (folded)'],
    ['|ｱｲｽ･ｸﾘｰﾑが好き', 'ｱｲｽ･ｸﾘｰﾑ: アイスクリーム (folded)'],
    ['|グロ－バルな会社', 'グロ－バル: グローバル (folded)'],
    ['|ググった', 'ググった: ググる (stem)'],
    ['|サボっちゃった', 'サボっちゃった: サボる (stem)'],
    ['|ミスッた', 'ミスッた: ミスる (stem)'],
    // Old characters and kana, and characters that stand twice.
    ['あの|學生は', '學生: 学生 (folded)'],
    ['|國の文化', '國: 国 (folded)'],
    ['學|校へ', '學校: 学校 (folded)'],
    ['|瑞々しい果物', '瑞々しい: 瑞瑞しい (folded)'],
    ['|様様な花', '様様: 様々 (folded)'],
    ['人|人の声', '人人: 人々 (folded)'],
    ['さう|思ふ', '思ふ: 思う (folded)'],
    ['何も|言はない', '言はない: 言う (stem)'],
    ['雨|でせう', 'でせう: でしょう (folded)'],
    ['|けふは雨', 'けふ: 今日 (folded-form)'],
    // A word and what browsers take for a part of another.
    ['早く|来い', '来い: 来る (stem)'],
    ['|来いよ', '来い: 来る (stem)'],
    ['|お母さんが', 'お母さん: お母さん (word)'],
    ['もう|買わないです', '買わない: 買う (stem)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(WORDS, marked)).toBe(expected);
  });
});

test.each([
  '|すごーい',
  '|がっこー',
  'が|っこー',
  '|ありがとー',
  '|おいしーい',
  '|お父さん',
  '|とーっても',
  '|もーすぐ',
])('no piece of a stretched word is found: %s', (marked) => {
  const words = makeWords('jpn', ['する', 'が', 'ある', 'お', 'と', 'ちゅ', 'も', 'もの', 'すご']);
  expect(describeLookup(words, marked)).toBe('nothing');
});
