const KANJI_OR_KANA = '[\\u3040-\\u30ff\\u4e00-\\u9fff]';
const HALF_WIDTH = '[,;:?!()]';
const EAST_ASIAN = new RegExp(`${KANJI_OR_KANA}${HALF_WIDTH}|${HALF_WIDTH}${KANJI_OR_KANA}`);
const SPACED_PERCENT = /\d %/;

/**
 * Characters that are wrong in all of the languages: three dots, straight quotes, a sign that must not begin a line.
 */
const EVERYWHERE = [/\.\.\./, /["']/, / […%]/];

/**
 * Characters that are wrong in one language; other languages have only the common rules. Colons of addresses (`http://`,
 * `about:addons`) are not punctuation.
 */
const RULES: Record<string, readonly RegExp[]> = {
  en: [/\p{L} …/u, SPACED_PERCENT],
  de: [/[^\u00a0]…/, /^[^„]*“/, /”/],
  fr: [/[^\u00a0\u202f][;!?»]/, /«[^\u00a0\u202f]/, /[^\u00a0\u202f]:(?!\/\/|addons)/, /[“”]/],
  es: [/^[^¿]*\?/, /^[^¡]*!/, SPACED_PERCENT],
  pt: [/\d\s%/],
  ru: [/[“”„]/, / -|- /, SPACED_PERCENT],
  ja: [EAST_ASIAN, /\p{Script=Han} \p{Script=Han}/u, /[“”]/],
  zh: [EAST_ASIAN, /\p{Script=Han} \p{Script=Han}/u],
  // Commas group the digits of a number.
  ar: [/(?<!\d),/, /[;?]/, /[“”]/],
};

/** Finds violations of a language's typing rules in a text. */
export function findTypingFaults(language: string, text: string): string[] {
  return [...EVERYWHERE, ...(RULES[language] ?? [])].flatMap((rule) => rule.exec(text)?.[0] ?? []);
}
