const KANA = 'ぁ-ゖァ-ヺー・';
/** Kanji with their reading, as Anki writes them: `食[た]べる`, with a space before each. A pitch may follow behind a semicolon. */
const BRACKETED = new RegExp(`([\\p{sc=Han}々〆ヶ\\d]+)\\[([${KANA}\\s]+)(?:[;,][^\\]]*)?\\]`, 'gu');
/** A mark without a reading, such as that of a pitch. */
const MARK = /\[[;,][^\]]*\]/g;
/** The whole reading behind the word: `食べる【たべる】`, `食べる（たべる）`. */
const BEHIND = new RegExp(`^(.*\\p{sc=Han}.*?)\\s*(?:【([${KANA}\\s]+)】|[（(]([${KANA}\\s]+)[）)])$`, 'u');

/** Most words of large tables have none. */
const ANY_BRACKET = /[[【（(]/;

export interface SpokenWord {
  word: string;
  /** In kana. */
  reading: string;
}

/** Splits a Japanese word from the reading that stands in brackets within it or behind it; undefined if there is none. */
export function splitFurigana(cell: string): SpokenWord | undefined {
  if (!ANY_BRACKET.test(cell)) return undefined;
  if (cell.search(BRACKETED) >= 0) {
    const marked = cell.replace(MARK, '');
    const read = (replacement: '$1' | '$2') => marked.replace(BRACKETED, replacement).replace(/\s+/g, '');
    return { word: read('$1'), reading: read('$2') };
  }
  const [, word, wide, round] = BEHIND.exec(cell.trim()) ?? [];
  const reading = (wide ?? round)?.trim();
  return word === undefined || reading === undefined ? undefined : { word, reading };
}

/** A sentence without such readings. The spaces before them are no part of it. */
export function dropFurigana(text: string): string {
  if (!text.includes('[') || text.search(BRACKETED) < 0) return text;
  return text
    .replace(MARK, '')
    .replace(/ ?([\p{sc=Han}々〆ヶ\d]+)\[[^\]]*\]/gu, '$1')
    .trim();
}
