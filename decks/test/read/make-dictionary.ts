/** Writes lttoolbox's variable-length numbers: one byte below 64, two below 16,384. */
function toNumber(value: number): number[] {
  return value < 0x40 ? [value] : [0x40 | (value >> 8), value & 0xff];
}

const toText = (text: string) => [
  ...toNumber(text.length),
  ...[...text].flatMap((letter) => toNumber(letter.charCodeAt(0))),
];

/** A dictionary of one transducer that reads a word along a single path and writes what the steps say. */
export function makeDictionary(
  steps: readonly (readonly [input: string, output: string])[],
  tags: readonly string[],
): Uint8Array {
  const toSymbol = (text: string, isTag = text.length > 1) =>
    text === '' ? 0 : isTag ? -(tags.indexOf(text) + 1) : text.charCodeAt(0);
  const bias = tags.length;
  const pairs = steps.flatMap(([input, output]) => [
    ...toNumber(toSymbol(input) + bias),
    // A tag of one letter is written where nothing is read.
    ...toNumber(toSymbol(output, output.length > 1 || (input === '' && tags.includes(output))) + bias),
  ]);
  const states = steps.flatMap((_, at) => [...toNumber(1), ...toNumber(at), ...toNumber(1)]);
  return new Uint8Array([
    ...[...'LTTB'].map((letter) => letter.charCodeAt(0)),
    ...new Array(8).fill(0),
    ...toNumber(0),
    ...toNumber(tags.length),
    ...tags.flatMap(toText),
    ...toNumber(steps.length),
    ...pairs,
    ...toNumber(1),
    ...toText('main@standard'),
    ...toNumber(0),
    ...toNumber(1),
    ...toNumber(steps.length),
    ...toNumber(steps.length + 1),
    ...states,
    ...toNumber(0),
  ]);
}
