/** Bytes of a block, and of a name in the head of a file. */
const [BLOCK, MAX_NAME_BYTES] = [512, 100];

/**
 * Packs files in one tar, without copying them. modern-tar would copy them.
 *
 * @param name - Name of the tar.
 */
export function packTar(files: readonly File[], name: string): File {
  const parts = files.flatMap((file) => [
    ...writeName(file.name),
    writeHead(file.name, file.size),
    file,
    fill(file.size),
  ]);
  return new File([...parts, new Uint8Array(2 * BLOCK)], name);
}

/** A long name stands before the head, as GNU writes it. */
function writeName(name: string): Uint8Array<ArrayBuffer>[] {
  const bytes = new TextEncoder().encode(`${name}\0`);
  return bytes.length > MAX_NAME_BYTES
    ? [writeHead('././@LongLink', bytes.length, 'L'), bytes, fill(bytes.length)]
    : [];
}

/** Zeros that fill the last block. */
const fill = (bytes: number) => new Uint8Array((BLOCK - (bytes % BLOCK)) % BLOCK);

function writeHead(name: string, size: number, type = '0'): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(BLOCK);
  const write = (text: string, offset: number) =>
    head.set(new TextEncoder().encode(text).subarray(0, MAX_NAME_BYTES), offset);
  write(name, 0);
  write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  write('        ', 148);
  write(type, 156);
  write('ustar\x0000', 257);
  const sum = head.reduce((all, byte) => all + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}
