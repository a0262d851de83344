import type { Language } from '../language.ts';

const VOWELS = 'aiueo';
/** Kana by consonant, in the order of the vowels; a dot where there is none. By Hepburn and by the rows of kana. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さしすせそ',
  t: 'たちつてと',
  n: 'なにぬねの',
  h: 'はひふへほ',
  f: 'ファ フィ ふ フェ フォ',
  m: 'まみむめも',
  y: 'や.ゆ.よ',
  r: 'らりるれろ',
  l: 'らりるれろ',
  w: 'わ...を',
  g: 'がぎぐげご',
  z: 'ざじずぜぞ',
  j: 'じゃ じ じゅ じぇ じょ',
  d: 'だぢづでど',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  v: 'ヴァ ヴィ ヴ ヴェ ヴォ',
  sh: 'しゃ し しゅ しぇ しょ',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  ts: 'つぁ つぃ つ つぇ つぉ',
};
const toRow = (row: string) => (row.includes(' ') ? row.split(' ') : [...row]);
const KANA = new Map(
  Object.entries(ROWS).flatMap(([consonant, row]) =>
    toRow(row).flatMap((kana, index) => (kana === '.' ? [] : [[consonant + VOWELS.charAt(index), kana] as const])),
  ),
);
/** Consonants with y: `kyo` is きょ, and so is `tyo` ちょ. */
for (const consonant of 'ksztdnhmrgbpj') {
  const start = (KANA.get(`${consonant}i`) ?? '').charAt(0);
  for (const [vowel, small] of [...'aueo'].map((vowel, index) => [vowel, 'ゃゅぇょ'.charAt(index)] as const))
    KANA.set(`${consonant}y${vowel}`, start + small);
}

const MACRONS: Readonly<Record<string, string>> = {
  ā: 'aa',
  ī: 'ii',
  ū: 'uu',
  ē: 'ee',
  ō: 'ou',
  â: 'aa',
  î: 'ii',
  û: 'uu',
  ê: 'ee',
  ô: 'ou',
};

const shift = (kana: string, by: number) =>
  kana.replace(/[ぁ-ゖァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));
const TO_KATAKANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);
const toHiragana = (kana: string) => kana.replace(/[ァ-ヶ]/gu, (letter) => shift(letter, -TO_KATAKANA));
const toKatakana = (kana: string) => kana.replace(/[ぁ-ゖ]/gu, (letter) => shift(letter, TO_KATAKANA));

/** @returns undefined if the letters are not Japanese syllables. */
function toKana(text: string): string | undefined {
  let kana = '';
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    // A nasal before a consonant or at the end, set off by an apostrophe before a vowel; `nn` before a vowel is ん and な.
    const [nasal] = /^(?:n['’]|n(?![aiueoy])|m(?=[bpm]))/.exec(rest) ?? [];
    // A doubled consonant; `tch` is っち.
    const isDoubled = /^(?:([ksztgdbpcfhjr])\1|tch)/.test(rest);
    const syllable = [3, 2, 1].map((length) => rest.slice(0, length)).find((letters) => KANA.has(letters));
    if (nasal !== undefined) {
      kana += 'ん';
      at += nasal.length;
    } else if (isDoubled) {
      kana += 'っ';
      at += 1;
    } else if (rest.startsWith('-')) {
      kana += 'ー';
      at += 1;
    } else if (syllable !== undefined) {
      kana += KANA.get(syllable) ?? '';
      at += syllable.length;
    } else return undefined;
  }
  return kana;
}

/** Most long vowels that a text leaves out: `tokyo` is とうきょう. */
const MAX_LEFT_OUT = 4;

/** The text with each selection of its o and u long. */
function lengthen(text: string): string[] {
  const parts = text.split(/(?<=[^aiueo][ou])(?![aiueo])/);
  if (parts.length - 1 > MAX_LEFT_OUT) return [text];
  return parts.reduce<string[]>(
    (starts, part) => {
      const isOpen = /[^aiueo][ou]$/.test(part);
      return starts.flatMap((start) => (isOpen ? [start + part, `${start}${part}u`] : [start + part]));
    },
    [''],
  );
}

export const romanised: Language['romanised'] = {
  toSpellings: (typed) => {
    const joined = typed.normalize('NFC').replace(/\s+/g, '');
    const text = joined.replace(/[āīūēōâîûêô]/g, (vowel) => MACRONS[vowel] ?? vowel);
    const written = toKana(text);
    if (written === undefined) return [];
    // `ōsaka` is おおさか, `kēki` ケーキ.
    const others = [text.replaceAll('ou', 'oo'), text.replaceAll('ee', 'ei')];
    const loans = [text, text.replace(/ou|([aiueo])\1/g, (vowels) => `${vowels.charAt(0)}-`)];
    const topic = written.replace(/わ$/u, 'は');
    const spell = (texts: readonly string[]) => texts.map((each) => toKana(each) ?? written);
    const native = [...spell([text, ...others]), topic].map(toHiragana);
    const loaned = spell(loans).map(toKatakana);
    return [...new Set([...native, ...loaned, ...spell(lengthen(text)).map(toHiragana)])];
  },
};
