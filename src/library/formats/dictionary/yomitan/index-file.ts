import type { LanguageReference } from '../../../../model/language.ts';
import type { ArchiveFile } from '../archive/archive-file.ts';
import { cleanText, shortenText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_CREDIT_LENGTH, MAX_DICTIONARY_HEAD_BYTES, MAX_DICTIONARY_TITLE_LENGTH } from '../limits.ts';

/** Facts that a dictionary's `index.json` states. Its `indexUrl` and `downloadUrl` are never read. */
export interface DictionaryIndex {
  title: string;
  /** 1 for the first format of banks; later ones are alike. */
  format: 1 | 3;
  /** Tags of the languages as the file has them; empty where it states none. */
  languageTags: { from: string; to: string };
  /** Whether a smaller frequency value means a more frequent word. Undefined if the file does not say it. */
  isRankBased: boolean | undefined;
  /** Whom to credit; empty if unknown. */
  credit: string;
}

const NAME = 'index.json';

/** Values of `frequencyMode`, and whether they are ranks. */
const MODES: ReadonlyMap<unknown, boolean> = new Map([
  ['rank-based', true],
  ['occurrence-based', false],
]);

/**
 * Reads the index of a Yomitan dictionary.
 *
 * @throws {AppError} `deck-file-invalid` for a zip that is not one.
 */
export async function readIndex(files: readonly ArchiveFile[]): Promise<DictionaryIndex> {
  const index = await parseIndex(findIndex(files));
  const title = toText(index.title);
  if (title === '') failIn(NAME, 'a title', 'none');
  if (toText(index.revision) === '') failIn(NAME, 'a revision', 'none');
  const format = index.format ?? index.version;
  if (format !== 1 && format !== 2 && format !== 3) failIn(NAME, 'format 1 or 3', JSON.stringify(format) ?? 'none');
  return {
    title: shortenText(title, MAX_DICTIONARY_TITLE_LENGTH),
    format: format === 1 ? 1 : 3,
    languageTags: { from: toText(index.sourceLanguage), to: toText(index.targetLanguage) },
    isRankBased: MODES.get(index.frequencyMode),
    credit: shortenText(toText(index.attribution) || toText(index.author), MAX_DICTIONARY_CREDIT_LENGTH),
  };
}

function findIndex(files: readonly ArchiveFile[]): ArchiveFile {
  const file = files.find(({ name }) => name === NAME);
  if (file) return file;
  if (files.some(({ name }) => name.endsWith(`/${NAME}`))) {
    return failIn('The zip', 'index.json at its top', 'it in a folder: pack the files of the folder, not the folder');
  }
  if (files.some(({ name }) => /\.zip$/i.test(name))) {
    return failIn('The zip', 'a dictionary', 'a zip of zips: unpack it, and choose one of the files in it');
  }
  return failIn('The zip', 'a dictionary, which has an index.json, or an .ifo or .index file', 'something else');
}

async function parseIndex(file: ArchiveFile): Promise<Record<string, unknown>> {
  if (file.unpackedBytes > MAX_DICTIONARY_HEAD_BYTES) failIn(NAME, 'at most 1 MB', `${file.unpackedBytes} bytes`);
  let text = '';
  for await (const piece of file.read()) text += piece;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    failIn(NAME, 'JSON', 'damaged text', cause);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) failIn(NAME, 'an object', 'something else');
  return value as Record<string, unknown>;
}

const toText = (value: unknown) => (typeof value === 'string' ? cleanText(value) : '');

/** Finds the code of a language by its tag. */
export type ToCode = (tag: string) => string | undefined;

/** @returns undefined if the file does not state both languages, which are the same in a dictionary that explains words. */
export function findLanguages(
  { languageTags }: DictionaryIndex,
  toCode: ToCode,
): { from: LanguageReference; to: LanguageReference } | undefined {
  const [from, to] = [toReference(languageTags.from, toCode), toReference(languageTags.to, toCode)];
  return from && to ? { from, to } : undefined;
}

/** The same for facts about words, which are of one language. */
export function findLanguageOfFacts(
  { languageTags }: DictionaryIndex,
  toCode: ToCode,
): ReturnType<typeof findLanguages> {
  const language = toReference(languageTags.from, toCode);
  return language && { from: language, to: language };
}

function toReference(tag: string, toCode: ToCode): LanguageReference | undefined {
  const code = tag === '' ? undefined : toCode(tag);
  return code === undefined ? undefined : { iso639_3: code, name: nameInEnglish(tag) ?? code };
}

function nameInEnglish(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
