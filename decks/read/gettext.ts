/**
 * Reads a compiled catalogue of translations (GNU gettext, `.mo`).
 *
 * @param bytes - The file: a header of 32-bit numbers, then two tables of length and place, one of originals, one of translations.
 * @returns Pairs of original and translation, the header's own pair left out; of plural forms all, parted by a NUL.
 * @throws {Error} When the file does not begin as such a catalogue does.
 */
export function readGettext(bytes: Buffer): (readonly [original: string, translation: string])[] {
  const magic = bytes.readUInt32LE(0);
  if (magic !== 0x950412de) throw new Error(`expected a catalogue of gettext, got one that begins with ${magic}`);
  const count = bytes.readUInt32LE(8);
  const readText = (table: number, at: number) => {
    const length = bytes.readUInt32LE(table + 8 * at);
    const place = bytes.readUInt32LE(table + 8 * at + 4);
    return bytes.toString('utf8', place, place + length);
  };
  const originals = bytes.readUInt32LE(12);
  const translations = bytes.readUInt32LE(16);
  return Array.from(
    { length: count },
    (_, at) => [readText(originals, at), readText(translations, at)] as const,
  ).filter(([original]) => original !== '');
}
