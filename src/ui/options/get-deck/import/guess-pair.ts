import { toLanguageCode } from '../../../../language/language-code.ts';
import { findScript, isWrittenIn, type Script } from '../../../../language/script.ts';
import type { CardRow } from '../../../../library/formats/card-row.ts';
import type { RecognisedFile } from '../../../../library/formats/recognise.ts';
import { toLanguageTag } from '../../../shared/written-language.ts';

/** What a file tells about its languages without saying so. */
export interface PairHints {
  /** Name of the file. */
  name: string;
  /** Names of the columns with words and with meanings, where the first row has them. */
  header?: { word: string; meanings: string } | undefined;
  /** Some of its words, and some of its meanings. */
  words: string;
  meanings: string;
}

/** Finds the language of a text, as ISO 639-3 or BCP 47; undefined when it is not sure. */
export type DetectLanguage = (text: string) => Promise<string | undefined>;

export interface GuessParts {
  /** ISO 639-3 codes of the languages that can be chosen. */
  codes: readonly string[];
  /** BCP 47 tags of the browser's languages: people name files in a language they speak. */
  spoken: readonly string[];
  detect: DetectLanguage;
}

interface PreviewedFile {
  name: string;
  recognised: RecognisedFile;
  cards: readonly CardRow[];
}

export interface GuessedPair {
  from: string | undefined;
  to: string | undefined;
}

export interface GuessedFile extends GuessedPair {
  /** Whether the first row of a table names languages, and so is no card. */
  hasHeader: boolean;
}

/**
 * Guesses a file's languages: by its name ("spanish-english", "de-en"), by the names of its columns ("Deutsch"), by a script
 * that only one language is written in, by the browser's own recognition. Each side is guessed by itself.
 */
export async function guessPair(hints: PairHints, { codes, spoken, detect }: GuessParts): Promise<GuessedFile> {
  const names = nameLanguages(codes, spoken);
  const byName = guessByName(hints.name, codes, names);
  const header = { from: names.get(toWord(hints.header?.word)), to: names.get(toWord(hints.header?.meanings)) };
  const from = byName.from ?? header.from ?? (await guessByText(hints.words, codes, detect));
  const to = byName.to ?? header.to ?? (await guessByText(hints.meanings, codes, detect));
  const hasHeader = header.from !== undefined && header.to !== undefined;
  // One language cannot be on both sides: what the words are in is the surer guess.
  return { from, to: to === from ? undefined : to, hasHeader };
}

/** The same for a file that was recognised; what it says itself goes first. @param file - With its first cards. */
export async function guessFilePair(
  { name, recognised, cards }: PreviewedFile,
  parts: GuessParts,
): Promise<GuessedFile> {
  const { format, rows, languages } = recognised;
  if (languages) return { from: languages.from.iso639_3, to: languages.to.iso639_3, hasHeader: false };
  const first = format.kind === 'delimited' ? rows[0] : undefined;
  const header =
    format.kind === 'delimited' && first
      ? { word: first[format.columns.word] ?? '', meanings: first[format.columns.meanings[0] ?? 0] ?? '' }
      : undefined;
  const words = cards.map(({ word }) => word).join('\n');
  const meanings = cards.flatMap((card) => card.meanings).join('\n');
  return guessPair({ name, header, words, meanings }, parts);
}

/** Languages by how they are called: in English, by themselves, and in what the person speaks. */
function nameLanguages(codes: readonly string[], spoken: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (locale: string, code: string) => {
    try {
      const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(toLanguageTag(code));
      if (name && !names.has(toWord(name))) names.set(toWord(name), code);
    } catch {
      // A locale or code that the browser does not know.
    }
  };
  for (const code of codes) for (const locale of ['en', toLanguageTag(code), ...spoken.slice(0, 2)]) add(locale, code);
  return names;
}

function toWord(text = ''): string {
  return text.trim().normalize('NFC').toLowerCase();
}

function guessByName(name: string, codes: readonly string[], names: ReadonlyMap<string, string>): GuessedPair {
  const bare = toWord(name.replace(/\.[^.]*$/, ''));
  // Alone, many codes are words ("no", "it", "her"); joined they are a pair. What comes before a pair is some name.
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

/** Scripts that tell a language by themselves among those of many speakers. */
const LANGUAGE_OF: Partial<Record<Script, string>> = {
  Grek: 'ell',
  Hebr: 'heb',
  Thai: 'tha',
  Hang: 'kor',
  Kana: 'jpn',
};

async function guessByText(
  text: string,
  codes: readonly string[],
  detect: DetectLanguage,
): Promise<string | undefined> {
  const script = findScript(text);
  // Japanese often begins with a character that Chinese has too.
  const telling = script === 'Hani' && /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text) ? 'Kana' : script;
  const byScript = telling && LANGUAGE_OF[telling];
  if (byScript !== undefined) return byScript;
  const tag = text.trim() === '' ? undefined : await detect(text).catch(() => undefined);
  const code = tag === undefined ? undefined : toLanguageCode(tag);
  if (code === undefined || !codes.includes(code)) return undefined;
  return script === undefined || isWrittenIn(code, script) ? code : undefined;
}
