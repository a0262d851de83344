import { crc32, deflateRawSync } from 'node:zlib';

/** Files by name: text, or bytes. */
export type ZipContent = Record<string, string | Uint8Array>;

/** Writes a zip, byte by byte. @param change - Edits each file's stated size. */
export function writeZip(files: ZipContent, { statedBytes }: { statedBytes?: (bytes: number) => number } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
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
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, name]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** Writes a dictionary for Yomitan. @param banks - JSON values by file name without its ending. */
export function writeDictionaryZip(banks: Record<string, unknown>, index: object = {}): Buffer {
  const files: ZipContent = {
    'index.json': JSON.stringify({ title: 'Test', revision: '1', format: 3, ...index }),
  };
  for (const [name, rows] of Object.entries(banks)) files[`${name}.json`] = JSON.stringify(rows);
  return writeZip(files);
}
