import { createRandom } from '../faults/tally.ts';

type Random = () => number;

const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** A place in so many bytes. */
const place = (random: Random, length: number) => Math.floor(random() * length);

/** Lengths of a cut or a copy: a byte, a field, a block, a part of the file. */
const span = (random: Random, length: number) =>
  1 +
  place(
    random,
    pick(
      random,
      [1, 4, 64, 512, length].map((most) => Math.min(most, length)),
    ),
  );

/** What a reader may take for a length, a count or an offset. */
const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
const DIGITS = ['0', '-1', '1e9', '00', '65536', '2147483648', '99999999999999999999', '0.5'];

const MUTATIONS: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  function flipBit(bytes, random) {
    const at = place(random, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << place(random, 8));
    return bytes;
  },
  function setByte(bytes, random) {
    bytes[place(random, bytes.length)] = pick(random, [0, 0x0a, 0x22, 0x2c, 0x5b, 0x7b, 0x80, 0xff]);
    return bytes;
  },
  function setNumber(bytes, random) {
    const size = pick(
      random,
      [1, 2, 4].filter((each) => each <= bytes.length),
    );
    const value = pick(random, [...NUMBERS, bytes.length]) % 2 ** (8 * size);
    const at = place(random, bytes.length - size + 1);
    if (random() < 0.5) bytes.writeUIntLE(value, at, size);
    else bytes.writeUIntBE(value, at, size);
    return bytes;
  },
  function setDigits(bytes, random) {
    const runs = [...bytes.toString('latin1').matchAll(/\d+/g)];
    if (runs.length === 0) return bytes;
    const { 0: digits, index } = pick(random, runs);
    const others = Buffer.from(pick(random, DIGITS));
    return Buffer.concat([bytes.subarray(0, index), others, bytes.subarray(index + digits.length)]);
  },
  function cutEnd(bytes, random) {
    return bytes.subarray(0, place(random, bytes.length));
  },
  function cutOut(bytes, random) {
    const [at, length] = [place(random, bytes.length), span(random, bytes.length)];
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
  },
  function repeat(bytes, random) {
    const [at, length] = [place(random, bytes.length), span(random, bytes.length)];
    const copies = Array.from({ length: pick(random, [1, 2, 50]) }, () => bytes.subarray(at, at + length));
    return Buffer.concat([bytes.subarray(0, at), ...copies, bytes.subarray(at)]);
  },
  function move(bytes, random) {
    const [at, length, to] = [place(random, bytes.length), span(random, bytes.length), place(random, bytes.length)];
    const moved = bytes.subarray(at, at + length);
    const rest = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    return Buffer.concat([rest.subarray(0, to), moved, rest.subarray(to)]);
  },
];

/** Damages a file in one to three ways. The same seed always does the same. */
export function mutate(file: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(seed);
  let bytes: Buffer = Buffer.from(file);
  for (let left = 1 + place(random, 3); left > 0 && bytes.length > 0; left -= 1) {
    bytes = pick(random, MUTATIONS)(Buffer.from(bytes), random);
  }
  return new Uint8Array(bytes);
}
