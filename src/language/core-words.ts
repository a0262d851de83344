import { getHeadwordRules, type HeadwordRules, toWordSet } from './headword-rules.ts';
import { toLanguageCode } from './language-code.ts';
import { lazily } from './lazily.ts';
import { toWordKey } from './normalise.ts';
import { hasSecondGenders, isEndingOf, toOtherGender } from './second-gender.ts';

/**
 * People write more into a headword than the word: `das Haus`, `sich freuen`, `Hund, der`, `amigo/a`, `film {m}`. The rules in this file
 * find the words that such a headword is about. They work without a dictionary, so they remove only what is certainly grammar.
 */

/** Anything but letters, digits, apostrophes, hyphens and full stops. A headword without it is one word. */
const COMPLEX = /[^\p{L}\p{M}\p{N}\p{Join_Control}'’.\-\u00B7\u30FB\u05BE]/u;

/** Longest headword, in UTF-16 code units. A longer one is a sentence. */
const MAX_LENGTH = 100;
/** Most words in a headword that is split. */
const MAX_WORDS = 8;
/** Most core words of one headword, so that a list in a cell does not become a card of hundreds of keys. */
const MAX_CORES = 8;

/** Grammar marks that stand behind a word without brackets. */
const MARK =
  /^(?:[mfn]\.?|nt|[mf]pl|[mf]\.?\/[mfn]\.?|mf|(?:pl|sg|adj|adv)\.?|(?:v|vt|vi|vr|vb|prep|conj|subst?|noun|verb|masc|fem|neutr?|pron|num|interj|plur?|sing|pt|pp|inv|art)\.)$/iu;
/** Endings of other forms: `-e`, `-en`, `¨-er`, `⸚e`. */
const ENDING = /^["¨⸚~]?[-\u2010-\u2013~¨⸚]\S{0,6}$/u;
/** Signs around a headword that are not part of it. */
const EDGES = /^[\s¡¿"“”„«»‹›*…~〜～=:•]+|[\s!?！？。"“”„«»‹›*…~〜～=:•]+$/gu;
const SENTENCE_END = /[.!?。！？…]["”»]?$/u;
const BRACKETS = /[([{<（［【〔〈《]([^()[\]{}<>（）［］【】〔〕〈〉《》]*)[)\]}>）］】〕〉》]/gu;
/** Furigana: `飲[の]む`, ` 日本[にほん] 語[ご]`. */
const FURIGANA = / ?([\p{Script=Han}々〆ヶ]+)[[［]([\p{Script=Hiragana}\p{Script=Katakana}ー]+)[\]］]/gu;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Kana in brackets that belong to the word rather than being its reading: `勉強(する)`. */
const OKURIGANA = /^(?:する|な|に|と|の|たる|る|い|く|さ)$/u;
/** The reading behind a word in characters: `学校 がっこう`, `学校・がっこう`. */
const READING_BEHIND = /(?<=\p{Script=Han}\S*)[\s・]+(?=[\p{Script=Hiragana}\p{Script=Katakana}ー]+$)/u;
const HAN = /^\p{Script=Han}+$/u;
const LETTERS = /^[\p{L}\p{M}]+$/u;

/** `das heißt` and `el que` are not nouns with an article. */
const NO_NOUNS = lazily(() =>
  toWordSet(
    'heißt heisst ist war sind is geht stimmt macht tut wäre da hier que quien quienes cual cuales quale quali quel più plus moins más menos mais meno',
  ),
);

/**
 * Finds the words that a headword is about, as a page may spell them: `Haus` for `das Haus`, `amigo` and `amiga` for `amigo/a`.
 *
 * @param headword - As the card has it.
 * @param language - ISO 639-3 code of its language.
 * @returns At least one word, in the order of the headword, without duplicates. A plain word or a phrase gives the headword itself. If
 *   something was removed, the whole headword is not among the results.
 */
export function listCoreWords(headword: string, language: string): string[] {
  const code = toLanguageCode(language) ?? language;
  const rules = getHeadwordRules(code);
  const isComplex = COMPLEX.test(headword);
  if (!isComplex && !mayBeJoined(headword, rules, code)) return [headword];
  if (headword.length > MAX_LENGTH) return [headword];
  const word = headword.normalize('NFC').trim();
  const cores = isComplex || code === 'jpn' ? splitHeadword(word, rules, code) : [stripWord(word, rules, code)].flat();
  const unique = [...new Set(cores)].filter((core) => /[\p{L}\p{N}]/u.test(core)).slice(0, MAX_CORES);
  return unique.length > 0 ? unique : [headword];
}

/** Whether a word without a blank may still hold an article or a second gender. */
function mayBeJoined(word: string, { elided, shorten }: HeadwordRules, code: string): boolean {
  if (elided?.test(word) || (code === 'jpn' && READING_BEHIND.test(word))) return true;
  if (code === 'ara' || code === 'heb') return shorten?.(word) !== word;
  return shorten !== undefined && shorten(word) !== word;
}

function splitHeadword(word: string, rules: HeadwordRules, code: string): string[] {
  const words = word.split(/\s+/).length;
  if (words > MAX_WORDS || (words > 3 && isSentence(word))) return [word];
  const joined = code === 'deu' || code === 'nld' ? word.replace(/(?<=\p{L})[|·](?=\p{L})/gu, '') : word;
  const [written, ...readings] = code === 'jpn' ? splitFurigana(joined.replace(READING_BEHIND, ';')) : [joined];
  const { texts, extra } = openBrackets(written ?? joined, code);
  const found = texts.flatMap((text) => splitAlternatives(text, rules, code));
  const heads = found.length > 0 ? found : [word];
  return [...heads, ...readings, ...extra.filter((part) => isFormOf(part, heads, code))];
}

/** A full stop may also end an abbreviation: `to look for sth.` */
function isSentence(text: string): boolean {
  return SENTENCE_END.test(text) && (!text.endsWith('.') || /^\P{L}*\p{Lu}/u.test(text));
}

/** The word in characters, and as it is read. */
function splitFurigana(word: string): string[] {
  const written = word.replace(FURIGANA, '$1');
  return written === word ? [word] : [written.trim(), word.replace(FURIGANA, '$2').trim()];
}

/**
 * Removes brackets.
 *
 * @returns `texts`: the headword without its brackets and, if the brackets hold part of a word (`Freund(in)`), with these letters.
 *   `extra`: the words in brackets, which may be other forms.
 */
function openBrackets(word: string, code: string): { texts: string[]; extra: string[] } {
  const extra: string[] = [];
  let [without, inside] = ['', ''];
  let end = 0;
  for (const match of word.matchAll(BRACKETS)) {
    const [whole, content = ''] = match;
    const before = word.slice(end, match.index);
    const next = word[match.index + whole.length] ?? ' ';
    const isJoined = /[\p{L}\p{M}]$/u.test(before) || /[\p{L}\p{M}]/u.test(next);
    const optional = content.replace(/^[-–]/, '');
    const isOptional = isJoined && whole.startsWith('(') && LETTERS.test(optional) && !MARK.test(optional);
    const isGender =
      isJoined && isOptional && /[\p{L}]$/u.test(before) && /[\s,;/]/.test(next) && hasSecondGenders(code);
    without += before;
    inside += before;
    const isReading =
      code === 'jpn' && KANA.test(content) && /\p{Script=Han}$/u.test(before) && !OKURIGANA.test(content);
    if (isReading) extra.push(content);
    else if (isGender) inside += `/-${optional}`;
    else if (isOptional) inside += optional;
    if (!isOptional) extra.push(...content.split(/[\s,;/]+/));
    end = match.index + whole.length;
  }
  if (end === 0) return { texts: [word], extra };
  const texts = [without, inside].map((text) => (text + word.slice(end)).trim());
  return { texts: [...new Set(texts)].filter((text) => /[\p{L}\p{N}]/u.test(text)), extra };
}

/** Decides whether a word in brackets is another form of the headword rather than a note: `Häuser` in `Haus (Häuser)`. */
function isFormOf(part: string, heads: readonly string[], code: string): boolean {
  if (code === 'jpn' && KANA.test(part)) return heads.some((head) => /\p{Script=Han}/u.test(head));
  if (code === 'cmn' && HAN.test(part)) return true;
  if (!LETTERS.test(part)) return false;
  const toLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const form = toLetters(part);
  return heads.some((head) => {
    const start = toLetters(head).slice(0, 3);
    return start.length === 3 && form.startsWith(start) && form.length - head.length <= 6;
  });
}

function splitAlternatives(text: string, rules: HeadwordRules, code: string): string[] {
  return text
    .split(/\s*[;；|؛]\s*|\s+\/\s+|\s*／\s*|\s+(?:bzw|resp)\.?\s+/u)
    .flatMap((part) => splitCommas(part, rules, code));
}

/** `Hund, der`, `der Hund, -e`, `mare, maris`, `laufen, rennen`; but not `wie du mir, so ich dir`. */
function splitCommas(text: string, rules: HeadwordRules, code: string): string[] {
  const [head = '', ...rest] = text.split(/\s*[,،、，]\s*/u).filter((part) => part !== '');
  const heads = splitSlashes(head, rules, code);
  if (rest.length === 0) return heads;
  if (SENTENCE_END.test(text) && !/\.$/.test(text)) return [text.replace(EDGES, '')];
  const isBare = isAround(head, rules);
  const others: string[] = [];
  for (const part of rest) {
    if (ENDING.test(part))
      others.push(...heads.flatMap((word) => toOtherGender(word, part.replace(/^\W+/u, ''), code)));
    else if (!isBare && part.split(/\s+/).every((word) => isAround(word, rules) || isMark(word) || ENDING.test(word)))
      continue;
    else {
      const words = splitSlashes(
        part.replace(/^(?:ist|hat|sein|haben|is|heeft|è|ha|est|a)\s+(?=\S+$)/u, ''),
        rules,
        code,
      );
      if (words.some((word) => /\s/.test(word))) return [text.replace(EDGES, '')];
      others.push(...words);
    }
  }
  return [...heads, ...others];
}

const bare = (word: string) => word.toLowerCase().replace(/\.$/, '');
const isMark = (word: string) => MARK.test(word);

/** Decides whether a text is only an article or another word that surrounds headwords. */
function isAround(text: string, { before, after }: HeadwordRules): boolean {
  return text.split('/').every((word) => before.has(bare(word)) || after.has(bare(word)));
}

/** Spells out the alternatives that a slash joins: `el/la estudiante`, `amigo/a`, `he/she`. */
function splitSlashes(text: string, rules: HeadwordRules, code: string): string[] {
  let texts = [''];
  for (const word of text.split(/\s+/)) {
    const choices = splitWord(word, code);
    texts = texts.flatMap((start) => choices.map((choice) => `${start} ${choice}`.trim())).slice(0, MAX_CORES);
  }
  return texts.flatMap((phrase) => stripWord(phrase, rules, code));
}

function splitWord(word: string, code: string): string[] {
  const inner = code === 'deu' ? word.replace(/(?<=\p{L}{3})[*:_/]-?(?=in(?:nen)?$)/u, '/') : word;
  const [first = '', ...rest] = inner.split('/').filter((part) => part !== '');
  if (rest.length === 0) return [first === '' ? word : first];
  const parts = rest.flatMap((part) => {
    const ending = part.replace(/^[-–]/, '');
    const isEnding =
      part !== ending ||
      (hasSecondGenders(code) && ending.length <= 5 && first.length - ending.length >= 1 && isEndingOf(ending, first));
    if (isEnding && LETTERS.test(ending) && !MARK_OF_GENDER.test(word)) return toOtherGender(first, ending, code);
    return MARK.test(part) && first.length > 2 ? [] : [part];
  });
  // `km/h` is one word.
  if (first.length > 1 && parts.some((part) => /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(part))) return [word];
  return [first, ...parts];
}

/** `m/f`. */
const MARK_OF_GENDER = /^[mfn]\.?(?:\/[mfn]\.?)+$/u;

/** Strips articles and marks from around a word while a word remains. */
function stripWord(text: string, rules: HeadwordRules, code: string): string[] {
  const plain = text
    .replace(/\s+\+.*$/u, '')
    .replace(EDGES, '')
    .trim();
  let words = toWords(plain, code);
  // A list that contains only articles is about the articles.
  if (words.every((word) => isAround(word, rules) || isMark(word)))
    return words.length === 1 ? [withoutStop(plain)] : [plain];
  while (words.length > 1 && (isMark(words.at(-1) ?? '') || ENDING.test(words.at(-1) ?? '')))
    words = words.slice(0, -1);
  while (words.length > 1 && rules.after.has(bare(words.at(-1) ?? ''))) words = words.slice(0, -1);
  while (words.length > 1 && isBefore(words, rules)) words = words.slice(1);
  const core = withoutStop(words.join(' ').replace(EDGES, ''));
  if (core === '') return [];
  if (words.length > 1) return [rules.elided ? core.replace(rules.elided, '') : core];
  const own = rules.elided ? core.replace(rules.elided, '') : core;
  const short = rules.shorten?.(own) ?? own;
  return short === own ? [own] : [own, short];
}

function isBefore([first = '', second = '']: readonly string[], { before }: HeadwordRules): boolean {
  if (!before.has(bare(first)) || NO_NOUNS().has(second)) return false;
  // `zu Fuß` and `te koop` are not infinitives.
  return (first !== 'zu' && first !== 'te') || /^\p{Ll}+n$/u.test(second);
}

/** A Chinese or Japanese headword may end with its reading in Latin letters: `你好 nǐ hǎo`. */
function toWords(text: string, code: string): string[] {
  const words = text.split(/\s+/);
  const isReading = (word: string) => /^[\p{Script=Latin}\p{M}\d,'’·]+$/u.test(word);
  if ((code !== 'cmn' && code !== 'jpn' && code !== 'yue') || isReading(words[0] ?? '')) return words;
  const end = words.findIndex(isReading);
  return end < 0 ? words : words.slice(0, end);
}

/** A short word with a full stop is an abbreviation, so the full stop belongs to it. */
const withoutStop = (word: string) => (/^[^.]{6,}\.$/u.test(word) ? word.slice(0, -1) : word);

/** Returns the word keys of the core words, without the key of the headword itself. A plain word has none. */
export function listCoreKeys(headword: string, language: string): string[] {
  const cores = listCoreWords(headword, language);
  if (cores.length === 1 && cores[0] === headword) return [];
  const own = toWordKey(headword, language);
  return [...new Set(cores.map((core) => toWordKey(core, language)))].filter((key) => key !== '' && key !== own);
}
