import type { JapaneseClass } from '../../read/jmdict.ts';

/** The last kana of a godan verb in its five rows, and its sound change before -te and -ta. */
const GODAN: Readonly<Record<string, readonly [a: string, i: string, e: string, o: string, te: string, ta: string]>> = {
  う: ['わ', 'い', 'え', 'お', 'って', 'った'],
  く: ['か', 'き', 'け', 'こ', 'いて', 'いた'],
  ぐ: ['が', 'ぎ', 'げ', 'ご', 'いで', 'いだ'],
  す: ['さ', 'し', 'せ', 'そ', 'して', 'した'],
  つ: ['た', 'ち', 'て', 'と', 'って', 'った'],
  ぬ: ['な', 'に', 'ね', 'の', 'んで', 'んだ'],
  ぶ: ['ば', 'び', 'べ', 'ぼ', 'んで', 'んだ'],
  む: ['ま', 'み', 'め', 'も', 'んで', 'んだ'],
  る: ['ら', 'り', 'れ', 'ろ', 'って', 'った'],
};

/** Endings that follow the stem of every verb: negation, wish, politeness. */
const toPolite = (stem: string) => [`${stem}ます`, `${stem}ました`, `${stem}ません`, `${stem}たい`];

/** Honorific verbs, whose stem before -masu ends in い: おっしゃいます. */
const HONORIFIC = /(?:しゃ|仰|下さ|くださ|なさ|為さ|ござ|御座)る$/;

function conjugateGodan(word: string): string[] {
  const last = word.slice(-1);
  const stem = word.slice(0, -1);
  const rows = GODAN[last];
  if (!rows) return [];
  const [a, , e, o] = rows;
  const i = HONORIFIC.test(word) ? 'い' : rows[1];
  const [te, ta] = /(行|い|ゆ)く$/.test(word) && word.length <= 2 ? ['って', 'った'] : [rows[4], rows[5]];
  // A stem alone leads to every word built on it: `行わ` to `行われなければ`.
  return [
    te,
    ta,
    `${a}ない`,
    `${a}なかった`,
    a,
    ta.slice(0, -1),
    i,
    e,
    `${e}ば`,
    `${o}う`,
    `${a}れる`,
    `${a}せる`,
    `${e}る`,
  ]
    .map((ending) => stem + ending)
    .concat(toPolite(stem + i));
}

/**
 * The forms of a godan verb that belong to another word where the dictionary has one: 込め and 込める are of 込める, not of 込む.
 *
 * @param words - All words of the dictionary.
 */
export function toPotentialForms(word: string, words: ReadonlySet<string>): string[] {
  const e = GODAN[word.slice(-1)]?.[2];
  const stem = `${word.slice(0, -1)}${e}`;
  return e !== undefined && words.has(`${stem}る`) ? [stem, `${stem}る`] : [];
}

function conjugateIchidan(stem: string): string[] {
  const endings = ['て', 'た', 'ない', 'なかった', 'れば', 'よう', 'ろ', 'られる', 'させる'];
  return endings.map((ending) => stem + ending).concat(toPolite(stem), stem);
}

/**
 * The forms of a verb or an adjective in running text; longest match finds them. Other words have none.
 *
 * @param word - In Chinese characters or kana.
 */
export function conjugate(word: string, pos: JapaneseClass): string[] {
  if (pos === 'v5') return conjugateGodan(word);
  if (pos === 'v1' && word.endsWith('る')) return conjugateIchidan(word.slice(0, -1));
  if (pos === 'vk') {
    const stem = word.slice(0, -2);
    if (word.endsWith('来る')) return conjugateIchidan(`${stem}来`).concat([`${stem}来い`]);
    return [
      ...conjugateIchidan(`${stem}き`).filter((form) => !/ない|なかった|よう|ろ|られる|させる/.test(form)),
      `${stem}こない`,
      `${stem}こい`,
    ];
  }
  if (pos === 'vs-i' && word.endsWith('する')) {
    const stem = word.slice(0, -2);
    return ['して', 'した', 'しない', 'しなかった', 'すれば', 'しよう', 'しろ', 'される', 'させる', 'し']
      .map((ending) => stem + ending)
      .concat(toPolite(`${stem}し`));
  }
  if (pos === 'adj-i' && word.endsWith('い')) {
    const stem = word === 'いい' ? 'よ' : word.slice(0, -1);
    return ['く', 'くて', 'かった', 'かっ', 'くない', 'くなかった', 'ければ', 'けれ', 'さ', 'そう'].map(
      (ending) => stem + ending,
    );
  }
  return [];
}

/**
 * Pieces of an inflected word in a frequency list that was cut by a tokeniser: `飛` of `飛ぶ`, `飛び`, `飛ん`, `集め` of `集める`.
 */
export function toStemTokens(word: string, pos: JapaneseClass): string[] {
  const stem = word.slice(0, -1);
  if (pos === 'v1') return stem.length > 0 ? [stem] : [];
  if (pos === 'adj-i') return stem.length > 1 || /\p{Script=Han}/u.test(stem) ? [stem, `${stem}く`, `${stem}かっ`] : [];
  if (pos !== 'v5') return [];
  const rows = GODAN[word.slice(-1)];
  if (!rows) return [];
  const [a, i, e, o, te] = rows;
  const tokens = [a, i, e, o, te.slice(0, -1)].map((ending) => stem + ending);
  const isTelling = (token: string) => token.length > 1 || /\p{Script=Han}/u.test(token);
  return [stem, ...tokens].filter(isTelling);
}
