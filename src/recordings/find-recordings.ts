import { type Collection, FILES, getPrivateStorage, listCollections, openRoot, readJson } from './collections.ts';
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

/** Most takes of a word that are played in turn. */
const MAX_TAKES = 8;

/**
 * Finds the recordings of a word in all collections of its language.
 *
 * @returns Slices of stored files, in the order of the imports; empty if there are none. Reads a few kB of each collection.
 */
export async function findRecordings(wanted: WantedRecording, getStorage = getPrivateStorage): Promise<Blob[]> {
  const root = await openRoot(getStorage);
  const collections = (await listCollections(getStorage)).filter(({ language }) => language === wanted.language);
  const found: Blob[] = [];
  for (const collection of collections) found.push(...(await findIn(root, collection, wanted)));
  return found.slice(0, MAX_TAKES);
}

async function findIn(
  root: FileSystemDirectoryHandle,
  { id }: Collection,
  { language, words, reading = '' }: WantedRecording,
): Promise<Blob[]> {
  const folder = await root.getDirectoryHandle(id);
  const directory = await readJson<WrittenIndex['directory']>(folder, FILES.directory);
  if (!directory) return [];
  const open = async (name: string) => (await folder.getFileHandle(name)).getFile();
  const index = await open(FILES.index);
  for (const key of new Set(words.map((word) => toRecordingKey(word, language)))) {
    const range = findBlocks(directory, key);
    const block = range && (await index.slice(range.start, range.end ?? index.size).text());
    const rows = preferReading(readRows(block ?? '', key), toRecordingKey(reading, language));
    if (rows.length === 0) continue;
    const audio = await open(FILES.audio);
    return rows.map(({ offset, length, type }) => audio.slice(offset, offset + length, type));
  }
  return [];
}

/** Another reading is another word: 辛い is *tsurai* or *karai*. A file or a card that states no reading may have any. */
function preferReading(rows: readonly RecordingRow[], reading: string): RecordingRow[] {
  if (!/^[\u3041-\u309F]+$/.test(reading)) return [...rows];
  const same = rows.filter((row) => row.reading === reading);
  return same.length > 0 ? same : rows.filter((row) => row.reading === '');
}
