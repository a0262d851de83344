import type { JapaneseEntry } from '../../read/jmdict.ts';

const WRITTEN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** Whether a spelling has nothing but Japanese letters, among them no dot between words. */
export const isWrittenInJapanese = (spelling: string) => WRITTEN.test(spelling);

/** The spelling of a word on its card: in kana where most people write it so or no other is Japanese (Δ), and otherwise the usual one. */
export function toMainSpelling({ kanji, kana, usuallyKana }: JapaneseEntry): string {
  return (usuallyKana ? kana[0] : undefined) ?? kanji.find(isWrittenInJapanese) ?? kana[0] ?? '';
}

/**
 * How else people write a word: spellings that a list of common words has (速い beside 早い), those that write less of it in Chinese
 * characters (友だち, 受取る), the usual one of words that most write in kana (美味しい), and katakana where the dictionary has it (ネコ).
 */
export function toOtherSpellings(
  word: string,
  { kanji, commonKanji, kana, usuallyKana }: Pick<JapaneseEntry, 'kanji' | 'commonKanji' | 'kana' | 'usuallyKana'>,
): string[] {
  const characters = word.replace(KANA, '');
  const others = kanji.filter((spelling, index) => {
    if (spelling === word || !WRITTEN.test(spelling)) return false;
    if (commonKanji.includes(spelling) || (usuallyKana && index === 0)) return true;
    const own = spelling.replace(KANA, '');
    return own !== '' && characters.includes(own);
  });
  const isLoanword = kanji.length === 0;
  return [...others, ...kana.filter((spelling) => spelling !== word && (isLoanword || KATAKANA.test(spelling)))];
}

/** Particles that begin what follows a noun: 時|には, but not 急|いで or 挙|がる. */
const PARTICLE = /^(?:[にはものとをで]|が(?!る))/;
/** Kana of the shortest reading of four characters that is no everyday word, as よろしく of 夜露死苦 is. */
const SHORTEST_OF_FOUR = 6;

/**
 * The reading of a phrase with a space behind its words, as in books for children: running text has ときには for とき and には, but never とき には.
 * `undefined` where its spelling does not tell where a word ends.
 */
export function toSpacedReading(phrase: string, reading: string): string | undefined {
  const runs = phrase.match(/[\p{Script=Han}々]+|[^\p{Script=Han}々]+/gu) ?? [];
  const isHan = (run: string) => /\p{Script=Han}/u.test(run);
  const [, ...read] =
    new RegExp(`^${runs.map((run) => (isHan(run) ? '(.+?)' : `(${run})`)).join('')}$`).exec(reading) ?? [];
  if (read.length === 0) return undefined;
  const starts = runs.map((run, at) => at > 0 && !(at === 1 && /^[おご]$/.test(runs[0] ?? '')) && isHan(run));
  if (!starts.includes(true) && runs.length > 1 && PARTICLE.test(runs.at(-1) ?? '')) starts[runs.length - 1] = true;
  const isClear =
    starts.includes(true) || (runs.length === 1 && runs[0]?.length === 4 && reading.length >= SHORTEST_OF_FOUR);
  return isClear ? read.map((text, at) => (starts[at] ? ` ${text}` : text)).join('') : undefined;
}
