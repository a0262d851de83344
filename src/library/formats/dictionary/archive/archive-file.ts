import { failIn } from '../fail.ts';

/** One file in an archive. */
export interface ArchiveFile {
  /** With its folders. */
  name: string;
  packedBytes: number;
  unpackedBytes: number;
  /** Whether it is encrypted. */
  isLocked?: boolean;
  /**
   * Unpacks the bytes as a stream.
   *
   * @throws {AppError} `deck-file-invalid` for damaged data, or data of another length than the archive states.
   */
  readBytes(): AsyncGenerator<Uint8Array<ArrayBuffer>>;
  /** Unpacks text in UTF-8 as a stream. @throws {AppError} As `readBytes`, and for other bytes. */
  read(): AsyncGenerator<string>;
}

/**
 * Text is passed on in pieces of at least this length, as a row that spans many pieces is copied with each. Strings of more than 128 kB are old to
 * V8 at once, and remain in memory long after their last use.
 */
const PIECE_LENGTH = 48 * 1024;

export function createFile(file: Omit<ArchiveFile, 'read'>): ArchiveFile {
  return { ...file, read: () => readText(file) };
}

async function* readText({ name, readBytes }: Omit<ArchiveFile, 'read'>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const bytes of readBytes()) {
    text += decode(decoder, name, bytes);
    if (text.length < PIECE_LENGTH) continue;
    yield text;
    text = '';
  }
  yield text + decode(decoder, name);
}

function decode(decoder: TextDecoder, name: string, bytes?: Uint8Array<ArrayBuffer>): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (cause) {
    return failIn(name, 'text in UTF-8', 'other bytes', cause);
  }
}
