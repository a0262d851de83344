import PAIRS from 'opencc-js/dict/JPShinjitaiCharactersRev';
import type { Language } from '../language.ts';
import { findVerbInKana, isNounInKana } from './kana-verbs.ts';
import { toTodaysKana } from './old-spellings.ts';
import { findSpoken } from './spoken.ts';
import { shorten } from './stretched.ts';
import { isTorn } from './torn.ts';

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
    const spoken = key.includes('ー') ? shorten(native).filter(({ length }) => length === native.length) : [];
    return /^[ァ-ヶー]{3,}$/u.test(key) ? [...respellLoanword(key), native, ...spoken] : [native];
  }
  // Without a long sound it is much likelier several words, or a part of one.
  return /^(?=.*ー)[ぁ-ゖー]{2,}$/u.test(key) ? [shift(key, TO_OTHER_KANA)] : [];
}

/** Characters before 1946, by those of today: 學 is 学. */
const TO_NEW = new Map(PAIRS.split('|').map((pair) => pair.split(' ') as [string, string]));

/** Characters as they were written before 1946, and one that stands twice: 學校, 人人 and 人々. */
function respellCharacters(key: string): string[] {
  if (!/\p{Script=Han}/u.test(key)) return [];
  const modern = [...key].map((character) => TO_NEW.get(character) ?? character).join('');
  return [key, modern].flatMap((word) => [
    word,
    word.replace(/(\p{Script=Han})々/gu, '$1$1'),
    word.replace(/(\p{Script=Han})\1/gu, '$1々'),
  ]);
}

const VOICING: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309A' };

/** Signs within a word: a dot between loanwords, a dash for a long sound, a mark of voicing of its own, a small ッ before an ending. */
const toPlain = (key: string) =>
  key
    .replace(/[ぁ-ゖァ-ヶ][゛゜]/gu, ([kana = '', mark = '']) => (kana + (VOICING[mark] ?? '')).normalize('NFC'))
    .replace(/(?<=[ァ-ヶー])[・·‧•](?=[ァ-ヶ])/gu, '')
    .replace(/(?<=[ぁ-ゖァ-ヶ\p{Script=Han}])[〜～~]+|(?<=[ァ-ヶ])[-－−―—━](?=[ァ-ヶ])/gu, 'ー')
    .replace(/ッ(?=[たてち])/gu, 'っ');

/** Behind お and ご, which only make a word polite. */
const withoutHonour = (key: string) => key.replace(/^[おご御](?=\p{Script=Han})/u, '');

/** An adjective that is cried out: うまっ, はやっ. */
const respellCry = (key: string) => (/^(?:\p{Script=Han}|.{2,})っ$/u.test(key) ? [`${key.slice(0, -1)}い`] : []);

function respell(key: string): string[] {
  const plain = toPlain(key);
  const characters = respellCharacters(plain);
  return [
    ...new Set([
      plain,
      ...respellKana(plain),
      ...shorten(plain),
      ...characters,
      ...[plain, ...characters].map(toTodaysKana),
      withoutHonour(plain),
      ...respellCry(plain),
    ]),
  ];
}

export const inflection: Language['inflection'] = {
  spellings: respell,
  isTorn,
  isNoun: isNounInKana,
  findVerbs: (text, offset) => [...findSpoken(text, offset), ...findVerbInKana(text, offset)],
};
