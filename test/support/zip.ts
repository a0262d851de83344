import { crc32, deflateRawSync } from 'node:zlib';

/** Files by name: text, or bytes. */
export type ZipContent = Record<string, string | Uint8Array>;

interface ZipOptions {
  /** Changes the size that the zip states for a file. */
  statedBytes?: (bytes: number) => number;
}

/** Stands for a number of files that only the records of a large zip can hold. */
const NO_COUNT = 0xffff;

/** The records that a zip of many files has before its end (zip64), with the place of the first one. */
function toLargeEnd(count: number, listBytes: number, offset: number): Buffer {
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(count), at);
  record.writeBigUInt64LE(BigInt(listBytes), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const place = Buffer.alloc(20);
  place.write('PK\x06\x07', 'latin1');
  place.writeBigUInt64LE(BigInt(offset + listBytes), 8);
  place.writeUInt32LE(1, 16);
  return Buffer.concat([record, place]);
}

/** Writes a zip file by file. @param write - Receives its bytes in order. */
export function createZipWriter(write: (bytes: Buffer) => void, { statedBytes }: ZipOptions = {}) {
  const directory: Buffer[] = [];
  let [offset, unpackedBytes] = [0, 0];
  return {
    add(path: string, content: string | Uint8Array): void {
      const name = Buffer.from(path);
      const bytes = Buffer.from(content);
      const packed = deflateRawSync(bytes);
      const head = Buffer.alloc(26);
      head.writeUInt16LE(20, 0);
      head.writeUInt16LE(0x800, 2);
      head.writeUInt16LE(8, 4);
      head.writeUInt32LE(crc32(bytes), 10);
      head.writeUInt32LE(packed.length, 14);
      head.writeUInt32LE(statedBytes?.(bytes.length) ?? bytes.length, 18);
      head.writeUInt16LE(name.length, 22);
      const tail = Buffer.alloc(14);
      tail.writeUInt32LE(offset, 10);
      directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, name]));
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name, packed]);
      write(local);
      offset += local.length;
      unpackedBytes += bytes.length;
    },
    end(): { packedBytes: number; unpackedBytes: number } {
      const list = Buffer.concat(directory);
      const count = Math.min(directory.length, NO_COUNT);
      const end = Buffer.alloc(18);
      end.writeUInt16LE(count, 4);
      end.writeUInt16LE(count, 6);
      end.writeUInt32LE(list.length, 8);
      end.writeUInt32LE(offset, 12);
      const large = count < NO_COUNT ? Buffer.alloc(0) : toLargeEnd(directory.length, list.length, offset);
      write(Buffer.concat([list, large, Buffer.from('PK\x05\x06', 'latin1'), end]));
      return { packedBytes: offset + list.length + large.length + 22, unpackedBytes };
    },
  };
}

/** Writes a zip of all files in memory. */
export function writeZip(files: ZipContent, options: ZipOptions = {}): Buffer {
  const parts: Buffer[] = [];
  const zip = createZipWriter((bytes) => parts.push(bytes), options);
  for (const [path, content] of Object.entries(files)) zip.add(path, content);
  zip.end();
  return Buffer.concat(parts);
}

/** Writes a dictionary for Yomitan. @param banks - JSON values by file name without its ending. */
export function writeDictionaryZip(banks: Record<string, unknown>, index: object = {}): Buffer {
  const files: ZipContent = {
    'index.json': JSON.stringify({ title: 'Test', revision: '1', format: 3, ...index }),
  };
  for (const [name, rows] of Object.entries(banks)) files[`${name}.json`] = JSON.stringify(rows);
  return writeZip(files);
}
