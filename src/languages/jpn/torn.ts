import type { TextRange } from '../../inflection/word-rules.ts';

const CHARACTERS = /^\p{Script=Han}+$/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const KANA = /^\p{Script=Hiragana}+$/u;
const ANY_KATAKANA = /[\p{Script=Katakana}ー]/u;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONG_SIGN = /[ー〜～]/u;
const STRETCHED_KANA = /[\p{Script=Hiragana}ー〜～゛゜\u3099\u309A]/u;

/** Kana that can only continue a syllable, and a small っ that does not begin って, った or the like. */
const CONTINUES = /^(?:[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ]|っ(?![たちてけさしすかぽ])(?=[ぁ-ゖ])|ー)/u;
const CONTINUES_KANA = /^[〜～]/u;

/** Words that begin no verb's ending, where browsers are right: 買わない|です. */
const FUNCTION_WORD = /^(?:です|でした|でしょ|だろ|だった|ます|まで|だけ|から|けど|より|など)/u;

/** Makes the next word polite, and is not a word: お母さん. */
const HONOUR = /^[おご御]\p{Script=Han}/u;
const TO_LONG_SIGN = /^([ぁ-ゖ]{0,3})[ー〜～]/u;
const PARTICLE = /^[はがをにもへのでと]$/u;
const ADJECTIVE_ENDING = /^[いくっ]/u;

/** Whether kana belong to a stretched word that begins or continues after them: す in すごーい, あり in ありがとー, すごー in すごーい. */
function isBeforeLongSign(text: string, { start, end }: TextRange, words: readonly TextRange[]): boolean {
  if (LONG_SIGN.test(text.charAt(end - 1))) return ADJECTIVE_ENDING.test(text.slice(end));
  const between = TO_LONG_SIGN.exec(text.slice(end))?.[1];
  if (between === undefined || !KANA.test(text.slice(start, end))) return false;
  const after = words.filter((word) => end <= word.start && word.start < end + between.length);
  const isInside = words.some((word) => word.start < end && end < word.end);
  return (
    isInside || after.every((word) => word.end - word.start === 1 && !PARTICLE.test(text.slice(word.start, word.end)))
  );
}

/** A word that is cried out ends there: うまっ！, but not 買っ in 買った. */
const ENDS_IN_CRY = /っ$/u;
const SENTENCE_START = /^[。！？!?「『（(]?$/u;

/** Whether a word is only the start of one as people say it: そう言う in そう言うた, あった in あったけえ. */
const isBeforeSpoken = (word: string, rest: string) =>
  (/\p{Script=Han}.*う$/u.test(word) && /^た(?![びめちだがくい])/u.test(rest)) ||
  (KANA.test(word) && /^[けげせれめべ][えー]/u.test(rest));

/** Whether a range is one kana where a sentence begins, and no particle can stand: は in はすの花. Sentences do begin with と, で and が. */
const isPieceAtStart = (text: string, { start, end }: TextRange) =>
  end - start === 1 &&
  /[ぁ-ゖ]/u.test(text.charAt(start)) &&
  !/[とでが]/u.test(text.charAt(start)) &&
  HIRAGANA.test(text.charAt(end)) &&
  SENTENCE_START.test(text.charAt(start - 1));

/** Whether a range begins inside a word of Chinese characters and continues behind it: 気になる in 元気になる. */
const isTail = (text: string, { start, end }: TextRange, words: readonly TextRange[]) =>
  words.some(
    (word) =>
      word.start < start && start < word.end && word.end < end && CHARACTERS.test(text.slice(word.start, word.end)),
  );

/**
 * Whether a range ends within a word of kana, so that what remains cannot be read: が in がっこー, す in すごーい, ないで in ないです. Words of
 * Chinese characters overlap, and so do loanwords; their rules are their own.
 */
export function isTorn(text: string, { start, end }: TextRange, words: readonly TextRange[]): boolean {
  const isKanaBefore = STRETCHED_KANA.test(text.charAt(end - 1)) || ANY_KATAKANA.test(text.charAt(end - 1));
  const rest = text.slice(end, end + 2);
  if (CONTINUES.test(rest) || (isKanaBefore && CONTINUES_KANA.test(rest))) return true;
  if (CONTINUES.test(text.slice(start, start + 2)) && STRETCHED_KANA.test(text.charAt(start - 1))) return true;
  if (HONOUR.test(text.slice(start, end + 1)) && end - start === 1) return true;
  if ([isBeforeLongSign, isPieceAtStart, isTail].some((isPiece) => isPiece(text, { start, end }, words))) return true;
  if (ENDS_IN_CRY.test(text.slice(start, end)) && IDEOGRAPHIC.test(rest.charAt(0))) return true;
  if (isBeforeSpoken(text.slice(start, end), text.slice(end))) return true;
  if (!HIRAGANA.test(text.charAt(end - 1)) || !HIRAGANA.test(rest)) return false;
  return words.some(
    (word) =>
      start < word.start && word.start < end && end < word.end && FUNCTION_WORD.test(text.slice(word.start, word.end)),
  );
}
