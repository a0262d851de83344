import { ENGLISH, toLanguageCode } from '../../../../language/language-code.ts';
import { findScript, isWrittenIn, type Script } from '../../../../language/script.ts';
import type { FileCard, RecognisedFile } from '../../../../model/file-format.ts';
import { toLanguageTag } from '../../../shared/written-language.ts';

/** Hints about the languages of a file. */
export interface PairHints {
  /** Name of the file. */
  name: string;
  /** The first row's cells of the columns with words and with meanings, in case the row is a header. */
  header?: { word: HeaderCell; meanings: HeaderCell } | undefined;
  /** Whether it may explain words in their own language. */
  isDictionary?: boolean | undefined;
  /** Some of its words, and some of its meanings. */
  words: string;
  meanings: string;
}

interface HeaderCell {
  text: string;
  /** The language that it states beside the role of its column: `de` of "word (de)". */
  language?: string | undefined;
}

/** Detects the language of a text, as ISO 639-3 or BCP 47; undefined if unsure. */
export type DetectLanguage = (text: string) => Promise<string | undefined>;

export interface GuessParts {
  /** ISO 639-3 codes of the available languages. */
  codes: readonly string[];
  /** BCP 47 tags of the browser's languages: people name files in languages they speak. */
  spoken: readonly string[];
  detect: DetectLanguage;
}

interface PreviewedFile {
  name: string;
  recognised: RecognisedFile;
  cards: readonly FileCard[];
}

export interface GuessedPair {
  from: string | undefined;
  to: string | undefined;
}

export interface GuessedFile extends GuessedPair {
  /** Whether the first row of a table names languages instead of being a card. */
  hasHeader: boolean;
}

/**
 * Guesses a file's languages by its name ("spanish-english", "de-en"), the names of its columns ("Deutsch"), a script of a single language,
 * and the browser's detector. Each side is guessed separately.
 */
export async function guessPair(hints: PairHints, { codes, spoken, detect }: GuessParts): Promise<GuessedFile> {
  const names = nameLanguages(codes, spoken);
  const byName = guessByName(hints.name, codes, names);
  const header = nameSides(hints.header, codes, names);
  const from = byName.from ?? header.from ?? (await guessByText(hints.words, codes, detect));
  const to = byName.to ?? header.to ?? (await guessByText(hints.meanings, codes, detect));
  const hasHeader = header.from !== undefined && header.to !== undefined;
  // Both sides of a list are not in one language. The language of the words is the better guess.
  return { from, to: to === from && !hints.isDictionary ? undefined : to, hasHeader };
}

/** The same for a recognised file, whose own statement takes precedence. @param file - With its first cards. */
export async function guessFilePair(
  { name, recognised, cards }: PreviewedFile,
  parts: GuessParts,
): Promise<GuessedFile> {
  const { format, rows, languages, isDictionary, statedLanguages = [] } = recognised;
  if (languages) return { from: languages.from.iso639_3, to: languages.to.iso639_3, hasHeader: false };
  const first = format.kind === 'delimited' ? rows[0] : undefined;
  const toCell = (column: number) => ({ text: first?.[column] ?? '', language: statedLanguages[column] });
  const header =
    format.kind === 'delimited' && first
      ? { word: toCell(format.columns.word), meanings: toCell(format.columns.meanings[0] ?? 0) }
      : undefined;
  // The readings of a dictionary tell Japanese from Chinese.
  const readings = cards.flatMap(({ details }) => details?.reading ?? []).filter((text) => KANA.test(text));
  // Articles in a column of their own belong to the words.
  const place = format.kind === 'delimited' ? format.columns.genders : undefined;
  const articles =
    place === undefined ? [] : rows.map((row) => row[place] ?? '').filter((text) => /^\p{L}+$/u.test(text));
  const words = cards.map(({ word }, index) => [articles[index + 1], word].filter(Boolean).join(' '));
  const meanings = cards.flatMap((card) => card.meanings).join('\n');
  return guessPair({ name, header, isDictionary, words: [...words, ...readings].join('\n'), meanings }, parts);
}

/**
 * Whether the first side of a table has the meanings: it is in the file name's second language, or otherwise in a language that the person
 * speaks, and the other side is not. A set that was made to be asked both ways is often saved that way round.
 */
export async function areSidesSwapped(
  { name, cards }: Pick<PreviewedFile, 'name' | 'cards'>,
  { codes, spoken, detect }: GuessParts,
): Promise<boolean> {
  const words = cards.map(({ word }) => word);
  const meanings = cards.flatMap((card) => card.meanings);
  const detectSide = async (texts: readonly string[]) =>
    isMostlyEnglish(texts) ? ENGLISH : guessByText(texts.join('\n'), codes, detect);
  const [first, second] = await Promise.all([detectSide(words), detectSide(meanings)]);
  if (first === undefined || second === undefined || first === second) return false;
  const { from, to } = guessByName(name, codes, nameLanguages(codes, spoken));
  if (from !== undefined && to !== undefined) return first === to && second === from;
  const own = spoken.map((tag) => toLanguageCode(tag));
  return own.includes(first) && !own.includes(second);
}

/** No detector knows the language of a few short cells. English ones often begin with one of these words. */
function isMostlyEnglish(texts: readonly string[]): boolean {
  return texts.filter((text) => /^(?:the|an?|to) \p{Letter}/iu.test(text)).length * 2 > texts.length;
}

/** Languages by their names: in English, in themselves, and in the person's languages. */
function nameLanguages(codes: readonly string[], spoken: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (locale: string, code: string) => {
    try {
      const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(toLanguageTag(code));
      if (name && !names.has(toWord(name))) names.set(toWord(name), code);
    } catch {
      // The browser does not know the locale or code.
    }
  };
  for (const code of codes) for (const locale of ['en', toLanguageTag(code), ...spoken.slice(0, 2)]) add(locale, code);
  return names;
}

const NO_CELL: HeaderCell = { text: '' };

/** Languages that the names of both columns say. One may be in the language of the other: "Deutsch, Englisch". */
function nameSides(
  { word = NO_CELL, meanings = NO_CELL }: Partial<NonNullable<PairHints['header']>> = {},
  codes: readonly string[],
  names: ReadonlyMap<string, string>,
): GuessedPair {
  const find = (column: HeaderCell, known = names) => findNamedLanguage(column, codes, known);
  const [from, to] = [find(word), find(meanings)];
  if (from !== undefined && to === undefined)
    return { from, to: find(meanings, nameLanguages(codes, [toLanguageTag(from)])) };
  if (to !== undefined && from === undefined)
    return { from: find(word, nameLanguages(codes, [toLanguageTag(to)])), to };
  return { from, to };
}

/** "Deutsch", "word (de)", "German word". */
function findNamedLanguage(
  { text, language }: HeaderCell,
  codes: readonly string[],
  names: ReadonlyMap<string, string>,
): string | undefined {
  const code = language === undefined ? undefined : toLanguageCode(language);
  return names.get(toWord(language ?? text)) ?? (isListed(code, codes) ? code : undefined);
}

function toWord(text = ''): string {
  return text.trim().normalize('NFC').toLowerCase();
}

function guessByName(name: string, codes: readonly string[], names: ReadonlyMap<string, string>): GuessedPair {
  const bare = toWord(name.replace(/\.[^.]*$/, ''));
  // On their own many codes are words ("no", "it", "her"), but two joined codes are a pair. Text before a pair is a name.
  const pairs = [...bare.matchAll(/(?<!\p{Letter})(\p{Letter}{2,3})[-_](?=(\p{Letter}{2,3})(?!\p{Letter}))/gu)];
  for (const [, first = '', second = ''] of pairs.reverse()) {
    const [from, to] = [toLanguageCode(first), toLanguageCode(second)];
    if (isListed(from, codes) && isListed(to, codes) && from !== to) return { from, to };
  }
  const parts = bare.split(/[^\p{Letter}\p{Mark}]+/u);
  const [from, to] = parts.flatMap((part) => names.get(part) ?? []);
  return { from, to };
}

function isListed(code: string | undefined, codes: readonly string[]): boolean {
  return code !== undefined && codes.includes(code);
}

const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Scripts that identify one major language. */
const TELLING: readonly (Script | undefined)[] = ['Grek', 'Hebr', 'Thai', 'Hang', 'Kana'];

/** The language of a text, ISO 639-3; undefined if neither its script nor the browser tells. */
export async function guessByText(
  text: string,
  codes: readonly string[],
  detect: DetectLanguage,
): Promise<string | undefined> {
  const script = findScript(text);
  // Japanese text often begins with a character that Chinese also has.
  const telling = script === 'Hani' && KANA.test(text) ? 'Kana' : script;
  if (TELLING.includes(telling)) return toLanguageCode(new Intl.Locale(`und-${telling}`).maximize().language);
  const tag = text.trim() === '' ? undefined : await detect(text).catch(() => undefined);
  const code = tag === undefined ? undefined : toLanguageCode(tag);
  if (code === undefined || !codes.includes(code)) return undefined;
  return script === undefined || isWrittenIn(code, script) ? code : undefined;
}
