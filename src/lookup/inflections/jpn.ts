import { type Endings, type Inflection, join, toList } from './inflection.ts';

/** What stands behind a stem, by the row of its last sound; `た` is voiced behind some (`読んだ`). */
const NEGATIVE = toList(
  'ない なかった なく なくて なければ なきゃ なくちゃ なかったら ないで ねえ ねぇ ず ずに ぬ ねば ざる',
);
const POLITE = toList('ます ました ません ませんでした ましょう まして');
const WISH = toList('たい たかった たく たくて たくない たくなかった たければ たがる');
/** Spoken short forms of `ている`, `ておく` and `てしまう`: 食べてる, 読んどいた, 行っちゃった. */
const SHORTENED = [
  ...join(['て'], toList('る た ない なかった なくて て ます ました ません れば たら')),
  ...join(['と'], toList('く き け こう いて いた かない かなきゃ')),
  ...join(['ち'], toList('ゃう ゃった ゃって ゃい ゃいます ゃいました ゃえ ゃえば ゃおう ゃわない ゃ まう まった')),
];
const PAST = toList('た て たら たり たって');
const VOICED_PAST = [
  ...toList('だ で だら だり だって'),
  ...SHORTENED.map((ending) => ending.replace(/^./u, (first) => ({ て: 'で', と: 'ど', ち: 'じ' })[first] ?? first)),
];
const JOINED = [
  ...toList('ながら すぎる すぎた すぎて そう そうな そうに なさい'),
  ...join(['やす', 'にく'], toList('い く くて かった さ')),
];

/** Of `れる`, `られる`, `せる`, `させる`, which go on as a verb of their own does. */
const HELPING = ['', ...toList('る れば'), ...PAST, ...SHORTENED, ...POLITE, ...NEGATIVE];

/** Endings of one letter are believed of words that are written with Chinese characters: `かない` is not of `かなう`. */
const WITH_CHARACTERS = /\p{Script=Han}/u;

/** The last sound of a verb in its five rows, and what it becomes before `た`. */
const FIVE_ROWS = toList(
  'うわいえおっ つたちてとっ るらりれろっ くかきけこい ぐがぎげごい すさしせそし ぬなにねのん ぶばびべぼん むまみめもん',
);
const VOICED = /[ぐぬぶむ]/u;

/** A phrase that ends in a polite verb is not a verb in -す: `行ってきました` is not of the greeting 行ってきます. */
const NOT_POLITE = /(?<![いきしちにみびりぎじえけせてねめれべげぜで]ま)す$/u;

function toFiveRows([base = '', a = '', i = '', e = '', o = '', past = '']: string): Endings[] {
  const pastForms = VOICED.test(base) ? VOICED_PAST : [...PAST, ...SHORTENED];
  const endings = [
    ...join([a], ['ん', ...NEGATIVE, ...join(toList('れ せ され せられ'), HELPING)]),
    ...join([i], [...POLITE, ...WISH, ...JOINED]),
    ...join([e], ['ば', ...HELPING.filter((ending) => ending !== '')]),
    `${o}う`,
    ...join([past], pastForms),
  ];
  const isMeant = base === 'す' ? NOT_POLITE : new RegExp(`${base}$`, 'u');
  return [
    { endings, instead: [base], ofForms: true, isMeant },
    { endings: [i, e], instead: [base], isMeant: WITH_CHARACTERS },
  ];
}

/** Verbs of one row: 食べた, 見られなかった, 寝よう; 食べ. */
const ONE_ROW: readonly Endings[] = [
  {
    endings: [
      ...toList('れば よう ろ よ'),
      ...PAST,
      ...SHORTENED,
      ...NEGATIVE,
      ...POLITE,
      ...WISH,
      ...JOINED,
      ...join(toList('られ させ させられ'), HELPING),
    ],
    instead: ['る'],
    ofForms: true,
    isMeant: /る$/u,
  },
  ...[...'いきしちにびみりぎじえけせてねべめれげぜで'].map((stem) => ({
    endings: [stem],
    instead: [`${stem}る`],
    isMeant: WITH_CHARACTERS,
  })),
];

/** From one kana to the other: a word is set off by the one that it is not written in (ネコ, ダメ), and loanwords are played with (らーめん). */
const shift = (text: string, by: number) =>
  text.replace(/[ぁ-ゖァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + by));
const TO_OTHER_KANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** The second syllable of ヴァ is the vowel of バ. */
const FOREIGN: Readonly<Record<string, string>> = { ァ: 'バ', ィ: 'ビ', '': 'ブ', ェ: 'ベ', ォ: 'ボ' };

/** A loanword in its other spellings: ヴァイオリン, and コンピュータ, whose last sound is long. */
const respellLoanword = (key: string) => [
  key.replace(/ヴ([ァィェォ]?)/gu, (_, vowel: string) => FOREIGN[vowel] ?? ''),
  key.endsWith('ー') ? key.slice(0, -1) : `${key}ー`,
];

function respellKana(key: string): string[] {
  if (/^[ァ-ヶー]{2,}[ぁ-ゖ]*$/u.test(key)) {
    const native = key.replace(/[ァ-ヶ]+/gu, (word) => shift(word, -TO_OTHER_KANA));
    return /^[ァ-ヶー]{3,}$/u.test(key) ? [...respellLoanword(key), native] : [native];
  }
  // Without a long sound it is much likelier several words, or a part of one.
  return /^(?=.*ー)[ぁ-ゖー]{2,}$/u.test(key) ? [shift(key, TO_OTHER_KANA)] : [];
}

/** する and 来る, of whose stem one letter is left, which is too short for a rule. */
const IRREGULAR = {
  する: join(['し'], [...PAST, ...SHORTENED, ...NEGATIVE, ...POLITE, ...WISH, ...JOINED]).join(' '),
  くる: [
    ...join(['き'], [...PAST, ...SHORTENED, ...POLITE, ...WISH, ...JOINED]),
    ...join(['こ'], [...NEGATIVE, 'よう', 'られる', 'させる']),
  ].join(' '),
};

export const inflection: Inflection = {
  spellings: respellKana,
  irregular: IRREGULAR,
  endings: [
    ...ONE_ROW,
    // Of five rows: 行った; 書いた, 読まれる, 話せば, 飲みたい.
    { endings: join(['っ'], [...PAST, ...SHORTENED]), instead: ['く'], isMeant: /[行逝往]く$/u },
    { endings: join(['い'], ['', ...POLITE]), instead: ['る'], isMeant: /(?:下さ|くださ|なさ|しゃ|ござ)る$/u },
    ...FIVE_ROWS.flatMap(toFiveRows),
    // Adjectives: 高かった, 美味しくない, 古き.
    {
      endings: toList(
        'く き くて くない くなかった くなければ かった かったら かろう ければ さ そう そうな そうに すぎる すぎた',
      ),
      instead: ['い'],
    },
    // 勉強した, 電話します.
    {
      endings: [
        ...toList('し すれば しよう しろ せず'),
        ...join(['し'], [...PAST, ...SHORTENED]),
        ...join(['し'], [...NEGATIVE, ...POLITE, ...WISH, ...JOINED]),
        ...join(toList('でき され させ'), HELPING),
      ],
      instead: ['する'],
    },
  ],
};
