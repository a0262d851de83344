import { expect, test } from 'vitest';
import { Vfst } from '../../read/vfst.ts';

type Cell = [read: number, written: number, target: number];

const FINAL = 0xffff;
const SYMBOLS = ['', '@P.PLURAL.YES@', '@D.PLURAL@', 'k', 'i', 't', '[Ln]', '[Sn]'];
const [NOTHING, SET, FORBID, K, I, T, NOUN, NOMINATIVE] = SYMBOLS.keys() as unknown as number[] as [
  number,
  ...number[],
];

/** Writes a transducer whose states are lists of cells; a target is the number of a state. */
function write(states: readonly Cell[][]): Uint8Array {
  const header = [0x6e, 0x3a, 0x01, 0, 0xfa, 0x51, 0x03, 0, 0, 0, 0, 0, 0, 0, 0, 0, SYMBOLS.length, 0];
  const names = [...new TextEncoder().encode(SYMBOLS.map((symbol) => `${symbol}\0`).join(''))];
  const start = [...header, ...names];
  while (start.length % 8 > 0) start.push(0);
  const places = states.map((_, at) => states.slice(0, at).reduce((sum, cells) => sum + cells.length, 0));
  const cells = states.flatMap((list) =>
    list.flatMap(([read, written, target], at) => {
      const place = places[target] ?? 0;
      const more = at === 0 ? list.length - 1 : 0;
      return [read & 255, read >> 8, written & 255, written >> 8, place & 255, place >> 8, 0, more];
    }),
  );
  return Uint8Array.from([...start, ...cells]);
}

/** Reads `kt`, a noun, and `ki`, which only a word that is not in the plural may be. */
const BYTES = write([
  [
    [NOTHING, NOUN ?? 0, 1],
    [SET ?? 0, 0, 1],
  ],
  [[K ?? 0, K ?? 0, 2]],
  [
    [T ?? 0, T ?? 0, 3],
    [FORBID ?? 0, 0, 4],
  ],
  [[FINAL, 0, 0]],
  [[I ?? 0, NOMINATIVE ?? 0, 3]],
]);

test('a word has an analysis for each way through the transducer that writes another', () => {
  expect(new Vfst(BYTES).analyse('kt')).toEqual(['[Ln]kt', 'kt']);
});

test('a flag closes the ways that forbid it', () => {
  expect(new Vfst(BYTES).analyse('ki')).toEqual(['[Ln]k[Sn]']);
});

test('a word that ends too early or has an unknown letter has no analysis', () => {
  expect(new Vfst(BYTES).analyse('k')).toEqual([]);
  expect(new Vfst(BYTES).analyse('kx')).toEqual([]);
});

test('other bytes are rejected', () => {
  expect(() => new Vfst(new Uint8Array(64))).toThrow('expected an unweighted VFST transducer');
});
