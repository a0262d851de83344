import { crc32, deflateRawSync } from 'node:zlib';

/** Files by name: text, or bytes. */
export type ZipContent = Record<string, string | Uint8Array>;

interface ZipOptions {
  /** Changes the size that the zip states for a file. */
  statedBytes?: (bytes: number) => number;
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
      const end = Buffer.alloc(18);
      end.writeUInt16LE(directory.length, 4);
      end.writeUInt16LE(directory.length, 6);
      end.writeUInt32LE(list.length, 8);
      end.writeUInt32LE(offset, 12);
      write(Buffer.concat([list, Buffer.from('PK\x05\x06', 'latin1'), end]));
      return { packedBytes: offset + list.length + 22, unpackedBytes };
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
