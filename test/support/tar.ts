/** An entry of a tar. */
export interface TarEntry {
  /** As bytes to write a name that is not UTF-8. */
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** The letter of its type; a file if absent. */
  type?: string;
  /** The folder that ustar keeps apart from the name. */
  prefix?: string;
  /** Changes the head before its checksum is written. */
  edit?: (head: Buffer) => void;
}

const BLOCK = 512;

/** Writes a tar as POSIX specifies it, with two blocks of zeros at the end. */
export function writeTar(...entries: readonly TarEntry[]): Uint8Array<ArrayBuffer> {
  const blocks = entries.flatMap(({ name, content = '', type = '0', prefix = '', edit }) => {
    const body = Buffer.from(content);
    const head = Buffer.alloc(BLOCK);
    head.set(Buffer.from(name).subarray(0, 100), 0);
    head.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
    head.write(type, 156);
    head.write('ustar\x0000', 257);
    head.write(prefix, 345);
    edit?.(head);
    head.write('        ', 148);
    const sum = head.reduce((all, byte) => all + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [head, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)];
  });
  return new Uint8Array(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

/** The records before an entry, as pax has them. */
export function toPax(records: Record<string, string>): TarEntry {
  const lines = Object.entries(records).map(([key, value]) => {
    const bytes = Buffer.byteLength(` ${key}=${value}\n`);
    const length = bytes + `${bytes + `${bytes}`.length}`.length;
    return `${length} ${key}=${value}\n`;
  });
  return { name: 'PaxHeader/x', type: 'x', content: lines.join('') };
}
