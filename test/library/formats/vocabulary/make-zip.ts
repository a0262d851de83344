import { crc32 } from 'node:zlib';

interface ZipOptions {
  /** Marks the files as encrypted. */
  isLocked?: boolean;
  /** Size that the directory states for the unpacked files. */
  statedBytes?: number;
}

/** Packs files without compressing them. Source: APPNOTE.TXT of PKWARE. */
export function makeZip(
  files: Readonly<Record<string, Uint8Array>>,
  options: ZipOptions = {},
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const head = makeHead(name, bytes, options);
    const local = join([numbers([4, 0x04034b50]), head, utf8(name)]);
    directory.push(
      join([numbers([4, 0x02014b50], [2, 20]), head, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), utf8(name)]),
    );
    parts.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const listed = join(directory);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, directory.length],
    [2, directory.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return join([...parts, listed, end]);
}

const [STORED, DEFLATED] = [0, 8];
/** An encrypted file is longer than its content. */
const LOCK_BYTES = 12;

/** The fields that the head of a file and its row in the directory have in common. */
function makeHead(name: string, bytes: Uint8Array, { isLocked = false, statedBytes }: ZipOptions): Uint8Array {
  const flags = isLocked ? 1 : 0;
  const method = statedBytes === undefined ? STORED : DEFLATED;
  const size = statedBytes ?? (isLocked ? bytes.length - LOCK_BYTES : bytes.length);
  return numbers(
    [2, 20],
    [2, flags],
    [2, method],
    [4, 0],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, size],
    [2, utf8(name).length],
    [2, 0],
  );
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Numbers as bytes, the lowest first. */
export function numbers(...fields: readonly (readonly [width: number, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = fields.flatMap(([width, value]) =>
    Array.from({ length: width }, (_, index) => Math.floor(value / 256 ** index) % 256),
  );
  return new Uint8Array(bytes);
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
