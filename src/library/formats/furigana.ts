const KANA = 'ぁ-ゖァ-ヺー・';
/**
 * A word with its reading, as Anki writes it: `食[た]べる`, with a space before each. It begins with a kanji, and may have kana within: `食べ物[たべもの]`.
 * A pitch may follow behind a semicolon.
 */
const BRACKETED = new RegExp(`([\\p{sc=Han}々〆ヶ\\d][^\\s[\\]]*)\\[([${KANA}\\s]+)(?:[;,][^\\]]*)?\\]`, 'gu');
/** A mark without a reading, such as that of a pitch. */
const MARK = /\[[;,][^\]]*\]/g;
/** The whole reading behind the word: `食べる【たべる】`, `食べる（たべる）`. */
const BEHIND = new RegExp(`^(.*\\p{sc=Han}.*?)\\s*(?:【([${KANA}\\s]+)】|[（(]([${KANA}\\s]+)[）)])$`, 'u');

/** Longest word that is split, and longest sentence, in UTF-16 code units. The patterns take long for a longer one, which no card may have. */
const LONGEST_WORD = 200;
const LONGEST_SENTENCE = 10_000;

/** Most words of large tables have none. */
const ANY_BRACKET = /[[【（(]/;

export interface SpokenWord {
  word: string;
  /** In kana. */
  reading: string;
}

/** Splits a Japanese word from the reading that stands in brackets within it or behind it; undefined if there is none. */
export function splitFurigana(cell: string): SpokenWord | undefined {
  if (cell.length > LONGEST_WORD || !ANY_BRACKET.test(cell)) return undefined;
  if (cell.search(BRACKETED) >= 0) {
    const marked = cell.replace(MARK, '');
    const word = marked.replace(BRACKETED, '$1').replace(/\s+/g, '');
    const reading = marked.replace(BRACKETED, (_, base: string, kana: string) => spell(base, kana)).replace(/\s+/g, '');
    return { word, reading };
  }
  const [, word, wide, round] = BEHIND.exec(cell.trim()) ?? [];
  const reading = (wide ?? round)?.trim();
  return word === undefined || reading === undefined ? undefined : { word, reading };
}

/** The reading of a base. Kana within that it has not stand before the part that it is for. */
function spell(base: string, kana: string): string {
  const [, before = ''] = /^(.*[^\p{sc=Han}々〆ヶ\d])[\p{sc=Han}々〆ヶ\d]+$/u.exec(base) ?? [];
  const within = before.match(/[^\p{sc=Han}々〆ヶ\d]+/gu) ?? [];
  return within.every((part) => kana.includes(part)) ? kana : before + kana;
}

/** A sentence without such readings. The spaces before them do not belong to it. */
export function dropFurigana(text: string): string {
  if (text.length > LONGEST_SENTENCE || !text.includes('[') || text.search(BRACKETED) < 0) return text;
  return text
    .replace(MARK, '')
    .replace(/ ?([\p{sc=Han}々〆ヶ\d][^\s[\]]*)\[[^\]]*\]/gu, '$1')
    .trim();
}
