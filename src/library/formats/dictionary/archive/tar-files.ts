import { createTarDecoder, type TarHeader } from 'modern-tar';
import { failIn } from '../fail.ts';
import { MAX_TAR_FILES } from '../limits.ts';
import { type ArchiveFile, createFile } from './archive-file.ts';

/** A tar consists of blocks: heads before each file, and the file filled up with zeros. Source: POSIX, pax, "ustar Interchange Format". */
const BLOCK = 512;
/** Bytes read at once: the heads of many small files. */
const WINDOW = 128 * BLOCK;
const CHUNK = 1024 * 1024;

/** Types of stored files. modern-tar does not report the type of others, such as the sparse files of GNU. */
const FILE_TYPES = ['0', '\0', '7'];

/** What stands before one file of a tar. */
interface TarHead {
  header: TarHeader;
  /** Letter of the type in its last block. */
  type: string;
  /** Offset of the file in the tar, in bytes. */
  start: number;
}

/** Whether a file begins as a tar does. @param head - Its first 512 bytes or more. */
export const isTar = (head: Uint8Array) => new TextDecoder().decode(head.subarray(257, 262)) === 'ustar';

/**
 * Lists the files of a tar, without reading them. Links, folders and sparse files are left out.
 *
 * @throws {AppError} `deck-file-invalid` for a damaged one.
 */
export async function openTar(blob: Blob): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  const readBlock = createBlockReader(blob);
  let count = 0;
  for (let head = await readHead(readBlock, 0); head; ) {
    if (++count > MAX_TAR_FILES) failIn('The tar', `at most ${MAX_TAR_FILES} files`, 'more');
    const { header, type, start } = head;
    const end = start + header.size;
    if (end > blob.size) failIn('The tar', `${end} bytes or more`, `${blob.size}: it is cut. Download it again`);
    const isSparse = Object.keys(header.pax ?? {}).some((name) => name.startsWith('GNU.sparse.'));
    if (header.type === 'file' && FILE_TYPES.includes(type) && !isSparse) {
      files.push(toFile(header.name, blob.slice(start, end)));
    }
    head = await readHead(readBlock, start + Math.ceil(header.size / BLOCK) * BLOCK);
  }
  return files;
}

/** @returns undefined at the end of the tar. */
async function readHead(readBlock: ReadBlock, offset: number): Promise<TarHead | undefined> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const writer = writable.getWriter();
  const headers: TarHeader[] = [];
  // If the tar is damaged, the writer fails, too.
  readable
    .getReader()
    .read()
    .then(
      ({ value }) => value && headers.push(value.header),
      () => undefined,
    );
  let start = offset;
  let type = '';
  for (let block = await readBlock(start); block.length > 0; block = await readBlock(start)) {
    // Zeros mark the end.
    if (start === offset && block[0] === 0) return undefined;
    start += block.length;
    let isExtended = block[504] === 1;
    if (type === '') {
      const fail = (cause: unknown) => failIn('The tar', 'the head of a file', 'something else: it is damaged', cause);
      await writer.write(block).catch(fail);
      if (headers.length === 0) continue;
      type = String.fromCharCode(block[156] ?? 0);
      isExtended = block[482] === 1;
    }
    const [header] = headers;
    // A sparse file may have more blocks before its content.
    if (header && !(type === 'S' && isExtended)) return { header, type, start };
  }
  return start === offset ? undefined : failIn('The tar', 'the whole head of a file', 'its end: it is cut');
}

type ReadBlock = (at: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Creates a reader of the block at an offset, which is shorter at the end of the blob. */
function createBlockReader(blob: Blob): ReadBlock {
  let start = 0;
  let bytes = new Uint8Array();
  return async (at) => {
    if (at < start || at + BLOCK > start + bytes.length) {
      start = at;
      bytes = new Uint8Array(await blob.slice(at, at + WINDOW).arrayBuffer());
    }
    return bytes.subarray(at - start, at - start + BLOCK);
  };
}

function toFile(name: string, body: Blob): ArchiveFile {
  return createFile({
    name,
    packedBytes: body.size,
    unpackedBytes: body.size,
    async *readBytes() {
      for (let start = 0; start < body.size; start += CHUNK) {
        yield new Uint8Array(await body.slice(start, start + CHUNK).arrayBuffer());
      }
    },
  });
}
