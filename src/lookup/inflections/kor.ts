import { type Endings, type Inflection, join, type LetterChange, toList } from './inflection.ts';

/** Last sounds of a syllable, in Unicode's order. */
const LAST_SOUNDS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST_LAST_SOUND = 0x11a8;
const FIRST_VOWEL = 0x1161;

/** Syllables as the letters that they are made of. A vowel alone, or a consonant, is here the end of the syllable before it: `ㅂ니다`. */
const toLetters = (text: string) =>
  text
    .replace(/[ㄱ-ㅎ]/gu, (sound) => String.fromCharCode(FIRST_LAST_SOUND + LAST_SOUNDS.indexOf(sound)))
    .replace(/[ㅏ-ㅣ]/gu, (vowel) => String.fromCharCode(FIRST_VOWEL + vowel.charCodeAt(0) - 'ㅏ'.charCodeAt(0)))
    .normalize('NFD');
const toChange = (there: string, before: string): LetterChange => [
  new RegExp(`${toLetters(there)}$`, 'u'),
  toLetters(before),
];

/** Of what somebody says, thinks or is told, behind 다, 라, 자 and 냐: 간다는, 하자고. */
const SAID = toList('고 고는 고도 는 는데 며 면 면서 던 던데 니 지만 네요 더니');
const telling = (starts: string) => join(starts, SAID);
/** Behind 았, 었 and 겠. */
const PAST = [
  ...toList(
    '다 다가 어 어요 어서 어도 어야 습니다 습니까 습니다만 지만 지 지요 죠 는데 는데요 는데도 는지 고 고요 네 네요 나 나요 냐 던 더라 더라면 을 을까 을까요 ' +
      '을지 을텐데 으면 으니 으니까 으며 으면서 으나 으므로 음 음을 음에도 거든 거든요 기 기에 자 잖아 잖아요 더니 구나 군 군요 듯이 단 답니다',
  ),
  ...telling('다 냐'),
];
const FUTURE = join('겠', PAST);
/** Behind any stem: 먹고, 가지만. */
const AFTER_STEM = [
  ...toList(
    '고 고요 고서 고서는 고서야 고도 고는 고자 고 지 지만 지요 지는 지도 지가 지를 죠 네 네요 는 는데 는데요 는데도 는지 는지도 는다 는군요 는구나 니 냐 나 나요 자 자마자 게 게요 게는 게도 게끔 ' +
      '거나 거든 거든요 거라 던 던가 던데 더니 더라 더라도 더군요 도록 든 든지 든가 듯 듯이 듯한 다 다가 습니다 습니까 느라 느라고 느니 구나 군 군요 길래 잖아 잖아요',
  ),
  ...join('기', toList(' 는 가 를 도 에 에는 에도 로 로는 까지 만 보다 와')),
  ...telling('다 는다 자 냐 느냐'),
  ...FUTURE,
];
/** Behind a vowel as they are, behind a consonant with 으: 가면, 먹으면. */
const BARE_VOWEL = [
  ...toList(
    '면 면서 면서도 며 니 니까 나 나마 려고 려는 려면 려던 려 러 므로 라 리라 시오 세요 셔요 셔서 셔도 ㄴ ㄴ데 ㄴ데도 ㄴ데요 ㄴ지 ㄴ지도 ㄴ가 ㄴ가요 ㄴ다 ㄴ들 ㄴ걸 ' +
      'ㄹ ㄹ게 ㄹ게요 ㄹ까 ㄹ까요 ㄹ래 ㄹ래요 ㄹ지 ㄹ지도 ㄹ지라도 ㄹ수록 ㄹ걸 ㄹ텐데 ㄹ뿐 ㄹ려고 ㄹ려면 ㅂ니다 ㅂ니다만 ㅂ니까 ㅂ시다 ㅂ시오',
  ),
  ...join('ㅁ', toList(' 은 이 을 도 에 에도 과 으로 으로써 의')),
  ...telling('ㄴ다 라 ㄴ가'),
];
const AFTER_VOWEL = [
  ...BARE_VOWEL,
  ...join(
    '시',
    toList(
      '고 는 는데 는지 던 지 지만 면 면서 며 니까 기 네요 려고 ㄴ ㄴ다 ㄴ다고 ㄹ ㄹ까요 ㅂ니다 ㅂ니까 ㅂ시오 겠어요 겠습니다',
    ),
  ),
  ...join('셨', toList('다 던 고 는데 지만 어요 습니다 습니까 나요 을 으며 다고 다는')),
];
const WITH_EU = join('으', AFTER_VOWEL);
/** Behind 아 and 어, in whatever vowel these have gone: 먹어요, 가서, 마셨습니다. */
const AFTER_A = [
  ...toList('요 서 서요 서는 서도 서인지 도 야 야지 야죠 야만 야겠다 야겠어요 라 라고 다 다가'),
  ...join('ㅆ', PAST),
];
/** Verbs that are written onto 아 and 어 of another: 보여주다, 해보다, 만들어지다. */
const HELPED = [
  '',
  ...AFTER_A,
  ...join(
    '지 주 보 버리 있 드리 두 놓 오',
    toList(
      '는 고 지 지만 다 면 면서 며 던 기 게 도록 려고 니까 자 ㄴ ㄴ다 ㄴ다고 ㄴ다는 ㄹ ㄹ까 세요 시오 ㅂ니다 겠다 는다 습니다',
    ),
  ),
  ...join('졌 줬 봤 버렸 있었 드렸 뒀 놨 왔', toList('다 던 고 지만 어 어요 습니다 는데 기 으며 을 다고 다는')),
  ...join('져 줘 봐 버려 있어 드려 둬 놔 와', ['', '요', '서', '도', '야']),
];
const WITH_A = join('아 어', ['', ...AFTER_A]);
/** Behind 하, which has 여 where others have 아: 하여, 하였다. */
const OF_YEO = ['다', ...join('여', HELPED)];
/** Before these a stem loses its ㄹ: 압니다, 만든. */
const AFTER_LOST_L = [...AFTER_STEM, ...AFTER_VOWEL].filter((ending) =>
  /^[ㄴㄹㅂ나냐네느는니세셔셨시오]/u.test(ending),
);
/** Forms of 이다, which is written onto nouns; behind a vowel its own is left out. */
const COPULA = [
  ...join('이', [...AFTER_STEM, ...AFTER_VOWEL, '라서', '라도', '란', '어야', '어서', '에요', '야', '야말로']),
  ...join('이었 였', PAST),
];
const SHORT_COPULA = [...toList('다 라서 지만 죠 고 며 면 든 든지 네요 야 예요 여서'), ...join('라', ['', ...SAID])];

/** Most words that end in 다 are verbs and adjectives, but not the sea. */
const VERB = /(?<!^(?:바|소|판|수|캐나|르완|우간))다$/u;

const NOUN = /(?:[^다]|^(?:바|소|판|수|캐나|르완|우간)다)$/u;
const SYLLABLES_OPEN = Array.from({ length: 399 }, (_, place) => String.fromCharCode(0xac00 + 28 * place)).join('');
const OPEN_NOUN = new RegExp(`(?:(?!다)[${SYLLABLES_OPEN}])$`, 'u');

const toVerb = (endings: readonly string[], changes: readonly LetterChange[] = [], instead = '다'): Endings[] => {
  const rule = { endings: endings.map(toLetters), instead: [toLetters(instead)], isMeant: VERB };
  return changes.length === 0 ? [rule] : changes.map((undo) => ({ ...rule, undo }));
};

const toNounVerb = (instead: readonly string[], endings: readonly string[]): Endings[] => [
  { endings: endings.map(toLetters), instead: instead.map(toLetters) },
];

/** What the vowel of 아 and 어 has gone into: 와요, 배워요, 마셔요, 돼요, 해요, 예뻐요, 바빠요, 몰라요, 불러요, 빨개요, 그래요. */
const INTO_VOWEL = [
  toChange('ㅘ', 'ㅗ'),
  toChange('ㅝ', 'ㅜ'),
  toChange('ㅕ', 'ㅣ'),
  toChange('ㅙ', 'ㅚ'),
  toChange('ㅐ', 'ㅏ'),
  toChange('ㅓ', 'ㅡ'),
  toChange('ㅏ', 'ㅡ'),
  toChange('ㄹ라', '르'),
  toChange('ㄹ러', '르'),
  toChange('ㅐ', 'ㅏㅎ'),
  toChange('ㅐ', 'ㅓㅎ'),
];

/** What pronouns and 것 have become with a particle. */
const PRONOUNS = {
  나: '내 내가 난 날 나한테',
  저: '제 제가 전 절',
  너: '네 네가 넌 널 니가',
  누구: '누가 누굴 누군가',
  무엇: '뭐 뭐가 뭘 뭐를 무얼 뭔가 뭐야 뭐예요 뭡니까',
  뭐: '뭘 뭔가 뭡니까',
  것: '게 건 걸 거 거야 거예요 겁니다 거다 거라고 거라는 건데 거지 건지 것 게다',
  이것: '이게 이건 이걸 이거',
  그것: '그게 그건 그걸 그거',
  저것: '저게 저건 저걸 저거',
  여기: '여긴 여길 여기서',
  거기: '거긴 거길 거기서',
  이다: '였다 였던 였고 였지만 였으며',
  하다: '하여 하여서 하여도 하여야 하였다 하였고 하였던 하였지만 하였으며 하였으나 하였습니다 하였기',
};

export const inflection: Inflection = {
  isOfLetters: true,
  irregular: Object.fromEntries(Object.entries(PRONOUNS).map(([word, forms]) => [word, toLetters(forms)])),
  endings: [
    // 공부해요, 시작하면, 걱정되는: of a verb, or of the noun that it is made of.
    ...toNounVerb(['하다', ''], [...join('하', [...AFTER_STEM, ...AFTER_VOWEL, ...OF_YEO]), ...join('해', HELPED)]),
    ...toNounVerb(
      ['되다', '', '하다'],
      [...join('되', [...AFTER_STEM, ...AFTER_VOWEL, ...join('어', HELPED)]), ...join('돼', HELPED)],
    ),
    ...toNounVerb(['시키다', '', '하다'], [...join('시키', [...AFTER_STEM, ...AFTER_VOWEL]), ...join('시켜', HELPED)]),
    ...toVerb([...AFTER_STEM, ...AFTER_VOWEL, ...WITH_EU, ...join('아 어', HELPED), ...HELPED.slice(1)]),
    ...toVerb(HELPED, INTO_VOWEL),
    // Stems in ㅂ, ㄷ, ㅅ, ㄹ and ㅎ that lose it or have another sound before a vowel: 추워요, 추운; 들어요; 지었어요; 사는; 하얀.
    ...toVerb(['', ...AFTER_A], [toChange('워', 'ㅂ'), toChange('와', 'ㅂ')]),
    ...toVerb(AFTER_VOWEL, [toChange('우', 'ㅂ')]),
    ...toVerb([...WITH_A, ...WITH_EU], [toChange('ㄹ', 'ㄷ')]),
    ...toVerb([...WITH_A, ...WITH_EU], [], 'ㅅ다'),
    ...toVerb(AFTER_LOST_L, [], 'ㄹ다'),
    ...toVerb(toList('ㄴ ㄴ데 ㄴ가요 ㄹ 면 니까'), [], 'ㅎ다'),
    ...toVerb(toList('스런 스레'), [], '스럽다'),
    ...toVerb(toList('치 치도 치는 케 코자 토록'), [], '하다'),
    // 학생이었다, 학생들인데, 친구다.
    { endings: join(['', '들'], COPULA).map(toLetters), instead: [''], isMeant: NOUN },
    { endings: SHORT_COPULA.map(toLetters), instead: [''], isMeant: OPEN_NOUN },
  ],
};
