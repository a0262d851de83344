import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDatabaseFile } from '../../../../src/library/formats/vocabulary/open-vocabulary.ts';
import { join, numbers } from './make-zip.ts';
import { loadSqlite, readAll, readFixture } from './read-fixture.ts';

const MEDIA_BYTES = 5_000_000_000;
const FULL = 0xffffffff;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The head of a stored file: in front of it, and as its row in the directory of a zip64. */
function makeHeads(name: string, { length, checksum }: { length: number; checksum: number }, offset: number) {
  const isLarge = length > FULL || offset > FULL;
  const size = isLarge ? FULL : length;
  const start = [2, 45] as const;
  const common = [
    [2, 0],
    [2, 0],
    [4, 0],
    [4, checksum],
    [4, size],
    [4, size],
    [2, name.length],
  ] as const;
  const local = join([
    numbers([4, 0x04034b50], start, ...common, [2, isLarge ? 20 : 0]),
    utf8(name),
    isLarge ? numbers([2, 1], [2, 16], [8, length], [8, length]) : new Uint8Array(),
  ]);
  const row = join([
    numbers(
      [4, 0x02014b50],
      [2, 45],
      start,
      ...common,
      [2, isLarge ? 28 : 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, isLarge ? FULL : offset],
    ),
    utf8(name),
    isLarge ? numbers([2, 1], [2, 24], [8, length], [8, length], [8, offset]) : new Uint8Array(),
  ]);
  return { local, row };
}

/** Writes a package with a picture of 5 GB, which takes no room on most disks, in front of its collection. */
async function writePackage(path: string, collection: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  const media = makeHeads('0', { length: MEDIA_BYTES, checksum: 0 }, 0);
  await file.write(media.local, 0, media.local.length, 0);
  const offset = media.local.length + MEDIA_BYTES;
  const own = makeHeads('collection.anki2', { length: collection.length, checksum: crc32(collection) }, offset);
  const directory = join([media.row, own.row]);
  const at = offset + own.local.length + collection.length;
  const end = join([
    own.local,
    collection,
    directory,
    numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, 2], [8, 2], [8, directory.length], [8, at]),
    numbers([4, 0x07064b50], [4, 0], [8, at + directory.length], [4, 1]),
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, FULL], [4, FULL], [2, 0]),
  ]);
  await file.write(end, 0, end.length, offset);
  await file.close();
}

/** A file of a browser, as far as it is read: the blobs of Node 20 end at 4 GB. */
async function openPart(path: string) {
  const handle = await open(path);
  const { size } = await handle.stat();
  const file = {
    name: 'large.apkg',
    size,
    readBytes: 0,
    slice: (from: number, to: number) => ({
      async arrayBuffer() {
        const length = Math.max(0, Math.min(to, size) - from);
        file.readBytes += length;
        const { buffer } = await handle.read(new Uint8Array(length), 0, length, from);
        return buffer.buffer;
      },
    }),
    close: () => handle.close(),
  };
  return file as typeof file & File;
}

test('Reads the collection of a package of 5 GB without reading its media', async () => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'wayword-'));
  try {
    const path = joinPath(folder, 'large.apkg');
    await writePackage(path, readFixture('open.anki2'));
    const file = await openPart(path);
    expect(file.size).toBeGreaterThan(MEDIA_BYTES);
    const { words } = readAll(await openDatabaseFile(file, loadSqlite));
    expect(words.map(({ word }) => word)).toEqual(['Haus', 'Baum']);
    expect(file.readBytes).toBeLessThan(2_000_000);
    await file.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
