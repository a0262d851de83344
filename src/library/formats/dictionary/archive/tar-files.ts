import { failIn } from '../fail.ts';
import { type ArchiveFile, createFile } from './archive-file.ts';

/** A tar consists of blocks: a head before each file, and the file filled up with zeros. Source: POSIX, pax, "ustar Interchange Format". */
const BLOCK = 512;
const CHUNK = 1024 * 1024;

/** Whether a file begins as a tar does. @param head - Its first 512 bytes or more. */
export const isTar = (head: Uint8Array) => readField(head, 257, 5) === 'ustar';

/**
 * Lists the files of a tar.
 *
 * @throws {AppError} `deck-file-invalid` for a damaged one.
 */
export async function openTar(blob: Blob): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  let longName: string | undefined;
  for (let offset = 0; offset + BLOCK <= blob.size; ) {
    const head = new Uint8Array(await blob.slice(offset, offset + BLOCK).arrayBuffer());
    // Zeros mark the end.
    if (head[0] === 0) break;
    if (!isTar(head)) failIn('The tar', 'the head of a file', 'something else');
    const size = Number.parseInt(readField(head, 124, 12).trim(), 8);
    const start = offset + BLOCK;
    if (!(size >= 0) || start + size > blob.size) failIn('The tar', 'whole files', 'one that is cut');
    const body = blob.slice(start, start + size);
    const type = String.fromCharCode(head[156] ?? 0);
    // GNU's way to store a long name.
    if (type === 'L') longName = (await body.text()).replace(/\0.*$/s, '');
    else {
      if (type === '0' || type === '\0') files.push(toFile(longName ?? readName(head), body));
      longName = undefined;
    }
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/**
 * Packs files in one tar, without copying them.
 *
 * @param name - Name of the tar.
 */
export function packTar(files: readonly File[], name: string): File {
  const parts = files.flatMap((file) => [writeHead(file), file, new Uint8Array((BLOCK - (file.size % BLOCK)) % BLOCK)]);
  return new File([...parts, new Uint8Array(2 * BLOCK)], name);
}

function writeHead({ name, size }: File): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(BLOCK);
  const write = (text: string, offset: number) => head.set(new TextEncoder().encode(text).subarray(0, 100), offset);
  write(name, 0);
  write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  write('        ', 148);
  write('0', 156);
  write('ustar\x0000', 257);
  const sum = head.reduce((all, byte) => all + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

function readName(head: Uint8Array): string {
  const [name, folder] = [readField(head, 0, 100), readField(head, 345, 155)];
  return folder === '' ? name : `${folder}/${name}`;
}

function readField(head: Uint8Array, offset: number, length: number): string {
  const bytes = head.slice(offset, offset + length);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
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
