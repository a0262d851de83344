import { AppError } from '../app-error.ts';
import { LOCAL_AUDIO_LANGUAGE } from '../languages/jpn/recordings.ts';
import {
  type Collection,
  FILES,
  type GetStorage,
  getPrivateStorage,
  openRoot,
  removeCollection,
} from './collections.ts';
import {
  MAX_COLLECTION_NAME_LENGTH,
  MAX_RECORDING_BYTES,
  MAX_RECORDING_LIST_BYTES,
  MAX_RECORDING_WORD_LENGTH,
  MAX_RECORDINGS,
} from './limits.ts';
import { findAudioType, nameRecording, type RecordedWord } from './name-recording.ts';
import { isWordList, readWordList, type WordsByPath } from './read-word-list.ts';
import { type RecordingRow, writeIndex } from './recording-index.ts';
import { toRecordingKey } from './recording-key.ts';

/** A file of an archive or a folder. */
export interface SourceFile {
  /** With its folders. */
  path: string;
  sizeBytes: number;
  readBytes(): AsyncIterable<Uint8Array<ArrayBuffer>>;
}

export interface RecordingImport {
  id: string;
  name: string;
  /** ISO 639-3 code of files that are named by their words. */
  language: string;
  /** Lists the files. */
  open(): Promise<readonly SourceFile[]>;
}

export interface ImportedRecordings {
  collection: Collection;
  /** Audio files that name no word or are too large. */
  leftOut: number;
}

/** Written to the disk at once, in bytes. */
const BATCH_BYTES = 1_000_000;
/** Recordings between two reports of progress. */
const REPORT_EVERY = 200;

interface Surroundings {
  now: () => number;
  onProgress: (recordings: number) => void;
  getStorage?: GetStorage;
}

/**
 * Stores the recordings of an archive or a folder as a new collection. If it fails, nothing of it stays.
 *
 * @throws {AppError} `recordings-none` if no file is a recording of a word, `recordings-damaged` for a broken list, `storage-full`.
 *
 * Memory grows with the number of recordings, not with their size.
 */
export async function importRecordings(
  request: RecordingImport,
  { now, onProgress, getStorage = getPrivateStorage }: Surroundings,
): Promise<ImportedRecordings> {
  try {
    const files = await request.open();
    const lists = await readLists(files);
    const language = lists.folders.length > 0 ? LOCAL_AUDIO_LANGUAGE : request.language;
    const { recordings, leftOut } = selectRecordings(files, lists, language);
    if (recordings.length === 0) {
      throw new AppError('recordings-none', `Expected recordings of words, got ${files.length} other files.`);
    }
    const folder = await (await openRoot(getStorage)).getDirectoryHandle(request.id, { create: true });
    const { rows, sizeBytes } = await writeAudio(folder, recordings, language, onProgress);
    const { bytes, directory } = writeIndex(rows);
    await writeFile(folder, FILES.index, bytes);
    const directoryText = JSON.stringify(directory);
    await writeFile(folder, FILES.directory, directoryText);
    const collection: Collection = {
      id: request.id,
      name: request.name.slice(0, MAX_COLLECTION_NAME_LENGTH),
      language,
      recordings: recordings.length,
      sizeBytes: sizeBytes + bytes.length + directoryText.length,
      importedAt: now(),
    };
    await writeFile(folder, FILES.about, JSON.stringify(collection));
    return { collection, leftOut };
  } catch (thrown) {
    await removeCollection(request.id, getStorage).catch(() => undefined);
    throw toImportError(thrown);
  }
}

function toImportError(thrown: unknown): unknown {
  if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError') {
    return new AppError('storage-full', 'Expected room for recordings, got a full disk.', { cause: thrown });
  }
  // The reader of archives calls its files those of decks.
  if (thrown instanceof AppError && thrown.code === 'deck-file-invalid') {
    return new AppError('recordings-damaged', thrown.message, { cause: thrown });
  }
  return thrown;
}

interface Lists {
  words: WordsByPath;
  /** Folders with a list, which names all of their recordings. */
  folders: string[];
}

async function readLists(files: readonly SourceFile[]): Promise<Lists> {
  const lists: Lists = { words: new Map(), folders: [] };
  for (const file of files.filter(({ path }) => isWordList(path))) {
    const words = readWordList(file.path, await readList(file));
    if (!words) continue;
    for (const [path, recorded] of words) lists.words.set(path, recorded);
    lists.folders.push(file.path.replace(/[^/]*$/, ''));
  }
  return lists;
}

async function readList({ path, sizeBytes, readBytes }: SourceFile): Promise<unknown> {
  if (sizeBytes > MAX_RECORDING_LIST_BYTES) {
    throw new AppError('recordings-damaged', `${path}: expected at most ${MAX_RECORDING_LIST_BYTES} bytes, got more.`);
  }
  const parts: BlobPart[] = [];
  for await (const part of readBytes()) parts.push(part);
  try {
    return JSON.parse(await new Blob(parts).text());
  } catch (cause) {
    throw new AppError('recordings-damaged', `${path}: expected JSON, got something else.`, { cause });
  }
}

interface Recording {
  file: SourceFile;
  type: string;
  words: readonly RecordedWord[];
}

function selectRecordings(
  files: readonly SourceFile[],
  { words, folders }: Lists,
  language: string,
): { recordings: Recording[]; leftOut: number } {
  const recordings: Recording[] = [];
  let leftOut = 0;
  for (const file of files) {
    const type = findAudioType(file.path);
    if (type === undefined) continue;
    const isListed = folders.some((folder) => file.path.startsWith(folder));
    const named = isListed ? words.get(file.path) : toList(nameRecording(file.path, language));
    const usable = (named ?? []).filter(({ word }) => /\p{L}/u.test(word) && word.length <= MAX_RECORDING_WORD_LENGTH);
    const isTaken =
      usable.length > 0 &&
      file.sizeBytes > 0 &&
      file.sizeBytes <= MAX_RECORDING_BYTES &&
      recordings.length < MAX_RECORDINGS;
    if (isTaken) recordings.push({ file, type, words: usable });
    else leftOut += 1;
  }
  return { recordings, leftOut };
}

const toList = (word: RecordedWord | undefined) => (word ? [word] : undefined);

async function writeAudio(
  folder: FileSystemDirectoryHandle,
  recordings: readonly Recording[],
  language: string,
  onProgress: (recordings: number) => void,
): Promise<{ rows: RecordingRow[]; sizeBytes: number }> {
  const output = await (await folder.getFileHandle(FILES.audio, { create: true })).createWritable();
  const rows: RecordingRow[] = [];
  let batch: BlobPart[] = [];
  let batchBytes = 0;
  let offset = 0;
  try {
    for (const [index, { file, type, words }] of recordings.entries()) {
      let length = 0;
      for await (const part of file.readBytes()) {
        batch.push(part);
        length += part.length;
      }
      for (const { word, reading = '' } of words) {
        rows.push({
          key: toRecordingKey(word, language),
          reading: toRecordingKey(reading, language),
          offset,
          length,
          type,
        });
      }
      offset += length;
      batchBytes += length;
      if (batchBytes >= BATCH_BYTES) {
        await output.write(new Blob(batch));
        batch = [];
        batchBytes = 0;
      }
      if (index % REPORT_EVERY === REPORT_EVERY - 1) onProgress(index + 1);
    }
    await output.write(new Blob(batch));
    await output.close();
  } catch (thrown) {
    await output.abort().catch(() => undefined);
    throw thrown;
  }
  onProgress(recordings.length);
  return { rows, sizeBytes: offset };
}

async function writeFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const output = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await output.write(content);
  await output.close();
}
