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

/** Behind any stem: 먹고, 가지만. */
const AFTER_STEM = toList(
  '고 고요 고서 지 지만 지요 지는 지도 죠 네 네요 는 는데 는데요 는지 는다 는다고 니 냐 나 나요 자 자고 게 게요 거나 거든 거든요 ' +
    '겠다 겠어요 겠습니다 겠지만 겠지 겠네요 기 기는 기가 기를 기도 기에 기로 던 던데 더라 도록 든지 듯 듯이 다가 다고 다는 다면 ' +
    '습니다 습니까 느라 느라고 구나 군요 잖아 잖아요',
);
/** Behind a vowel as they are, behind a consonant with 으: 가면, 먹으면. */
const AFTER_VOWEL = toList(
  '면 면서 며 니까 려고 려면 러 세요 시고 시는 시면 시지 신 실 십니다 십니까 십시오 셨다 셨어요 셨습니다 시겠어요 ' +
    'ㄴ ㄴ데 ㄴ데요 ㄴ지 ㄴ다 ㄴ다고 ㄹ ㄹ게 ㄹ게요 ㄹ까 ㄹ까요 ㄹ래 ㄹ래요 ㄹ지 ㄹ수록 ㅁ ㅂ니다 ㅂ니까 ㅂ시다',
);
const PAST = toList(
  '다 다가 다고 다는 다면 어 어요 어서 어도 습니다 습니까 지만 지 지요 죠 는데 는데요 는지 고 고요 네요 던 을 을까 을까요 으면 ' +
    '으니까 으며 음 거든요 기 겠다 잖아요 더니 구나',
);
/** Behind 아 and 어, in whatever vowel these have gone: 먹어요, 가서, 마셨습니다. */
const AFTER_A = ['요', '서', '서요', '도', '야', '야지', '야죠', '라', '라고', '주세요', ...join('ㅆ', PAST)];
const WITH_A = [...join('아', ['', ...AFTER_A]), ...join('어', ['', ...AFTER_A])];
const WITH_EU = join('으', AFTER_VOWEL);
/** Before these a stem loses its ㄹ: 압니다, 만든. */
const AFTER_LOST_L = toList(
  'ㅂ니다 ㅂ니까 ㅂ시다 세요 시는 십니다 십시오 는 는데 는데요 는지 니 니까 네 네요 ㄴ ㄴ데 ㄴ다',
);

/** Most words that end in 다 are verbs and adjectives, but not the sea. */
const VERB = /(?<!^(?:바|소|판|수|캐나|르완|우간))다$/u;

const toVerb = (endings: readonly string[], changes: readonly LetterChange[] = [], instead = '다'): Endings[] => {
  const rule = { endings: endings.map(toLetters), instead: [toLetters(instead)], isMeant: VERB };
  return changes.length === 0 ? [rule] : changes.map((undo) => ({ ...rule, undo }));
};

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

export const inflection: Inflection = {
  isOfLetters: true,
  endings: [
    // 공부해요, 시작하면, 걱정되는: of a verb, or of the noun that it is made of.
    {
      endings: [...join('하', [...AFTER_STEM, ...AFTER_VOWEL, '다', '여']), ...join('해', ['', ...AFTER_A])].map(
        toLetters,
      ),
      instead: [toLetters('하다'), ''],
    },
    {
      endings: [...join('되', [...AFTER_STEM, ...AFTER_VOWEL, '다', '어']), ...join('돼', ['', ...AFTER_A])].map(
        toLetters,
      ),
      instead: [toLetters('되다'), ''],
    },
    ...toVerb([...AFTER_STEM, ...AFTER_VOWEL, ...WITH_EU, ...WITH_A, ...AFTER_A]),
    ...toVerb(['', ...AFTER_A], INTO_VOWEL),
    // Stems in ㅂ, ㄷ, ㅅ, ㄹ and ㅎ that lose it or have another sound before a vowel: 추워요, 추운; 들어요; 지었어요; 사는; 하얀.
    ...toVerb(['', ...AFTER_A], [toChange('워', 'ㅂ'), toChange('와', 'ㅂ')]),
    ...toVerb(AFTER_VOWEL, [toChange('우', 'ㅂ')]),
    ...toVerb([...WITH_A, ...WITH_EU], [toChange('ㄹ', 'ㄷ')]),
    ...toVerb([...WITH_A, ...WITH_EU], [], 'ㅅ다'),
    ...toVerb(AFTER_LOST_L, [], 'ㄹ다'),
    ...toVerb(['ㄹ'], [], 'ㄹ다'),
    ...toVerb(toList('ㄴ ㄴ데 ㄴ가요 ㄹ 면 니까'), [], 'ㅎ다'),
  ],
};
