import { expect, test } from 'vitest';
import { readGettext } from '../../read/gettext.ts';

/** A catalogue as `msgfmt` writes it, without the table of hashes. */
function makeCatalogue(pairs: readonly (readonly [string, string])[]): Buffer {
  const head = Buffer.alloc(28 + pairs.length * 16);
  const texts: Buffer[] = [];
  let place = head.length;
  const write = (table: number, at: number, text: string) => {
    const bytes = Buffer.from(`${text}\0`);
    head.writeUInt32LE(bytes.length - 1, table + 8 * at);
    head.writeUInt32LE(place, table + 8 * at + 4);
    texts.push(bytes);
    place += bytes.length;
  };
  const [originals, translations] = [28, 28 + pairs.length * 8];
  for (const [at, value] of [0x950412de, 0, pairs.length, originals, translations].entries())
    head.writeUInt32LE(value, at * 4);
  for (const [at, [original]] of pairs.entries()) write(originals, at, original);
  for (const [at, [, translation]] of pairs.entries()) write(translations, at, translation);
  return Buffer.concat([head, ...texts]);
}

test('reads the translations of a catalogue and leaves out its header', () => {
  const pairs = [
    ['', 'Content-Type: text/plain; charset=UTF-8'],
    ['Halt! Who goes there?', '止まれ！誰だ？'],
    ['Elf', 'エルフ'],
  ] as const;
  expect(readGettext(makeCatalogue(pairs))).toEqual(pairs.slice(1));
});

test('rejects a file of another kind', () => {
  expect(() => readGettext(Buffer.from('msgid "Elf"\nmsgstr ""\n      '))).toThrow(/catalogue/);
});
