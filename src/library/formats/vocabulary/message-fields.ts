/** A field of a message of Protocol Buffers. Numbers of 32 and 64 bits are left as their bytes. */
export interface MessageField {
  field: number;
  /** A number, or the bytes of anything else. */
  value: number | Uint8Array;
}

/** Bytes of a number by wire type. Source: "Encoding" of Protocol Buffers. */
const FIXED_BYTES: Readonly<Record<number, number>> = { 1: 8, 5: 4 };
const [NUMBER, BYTES] = [0, 2];

/**
 * Reads the fields of a message in order.
 *
 * @throws {RangeError} For bytes that are no message.
 */
export function* readMessage(bytes: Uint8Array): Generator<MessageField> {
  let at = 0;
  /** Seven bits a byte, the lowest first. Ids of Anki have more than 32 bits. */
  const readNumber = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || scale > 2 ** 63) throw new RangeError('Expected a number, got its beginning.');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = readNumber();
    const [field, type] = [Math.floor(tag / 8), tag % 8];
    if (type === NUMBER) {
      yield { field, value: readNumber() };
      continue;
    }
    const length = type === BYTES ? readNumber() : FIXED_BYTES[type];
    if (length === undefined || at + length > bytes.length) throw new RangeError('Expected a field, got other bytes.');
    yield { field, value: bytes.subarray(at, at + length) };
    at += length;
  }
}

/** Numbers of 32 bits with a fraction, one after the other. */
export function readFloats(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getFloat32(index * 4, true));
}
