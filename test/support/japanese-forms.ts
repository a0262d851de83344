/** The stems of a verb that its class tells: 書か, 書き, 書け, 書こ, and 書いて and 書いた without their last letter. */
interface Stems {
  word: string;
  negative: string;
  joined: string;
  conditional: string;
  volitional: string;
  /** Before て or で, た or だ. */
  past: string;
  isVoiced?: boolean;
  potential: string;
  passive: string;
  causative: string;
  imperative: string;
}

const ROWS: Readonly<Record<string, string>> = {
  う: 'わいえお',
  く: 'かきけこ',
  ぐ: 'がぎげご',
  す: 'さしせそ',
  つ: 'たちてと',
  ぬ: 'なにねの',
  ぶ: 'ばびべぼ',
  む: 'まみめも',
  る: 'らりれろ',
};
const PASTS: Readonly<Record<string, string>> = {
  ...{ う: 'っ', つ: 'っ', る: 'っ', く: 'い', ぐ: 'い', す: 'し', ぬ: 'ん', ぶ: 'ん', む: 'ん' },
};

function toGodan(word: string): Stems {
  const [stem, last] = [word.slice(0, -1), word.slice(-1)];
  const [a = '', i = '', e = '', o = ''] = [...(ROWS[last] ?? '')].map((kana) => stem + kana);
  return {
    word,
    ...{ negative: a, joined: i, conditional: e, volitional: `${o}う`, imperative: e },
    past: stem + (word === '行く' ? 'っ' : (PASTS[last] ?? '')),
    isVoiced: 'ぐぬぶむ'.includes(last),
    ...{ potential: e, passive: `${a}れ`, causative: `${a}せ` },
  };
}

function toIchidan(word: string): Stems {
  const stem = word.slice(0, -1);
  return {
    word,
    ...{ negative: stem, joined: stem, conditional: `${stem}れ`, volitional: `${stem}よう`, past: stem },
    ...{ potential: `${stem}られ`, passive: `${stem}られ`, causative: `${stem}させ`, imperative: `${stem}ろ` },
  };
}

const SURU: Stems = {
  word: '勉強する',
  ...{ negative: '勉強し', joined: '勉強し', conditional: '勉強すれ', volitional: '勉強しよう', past: '勉強し' },
  ...{ potential: '勉強でき', passive: '勉強され', causative: '勉強させ', imperative: '勉強しろ' },
};
const KURU: Stems = {
  word: '来る',
  ...{ negative: '来', joined: '来', conditional: '来れ', volitional: '来よう', past: '来' },
  ...{ potential: '来られ', passive: '来られ', causative: '来させ', imperative: '来い' },
};

const VERBS: readonly Stems[] = [
  ...['買う', '書く', '泳ぐ', '話す', '待つ', '死ぬ', '遊ぶ', '読む', '帰る', '行く'].map(toGodan),
  ...['食べる', '見る', '起きる'].map(toIchidan),
  SURU,
  KURU,
];

const list = (words: string) => words.split(' ');
const NEGATIVE = list(
  'ない なかった なくて なければ なきゃ なくちゃ ないで ずに なかったら なくても ないと ないです ねえ なけりゃ ないでしょう',
);
const JOINED = list(
  'ます ました ません ませんでした ましょう たい たかった たくない たくて たければ たいです たがる そうだ そうに ながら なさい すぎる すぎた やすい にくい つつ 始める 続けた',
);
const PAST = list(
  'て た たら たり ている ています ていた ていない ておく てしまう てしまった てください てくれる てみる てから ても てる てた てない てて とく といた ちゃう ちゃった ちゃって ちゃ てます てん たって てよ たよ たの たんだ ちまった てった',
);
const HELPING = list('る た て ない なかった ます ました ば ている');

/** Every verb in the forms of its class, from plain to polite and casual ones: pairs of a form and its dictionary form. */
export const VERB_FORMS: readonly (readonly [form: string, word: string])[] = VERBS.flatMap((verb) => {
  const voice = (ending: string) =>
    verb.isVoiced
      ? ending.replace(/^[てたとち]/u, (kana) =>
          kana === 'て' ? 'で' : kana === 'た' ? 'だ' : kana === 'と' ? 'ど' : 'じ',
        )
      : ending;
  const forms = [
    verb.imperative,
    verb.volitional,
    `${verb.volitional}か`,
    `${verb.volitional}とする`,
    `${verb.conditional}ば`,
    ...NEGATIVE.map((ending) => verb.negative + ending),
    ...JOINED.map((ending) => verb.joined + ending),
    ...PAST.map((ending) => verb.past + voice(ending)),
    ...HELPING.flatMap((ending) => [verb.potential, verb.passive, verb.causative].map((stem) => stem + ending)),
  ];
  return [...new Set(forms)].map((form) => [form, verb.word] as const);
});

const ADJECTIVE_ENDINGS = list(
  'かった く くて くない くなかった くなければ ければ かったら さ そう そうな すぎる くなる くなった くありません くないです いです かったです きゃ かろう げ め がる くても',
);
export const ADJECTIVE_FORMS: readonly (readonly [form: string, word: string])[] = ['高い', '楽しい', '新しい'].flatMap(
  (word) => ADJECTIVE_ENDINGS.map((ending) => [word.slice(0, -1) + ending, word] as const),
);
