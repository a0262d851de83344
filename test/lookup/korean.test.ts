import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

/** Forms of each word as they appear on ordinary pages. */
const FORMS: Record<string, string> = {
  가다: '간다는 가겠습니다 가자마자 가시면 갔으니까 갑니다 가요 갔어요 갔습니다 가세요 가고 가는 갈 갈까요 갈게요 간 가면',
  먹다: '먹어요 먹었습니다 먹는 먹은 먹을 먹으면 먹고 먹지만 먹어 먹기에는 먹어야 먹어보다 먹는다고 먹음으로써',
  오다: '와요 왔어요 옵니다 오는',
  보다: '봐요 봤어요 보면서',
  마시다: '마셔요 마셨어요 마십니다',
  배우다: '배워요 배웠습니다 배우려고',
  주다: '줘요 주세요',
  하다: '해요 했어요 합니다 하였다 하여 하려면',
  공부하다: '공부해요 공부합니다 공부하는',
  되다: '돼요 됩니다 됐어요',
  예쁘다: '예뻐요 예쁜',
  바쁘다: '바빠요 바쁩니다',
  쓰다: '써요 썼다 쓴',
  모르다: '몰라요 모르는',
  부르다: '불러요',
  춥다: '추워요 추운 추웠어요',
  돕다: '도와요 도우면',
  아름답다: '아름다운 아름답지만',
  듣다: '들어요 들었어요 들으면',
  짓다: '지었어요 지어요',
  살다: '삽니다 사는 사세요 살아요',
  알다: '압니다 아는 알았어요',
  빨갛다: '빨간 빨개요',
  그렇다: '그래요 그런데',
  있다: '있어요 있습니다 있는 있었어요 있으면',
  읽다: '읽었어요 읽는다',
  좋다: '좋아요 좋은 좋습니다',
  앉다: '앉으세요 앉았다',
  가르치다: '가르쳐요 가르쳤어요',
  기다리다: '기다려요 기다렸다',
  고맙다: '고마워요 고맙습니다',
  놀다: '노는 놀았어요',
  크다: '커요 큰 컸다 커진다 커졌다',
  만들다: '만든 만들어요 만들 만든다는 만드시는 만들어진',
  보이다: '보여주세요 보여줬어요',
  자랑스럽다: '자랑스런 자랑스러운',
};

const WORDS = makeWords('kor', [...Object.keys(FORMS), '바다', '시작', '친구', '학교']);
const forms = Object.entries(FORMS).flatMap(([word, list]) => list.split(' ').map((form) => [form, word] as const));

describe('a Korean word in a deck without forms', () => {
  test.each(forms)('%s is of %s', (form, word) => {
    expect(describeLookup(WORDS, `|${form}`)).toBe(`${form}: ${word} (stem)`);
  });

  test.each([
    // A verb derived from a noun leads to the noun.
    ['|시작했어요', '시작했어요: 시작 (stem)'],
    ['|시작됐다', '시작됐다: 시작 (stem)'],
    ['|시작하자는', '시작하자는: 시작 (stem)'],
    ['|시작시켰다', '시작시켰다: 시작 (stem)'],
    // 이다 attaches to nouns, and loses its vowel after one.
    ['|친구였는데', '친구였는데: 친구 (stem)'],
    ['|친구다', '친구다: 친구 (stem)'],
    ['|친구들인지', '친구들인지: 친구 (stem)'],
    ['|시작이라는', '시작이라는: 시작 (stem)'],
    ['|학교마저', '학교마저: 학교 (clitic)'],
    // Trousers (바지) are not a verb made from sea (바).
    ['|바지', 'nothing'],
    ['|친구가', '친구가: 친구 (clitic)'],
    ['|학교에서는', '학교에서는: 학교 (clitic)'],
    ['|감사합니다', 'nothing'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(WORDS, marked)).toBe(expected);
  });
});

describe('Korean without spaces', () => {
  const deck = makeWords('kor', [
    ...[
      '나',
      '오늘',
      '학교',
      '가다',
      '친구',
      '만나다',
      '밥',
      '먹다',
      '한국어',
      '공부',
      '가르치다',
      '영화',
      '보다',
      '좋아하다',
    ],
    ...['책', '읽다', '물', '마시다', '노래', '부르다', '집', '오다', '음악', '듣다', '편지', '쓰다', '시장'],
  ]);

  test.each([
    ['|가르쳐주세요', '가르치다'],
    ['|나는오늘학교에갔다', '나'],
    ['나는|오늘학교에갔다', '오늘'],
    ['나는오늘|학교에갔다', '학교'],
    ['나는오늘학교에|갔다', '가다'],
    ['|친구를만났어요', '친구'],
    ['친구를|만났어요', '만나다'],
    ['친구를만났|어요', '만나다'],
    ['|밥을먹었다', '밥'],
    ['밥을|먹었다', '먹다'],
    ['|한국어공부', '한국어'],
    ['한국어|공부', '공부'],
    ['|영화를봤어요', '영화'],
    ['영화를|봤어요', '보다'],
    ['책을|읽었습니다', '읽다'],
    ['물을|마셨어요', '마시다'],
    ['노래를|불렀다', '부르다'],
    ['음악을|들었어요', '듣다'],
    ['편지를|썼습니다', '쓰다'],
    ['시장에|갔어요', '가다'],
    ['|시장에갔어요', '시장'],
    ['친구와|영화를봤다', '영화'],
  ])('%s leads to %s', (marked, word) => {
    expect(deck.define(marked.replace('|', ''), marked.indexOf('|')).entries[0]?.word).toBe(word);
  });

  test.each(['|친구를도왔어요', '|밥그릇가게', '도서관에|갔다왔다갔다', '|오늘날씨가', '학교|운동장에서'])(
    '%s finds nothing where a part is unknown',
    (marked) => {
      const { entries } = deck.define(marked.replace('|', ''), marked.indexOf('|'));
      expect(entries.filter(({ match, rule }) => match === 'word' && rule === undefined)).toEqual([]);
    },
  );
});
