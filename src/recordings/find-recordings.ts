import { FILES, getPrivateStorage, listCollections, openRoot, readJson } from './collections.ts';
import { findBlocks, type RecordingRow, readRows, type WrittenIndex } from './recording-index.ts';
import { toRecordingKey } from './recording-key.ts';

/** A word whose recordings are wanted. */
export interface WantedRecording {
  /** ISO 639-3 code. */
  language: string;
  /** Its spellings, best first. */
  words: readonly string[];
  /** How it is read, if the card says so. */
  reading?: string | undefined;
}

/** The files of a collection, which is never changed. */
export interface OpenCollection {
  directory: WrittenIndex['directory'];
  index: Blob;
  audio: Blob;
}

/** Most takes of a word that are played in turn. */
const MAX_TAKES = 8;

/**
 * Finds the recordings of a word in all collections of its language.
 *
 * @returns Slices of stored files, in the order of the imports; empty if there are none. Reads a few kB of each collection.
 */
export async function findRecordings(wanted: WantedRecording, getStorage = getPrivateStorage): Promise<Blob[]> {
  return findTakes(await openCollections(wanted.language, getStorage), wanted);
}

/** Opens the collections of a language. @param language - ISO 639-3 code. */
export async function openCollections(language: string, getStorage = getPrivateStorage): Promise<OpenCollection[]> {
  const root = await openRoot(getStorage);
  const opened: OpenCollection[] = [];
  for (const { id, language: other } of await listCollections(getStorage)) {
    if (other !== language) continue;
    const folder = await root.getDirectoryHandle(id);
    const directory = await readJson<OpenCollection['directory']>(folder, FILES.directory);
    const open = async (name: string) => (await folder.getFileHandle(name)).getFile();
    if (directory) opened.push({ directory, index: await open(FILES.index), audio: await open(FILES.audio) });
  }
  return opened;
}

/** Like `findRecordings`, in collections that are open. */
export async function findTakes(collections: readonly OpenCollection[], wanted: WantedRecording): Promise<Blob[]> {
  const found: Blob[] = [];
  for (const collection of collections) found.push(...(await findIn(collection, wanted)));
  return found.slice(0, MAX_TAKES);
}

async function findIn(
  { directory, index, audio }: OpenCollection,
  { language, words, reading = '' }: WantedRecording,
): Promise<Blob[]> {
  for (const key of new Set(words.map((word) => toRecordingKey(word, language)))) {
    const range = findBlocks(directory, key);
    const block = range && (await index.slice(range.start, range.end ?? index.size).text());
    const rows = preferReading(readRows(block ?? '', key), toRecordingKey(withoutPitch(reading), language));
    if (rows.length > 0) return rows.map(({ offset, length, type }) => audio.slice(offset, offset + length, type));
  }
  return [];
}

/** A reading may have its pitch after a space: `くる [1]`. */
const withoutPitch = (reading: string) => reading.replace(/ \[.*/, '');

/** Another reading is another word: 辛い is *tsurai* or *karai*. A file or a card that states no reading may have any. */
function preferReading(rows: readonly RecordingRow[], reading: string): RecordingRow[] {
  if (!/^[\u3041-\u309F]+$/.test(reading)) return [...rows];
  const same = rows.filter((row) => row.reading === reading);
  return same.length > 0 ? same : rows.filter((row) => row.reading === '');
}
