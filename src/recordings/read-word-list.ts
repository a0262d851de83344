import type { RecordedWord } from './name-recording.ts';

/**
 * Lists of the collections for Yomitan's local audio server. `index.json` (JapanesePod101, Shinmeikai and others, a format of AJT Japanese):
 * `{ meta: { media_dir }, headwords: { word: [file] }, files: { file: { kana_reading } } }`. `entries.json` (NHK): a list of
 * `{ kana, kanji, accents: [{ soundFile }], subentries: [{ head, accents }] }`.
 * Source: github.com/yomidevs/local-audio-yomichan, `plugin/source`.
 */
const LIST_NAME = /(?:^|\/)(?:index|entries)\.json$/;

/** Folders with the audio files of the two formats, beside the list. */
const USUAL_MEDIA_FOLDER = 'media';
const NHK_FOLDER = 'audio';

type Fields = Readonly<Record<string, unknown>>;

/** The words of each audio file, by its path. */
export type WordsByPath = Map<string, RecordedWord[]>;

/** Whether a file may be the list of a collection. */
export const isWordList = (path: string): boolean => LIST_NAME.test(path);

/**
 * Reads the list of a collection.
 *
 * @param path - Of the list, with its folders.
 * @param list - Parsed JSON, of any shape.
 * @returns undefined if it is not the list of a collection.
 */
export function readWordList(path: string, list: unknown): WordsByPath | undefined {
  const folder = path.replace(/[^/]*$/, '');
  const found = Array.isArray(list) ? readEntries(list) : readHeadwords(toFields(list));
  if (!found) return undefined;
  const words: WordsByPath = new Map();
  for (const [file, recorded] of found) {
    const full = `${folder}${file}`;
    const before = words.get(full) ?? [];
    if (!before.some(({ word, reading }) => word === recorded.word && reading === recorded.reading)) {
      words.set(full, [...before, recorded]);
    }
  }
  return words;
}

type FileOfWord = [file: string, recorded: RecordedWord];

function readHeadwords(list: Fields): FileOfWord[] | undefined {
  if (!isFields(list.headwords)) return undefined;
  const files = toFields(list.files);
  const media = toFields(list.meta).media_dir;
  const folder = typeof media === 'string' ? media : USUAL_MEDIA_FOLDER;
  return Object.entries(list.headwords).flatMap(([word, names]) =>
    toTexts(names).map((name): FileOfWord => {
      const reading = toFields(files[name]).kana_reading;
      return [`${folder}/${name}`, { word, ...(typeof reading === 'string' && reading !== '' ? { reading } : {}) }];
    }),
  );
}

function readEntries(entries: readonly unknown[]): FileOfWord[] {
  return entries.map(toFields).flatMap((entry) => {
    const { kana, kanji, accents, subentries } = entry;
    const reading = typeof kana === 'string' ? kana : '';
    const spellings = toTexts(kanji).flatMap(splitWords);
    const words = (spellings.length > 0 ? spellings : [reading]).map((word) => ({ word, reading }));
    const lower = (Array.isArray(subentries) ? subentries.map(toFields) : []).flatMap((sub) =>
      typeof sub.head === 'string'
        ? toFiles(
            sub.accents,
            splitWords(sub.head).map((word) => ({ word })),
          )
        : [],
    );
    return [...toFiles(accents, words), ...lower];
  });
}

function toFiles(accents: unknown, words: readonly RecordedWord[]): FileOfWord[] {
  const files = (Array.isArray(accents) ? accents : []).map((accent) => toFields(accent).soundFile);
  return files
    .filter((file) => typeof file === 'string')
    .flatMap((file) =>
      words.filter(({ word }) => word !== '').map((word): FileOfWord => [`${NHK_FOLDER}/${file}`, word]),
    );
}

const splitWords = (text: string) =>
  text
    .split('，')
    .map((word) => word.trim())
    .filter(Boolean);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toFields = (value: unknown): Fields => (isFields(value) ? value : {});
const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((text): text is string => typeof text === 'string');
