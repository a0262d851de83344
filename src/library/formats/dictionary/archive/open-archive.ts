import { failIn } from '../fail.ts';
import { MAX_ARCHIVE_FILES } from '../limits.ts';
import { type ArchiveFile, createFile } from './archive-file.ts';
import { openPacked } from './gunzip.ts';
import { isTar, openTar } from './tar-files.ts';
import { checkSizes, openZip } from './zip-files.ts';

/** Bytes of a gzipped file of which the beginning is unpacked. */
const PACKED_HEAD_BYTES = 64 * 1024;

/** Bytes by which an archive is recognised. */
const HEAD_BYTES = 512;

const startsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
const isZip = (head: Uint8Array) => startsWith(head, 0x50, 0x4b) && [3, 5, 7].includes(head[2] ?? 0);
export const isGzip = (head: Uint8Array) => startsWith(head, 0x1f, 0x8b);
/** bzip2 and xz, which browsers cannot unpack. */
const isOther = (head: Uint8Array) =>
  startsWith(head, 0x42, 0x5a, 0x68) || startsWith(head, 0xfd, 0x37, 0x7a, 0x58, 0x5a);

/** Whether a file begins as an archive that may hold a dictionary. @param name - Tells a packed tar from another packed file. */
export function isArchive(head: Uint8Array, name: string): boolean {
  return isZip(head) || isTar(head) || ((isGzip(head) || isOther(head)) && /\.(?:tar\.\w+|tgz|tbz2?|txz)$/i.test(name));
}

/**
 * Lists the files of a zip or tar. A gzipped tar is unpacked first.
 *
 * @throws {AppError} `deck-file-invalid` for a damaged archive, or one that unpacks to far more than a dictionary has.
 */
export async function openArchive(blob: Blob): Promise<ArchiveFile[]> {
  const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
  if (isOther(head))
    failIn('The archive', 'a zip or tar', 'one that browsers cannot unpack: unpack it, and choose its files');
  if (isGzip(head)) return toPlainPaths(await openTar(await unpack(blob)));
  if (isTar(head)) return toPlainPaths(await openTar(blob));
  const files = await openZip(blob, MAX_ARCHIVE_FILES);
  checkSizes(files);
  return toPlainPaths(files);
}

/** Unpacks the beginning of a gzipped file, even if the rest is damaged. */
export async function unpackHead(blob: Blob): Promise<Uint8Array> {
  async function* readBytes() {
    yield new Uint8Array(await blob.slice(0, PACKED_HEAD_BYTES).arrayBuffer());
  }
  const file = createFile({ name: 'The file.gz', packedBytes: blob.size, unpackedBytes: blob.size, readBytes });
  const bytes = openPacked(file).readBytes();
  try {
    return (await bytes.next()).value ?? new Uint8Array();
  } catch {
    return new Uint8Array();
  } finally {
    await bytes.return(undefined);
  }
}

/** Files that systems put beside others. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/** Writes paths with slashes, without the folder that has all files, and leaves out the files of systems. */
export function toPlainPaths(files: readonly ArchiveFile[]): ArchiveFile[] {
  const own = files
    .map((file) => ({ ...file, name: file.name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '') }))
    .filter(({ name }) => !BESIDE.test(name));
  const folder = /^.*\//.exec(own.find(({ name }) => name.endsWith('/index.json'))?.name ?? '')?.[0];
  const isOnTop = folder !== undefined && own.every(({ name }) => name.startsWith(folder) || !name.endsWith('.json'));
  return isOnTop ? own.map((file) => ({ ...file, name: file.name.replace(folder, '') })) : own;
}

/** Bytes read from the blob at once. */
const READ_BYTES = 256 * 1024;

async function unpack(blob: Blob): Promise<Blob> {
  async function* readBytes() {
    for (let at = 0; at < blob.size; at += READ_BYTES) {
      yield new Uint8Array(await blob.slice(at, at + READ_BYTES).arrayBuffer());
    }
  }
  const file = createFile({ name: 'The tar.gz', packedBytes: blob.size, unpackedBytes: blob.size, readBytes });
  const parts: BlobPart[] = [];
  for await (const part of openPacked(file).readBytes()) parts.push(part);
  return new Blob(parts);
}
