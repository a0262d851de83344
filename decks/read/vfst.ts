/** A transducer of Voikko's format (VFST, unweighted), which reads words letter by letter and writes their analyses. */
export class Vfst {
  private readonly symbols: string[] = [];
  private readonly byLetter = new Map<string, number>();
  private readonly firstLetter: number;
  private readonly start: number;
  private readonly data: DataView;

  /** @throws {Error} If the bytes are of another format, or weighted. */
  constructor(bytes: Uint8Array) {
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isVfst = this.data.getUint32(0, true) === COOKIES[0] && this.data.getUint32(4, true) === COOKIES[1];
    if (!isVfst || this.data.getUint8(8) !== 0) throw new Error('expected an unweighted VFST transducer');
    const count = this.data.getUint16(HEADER_BYTES, true);
    const decoder = new TextDecoder();
    let at = HEADER_BYTES + 2;
    for (let symbol = 0; symbol < count; symbol += 1) {
      const end = bytes.indexOf(0, at);
      this.symbols.push(decoder.decode(bytes.subarray(at, end)));
      at = end + 1;
    }
    this.firstLetter = this.symbols.findIndex((symbol, i) => i > 0 && !FLAG.test(symbol));
    for (const [i, symbol] of this.symbols.entries()) if (i >= this.firstLetter) this.byLetter.set(symbol, i);
    this.start = Math.ceil(at / CELL_BYTES) * CELL_BYTES;
  }

  /** All analyses of a word, each once: tags in square brackets among the letters. */
  analyse(word: string): string[] {
    const input = [...word].map((letter) => this.byLetter.get(letter) ?? -1);
    const found = new Set<string>();
    if (!input.includes(-1)) this.walk({ state: 0, at: 0, output: '', flags: new Map() }, input, found);
    return [...found];
  }

  private walk({ state, at, output, flags }: Step, input: readonly number[], found: Set<string>): void {
    if (found.size >= MOST_ANALYSES) return;
    for (const cell of this.listCells(state)) {
      const read = this.data.getUint16(cell, true);
      if (read === FINAL) {
        if (at === input.length) found.add(output);
        continue;
      }
      const isLetter = read >= this.firstLetter;
      if (isLetter && read !== input[at]) continue;
      const raised = isLetter || read === 0 ? flags : raise(flags, this.symbols[read] ?? '');
      if (!raised) continue;
      const written = this.data.getUint16(cell + 2, true);
      const text = written > 0 && written < this.firstLetter ? '' : (this.symbols[written] ?? '');
      const next = this.data.getUint32(cell + 4, true) & 0xffffff;
      this.walk({ state: next, at: isLetter ? at + 1 : at, output: output + text, flags: raised }, input, found);
    }
  }

  /** Byte positions of a state's transitions. A state of many has their number in a cell of its own, the second. */
  private *listCells(state: number): Iterable<number> {
    const head = this.start + state * CELL_BYTES;
    const more = this.data.getUint8(head + 7);
    const isLong = more === LONG;
    const last = isLong ? this.data.getUint32(head + CELL_BYTES, true) + 1 : more;
    for (let cell = 0; cell <= last; cell += 1) if (!isLong || cell !== 1) yield head + cell * CELL_BYTES;
  }
}

interface Step {
  state: number;
  at: number;
  output: string;
  flags: ReadonlyMap<string, string>;
}

const COOKIES = [0x00013a6e, 0x000351fa] as const;
const HEADER_BYTES = 16;
const CELL_BYTES = 8;
const FINAL = 0xffff;
const LONG = 0xff;
const MOST_ANALYSES = 200;
const FLAG = /^@([PCURD])\.([^.@]+)(?:\.([^@]+))?@$/;

/** The flags after a flag diacritic; `undefined` if it forbids the way. */
function raise(flags: ReadonlyMap<string, string>, symbol: string): ReadonlyMap<string, string> | undefined {
  const [, kind, feature = '', value] = FLAG.exec(symbol) ?? [];
  const known = flags.get(feature);
  const isSame = value === undefined ? known !== undefined : known === value;
  if (kind === 'R') return isSame ? flags : undefined;
  if (kind === 'D') return isSame ? undefined : flags;
  if (kind === 'U' && known !== undefined && known !== value) return undefined;
  const next = new Map(flags);
  if (kind === 'C') next.delete(feature);
  else next.set(feature, value ?? '');
  return next;
}
