import { toLanguageCode } from '../language/language-code.ts';
import { lazily } from '../language/lazily.ts';
import { toWordKey } from '../language/normalise.ts';
import type { HeadwordRules } from './language.ts';
import { HEADWORD_RULES } from './lists/headword.ts';

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
const LETTERS = /^[\p{L}\p{M}]+$/u;

/** The rules of a language, with their words as sets. */
interface Rules extends Omit<HeadwordRules, 'before' | 'after'> {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

const toWordSet = (words?: string): ReadonlySet<string> => new Set(words?.split(' '));

const rulesOf = new Map<string, Rules>();

function getRules(code: string): Rules {
  const known = rulesOf.get(code);
  if (known) return known;
  const own = HEADWORD_RULES[code];
  const rules = { ...own, before: toWordSet(own?.before), after: toWordSet(own?.after) };
  rulesOf.set(code, rules);
  return rules;
}

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
  const rules = getRules(code);
  const isComplex = COMPLEX.test(headword);
  if (!isComplex && !mayBeJoined(headword, rules)) return [headword];
  if (headword.length > MAX_LENGTH) return [headword];
  const word = headword.normalize('NFC').trim();
  const cores = isComplex || rules.readings ? splitHeadword(word, rules) : stripWord(word, rules);
  const unique = [...new Set(cores)].filter((core) => /[\p{L}\p{N}]/u.test(core)).slice(0, MAX_CORES);
  return unique.length > 0 ? unique : [headword];
}

/** Whether a word without a blank may still hold an article or a second gender. */
function mayBeJoined(word: string, { elided, readings, shorten }: Rules): boolean {
  if (elided?.test(word) || (readings && readings.split(word)[0] !== word)) return true;
  return shorten !== undefined && shorten(word) !== word;
}

function splitHeadword(word: string, rules: Rules): string[] {
  const words = word.split(/\s+/).length;
  if (words > MAX_WORDS || (words > 3 && isSentence(word))) return [word];
  const joined = rules.syllableMark ? word.replace(rules.syllableMark, '') : word;
  const [written, ...readings] = rules.readings?.split(joined) ?? [joined];
  const { texts, extra } = openBrackets(written ?? joined, rules);
  const found = texts.flatMap((text) => splitAlternatives(text, rules));
  const heads = found.length > 0 ? found : [word];
  return [...heads, ...readings, ...extra.filter((part) => isFormOf(part, heads, rules))];
}

/** A full stop may also end an abbreviation: `to look for sth.` */
function isSentence(text: string): boolean {
  return SENTENCE_END.test(text) && (!text.endsWith('.') || /^\P{L}*\p{Lu}/u.test(text));
}

/**
 * Removes brackets.
 *
 * @returns `texts`: the headword without its brackets and, if the brackets hold part of a word (`Freund(in)`), with these letters.
 *   `extra`: the words in brackets, which may be other forms.
 */
function openBrackets(word: string, { readings, toOtherGender }: Rules): { texts: string[]; extra: string[] } {
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
      isJoined && isOptional && /[\p{L}]$/u.test(before) && /[\s,;/]/.test(next) && toOtherGender !== undefined;
    without += before;
    inside += before;
    if (readings?.isReading(content, before)) extra.push(content);
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
function isFormOf(part: string, heads: readonly string[], { isForm }: Rules): boolean {
  const isKnown = isForm?.(part, heads);
  if (isKnown !== undefined) return isKnown;
  if (!LETTERS.test(part)) return false;
  const toLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const form = toLetters(part);
  return heads.some((head) => {
    const start = toLetters(head).slice(0, 3);
    return start.length === 3 && form.startsWith(start) && form.length - head.length <= 6;
  });
}

function splitAlternatives(text: string, rules: Rules): string[] {
  return text
    .split(/\s*[;；|؛]\s*|\s+\/\s+|\s*／\s*|\s+(?:bzw|resp)\.?\s+/u)
    .flatMap((part) => splitCommas(part, rules));
}

/** `Hund, der`, `der Hund, -e`, `mare, maris`, `laufen, rennen`; but not `wie du mir, so ich dir`. */
function splitCommas(text: string, rules: Rules): string[] {
  const [head = '', ...rest] = text.split(/\s*[,،、，]\s*/u).filter((part) => part !== '');
  const heads = splitSlashes(head, rules);
  if (rest.length === 0) return heads;
  if (SENTENCE_END.test(text) && !/\.$/.test(text)) return [text.replace(EDGES, '')];
  const isBare = isAround(head, rules);
  const others: string[] = [];
  for (const part of rest) {
    if (ENDING.test(part))
      others.push(...heads.flatMap((word) => toOtherGender(word, part.replace(/^\W+/u, ''), rules)));
    else if (!isBare && part.split(/\s+/).every((word) => isAround(word, rules) || isMark(word) || ENDING.test(word)))
      continue;
    else {
      const words = splitSlashes(part.replace(/^(?:ist|hat|sein|haben|is|heeft|è|ha|est|a)\s+(?=\S+$)/u, ''), rules);
      if (words.some((word) => /\s/.test(word))) return [text.replace(EDGES, '')];
      others.push(...words);
    }
  }
  return [...heads, ...others];
}

const bare = (word: string) => word.toLowerCase().replace(/\.$/, '');
const isMark = (word: string) => MARK.test(word);

/** Decides whether a text is only an article or another word that surrounds headwords. */
function isAround(text: string, { before, after }: Rules): boolean {
  return text.split('/').every((word) => before.has(bare(word)) || after.has(bare(word)));
}

/** Spells out the alternatives that a slash joins: `el/la estudiante`, `amigo/a`, `he/she`. */
function splitSlashes(text: string, rules: Rules): string[] {
  let texts = [''];
  for (const word of text.split(/\s+/)) {
    const choices = splitWord(word, rules);
    texts = texts.flatMap((start) => choices.map((choice) => `${start} ${choice}`.trim())).slice(0, MAX_CORES);
  }
  return texts.flatMap((phrase) => stripWord(phrase, rules));
}

function splitWord(word: string, rules: Rules): string[] {
  const inner = rules.genderSign ? word.replace(rules.genderSign, '/') : word;
  const [first = '', ...rest] = inner.split('/').filter((part) => part !== '');
  if (rest.length === 0) return [first === '' ? word : first];
  const parts = rest.flatMap((part) => {
    const ending = part.replace(/^[-–]/, '');
    const isEnding =
      part !== ending ||
      (rules.toOtherGender && ending.length <= 5 && first.length - ending.length >= 1 && isEndingOf(ending, first));
    if (isEnding && LETTERS.test(ending) && !MARK_OF_GENDER.test(word)) return toOtherGender(first, ending, rules);
    return MARK.test(part) && first.length > 2 ? [] : [part];
  });
  // `km/h` is one word.
  if (first.length > 1 && parts.some((part) => /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(part))) return [word];
  return [first, ...parts];
}

/** Letters after a slash are an ending, not a word, if they are few in comparison with the word. */
function isEndingOf(ending: string, word: string): boolean {
  return ending.length <= 2
    ? word.length - ending.length >= 2
    : word.length - ending.length >= 3 || /^(?:trice|euse|rice|inne|ive|elle|ère|sse)$/.test(ending);
}

/** Replaces the ending of a word, if the language writes a second gender as an ending. */
function toOtherGender(word: string, ending: string, rules: Rules): string[] {
  if (/\s/.test(word) || word.length < 2 || ending === '') return [];
  return rules.toOtherGender?.(word, ending) ?? [];
}

/** `m/f`. */
const MARK_OF_GENDER = /^[mfn]\.?(?:\/[mfn]\.?)+$/u;

/** Strips articles and marks from around a word while a word remains. */
function stripWord(text: string, rules: Rules): string[] {
  const plain = text
    .replace(/\s+\+.*$/u, '')
    .replace(EDGES, '')
    .trim();
  const all = toWords(plain, rules);
  // A list that contains only articles is about the articles.
  if (all.every((word) => isAround(word, rules) || isMark(word)))
    return all.length === 1 ? [withoutStop(plain)] : [plain];
  const words = dropAround(all, rules);
  const core = withoutStop(words.join(' ').replace(EDGES, ''));
  if (core === '') return [];
  const own = rules.elided ? core.replace(rules.elided, '') : core;
  const short = words.length === 1 ? (rules.shorten?.(own) ?? own) : own;
  return short === own ? [own] : [own, short];
}

/** Drops the words at both ends that belong around a headword; one word always remains. */
function dropAround(all: readonly string[], rules: Rules): readonly string[] {
  let words = all;
  while (words.length > 1 && (isMark(words.at(-1) ?? '') || ENDING.test(words.at(-1) ?? '')))
    words = words.slice(0, -1);
  while (words.length > 1 && rules.after.has(bare(words.at(-1) ?? ''))) words = words.slice(0, -1);
  while (words.length > 1 && isBefore(words, rules)) words = words.slice(1);
  return words;
}

function isBefore([first = '', second = '']: readonly string[], { before, infinitiveParticle }: Rules): boolean {
  if (!before.has(bare(first)) || NO_NOUNS().has(second)) return false;
  return first !== infinitiveParticle || /^\p{Ll}+n$/u.test(second);
}

/** A Chinese or Japanese headword may end with its reading in Latin letters: `你好 nǐ hǎo`. */
function toWords(text: string, { hasLatinReadings }: Rules): string[] {
  const words = text.split(/\s+/);
  const isReading = (word: string) => /^[\p{Script=Latin}\p{M}\d,'’·]+$/u.test(word);
  if (!hasLatinReadings || isReading(words[0] ?? '')) return words;
  const end = words.findIndex(isReading);
  return end < 0 ? words : words.slice(0, end);
}

/** A short word with a full stop is an abbreviation, so the full stop belongs to it. */
const withoutStop = (word: string) => (/^[^.]{6,}\.$/u.test(word) ? word.slice(0, -1) : word);

/** Letters before the apostrophe of an elided word. */
const ELIDED = /^(?:[cdjlmnst]|qu|un|gl|dell|all|nell|sull|dall)$/;

/**
 * Drops the article or particle at the start of a text: `to go`, `a house`, `l’amie`.
 *
 * @param words - The words of the text in lower case, without apostrophes.
 */
export function dropOpener(words: readonly string[], language: string): readonly string[] {
  const { before, elided } = getRules(toLanguageCode(language) ?? language);
  const [first = ''] = words;
  return words.length > 1 && (before.has(first) || (elided && ELIDED.test(first))) ? words.slice(1) : words;
}

/** Whether a word only carries grammar: an article, a particle, a preposition. */
export function isGrammarWord(word: string, language: string): boolean {
  const code = toLanguageCode(language) ?? language;
  return getRules(code).before.has(word) || (HEADWORD_RULES[code]?.grammarWords?.split(' ').includes(word) ?? false);
}

/** Returns the word keys of the core words, without the key of the headword itself. A plain word has none. */
export function listCoreKeys(headword: string, language: string): string[] {
  const cores = listCoreWords(headword, language);
  if (cores.length === 1 && cores[0] === headword) return [];
  const own = toWordKey(headword, language);
  return [...new Set(cores.map((core) => toWordKey(core, language)))].filter((key) => key !== '' && key !== own);
}
