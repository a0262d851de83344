/**
 * Reads the compiled dictionaries of Apertium (lttoolbox, versions 1 to 3) without Apertium: letter transducers whose paths
 * spell a word on one side and its lemma and tags on the other.
 */

export interface Analysis {
  lemma: string;
  /** Without angle brackets: `['vblex', 'pri', 'p3', 'sg']`. */
  tags: string[];
}

interface Transducer {
  initial: number;
  finals: Set<number>;
  /** For each state a flat list of input symbol, output symbol, target state. */
  states: Int32Array[];
}

export interface Dictionary {
  symbols: string[];
  transducers: Transducer[];
}

const TDF_WEIGHTS = 1n;

class Reader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new Error('expected more of the compiled dictionary, got its end');
    return value;
  }

  /** lttoolbox's variable-length number: the top two bits of the first byte say how many bytes follow. */
  number(): number {
    const first = this.byte();
    let value = first & 0x3f;
    for (let more = first >> 6; more > 0; more -= 1) value = value * 256 + this.byte();
    return value;
  }

  /** A weight is a number of digits, itself written as two numbers. It is read over. */
  weight(): void {
    this.number();
    this.number();
  }

  string(): string {
    let text = '';
    for (let length = this.number(); length > 0; length -= 1) text += String.fromCodePoint(this.number());
    return text;
  }

  /** Reads a four-letter header and its 64 bits of features, if it is there. */
  features(magic: string): bigint {
    const head = String.fromCharCode(...this.bytes.subarray(this.at, this.at + 4));
    if (head !== magic) return 0n;
    this.at += 4;
    let features = 0n;
    for (let i = 0n; i < 8n; i += 1n) features |= BigInt(this.byte()) << (8n * i);
    return features;
  }
}

function readTransducer(reader: Reader, pairs: readonly (readonly [number, number])[]): Transducer {
  const weighted = (reader.features('LTTD') & TDF_WEIGHTS) !== 0n;
  const initial = reader.number();
  const finals = new Set<number>();
  let state = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    state += reader.number();
    if (weighted) reader.weight();
    finals.add(state);
  }
  const count = reader.number();
  const states: Int32Array[] = [];
  for (let from = 0; from < count; from += 1) {
    const transitions = reader.number();
    const flat = new Int32Array(transitions * 3);
    let label = 0;
    for (let t = 0; t < transitions; t += 1) {
      label += reader.number();
      const target = (from + reader.number()) % count;
      if (weighted) reader.weight();
      const pair = pairs[label];
      if (!pair) throw new Error(`expected a symbol pair below ${pairs.length}, got ${label}`);
      flat.set([pair[0], pair[1], target], t * 3);
    }
    states.push(flat);
  }
  return { initial, finals, states };
}

/** Reads a compiled dictionary such as `spa-cat.automorf.bin`. */
export function readDictionary(bytes: Uint8Array): Dictionary {
  const reader = new Reader(bytes);
  reader.features('LTTB');
  for (let letters = reader.number(); letters > 0; letters -= 1) reader.number();
  const symbols: string[] = [];
  for (let left = reader.number(); left > 0; left -= 1) symbols.push(reader.string());
  // Symbols are written raised by the number of tags, so that none is negative.
  const bias = symbols.length;
  const pairs: [number, number][] = [];
  for (let left = reader.number(); left > 0; left -= 1) pairs.push([reader.number() - bias, reader.number() - bias]);
  const transducers: Transducer[] = [];
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.string();
    transducers.push(readTransducer(reader, pairs));
  }
  return { symbols, transducers };
}

/** Makes an analyser of a generator (`bel-rus.autogen.bin`) and the other way round: what was read is written. */
export function invert({ symbols, transducers }: Dictionary): Dictionary {
  const swap = (flat: Int32Array) => flat.map((_, at) => flat[at % 3 === 0 ? at + 1 : at % 3 === 1 ? at - 1 : at] ?? 0);
  return { symbols, transducers: transducers.map((one) => ({ ...one, states: one.states.map(swap) })) };
}

/** Every output of the dictionary for a whole input; negative symbols are tags, positive ones code points. */
function findOutputs(dictionary: Dictionary, input: readonly number[]): number[][] {
  const outputs: number[][] = [];
  for (const { initial, finals, states } of dictionary.transducers) {
    const stack: { state: number; at: number; output: number[]; idle: number }[] = [
      { state: initial, at: 0, output: [], idle: 0 },
    ];
    for (let here = stack.pop(); here; here = stack.pop()) {
      if (here.at === input.length && finals.has(here.state)) outputs.push(here.output);
      const flat = states[here.state] ?? new Int32Array();
      for (let t = 0; t < flat.length; t += 3) {
        const symbol = flat[t] ?? 0;
        const step = symbol === 0 ? 0 : 1;
        // A loop that reads nothing would never end.
        if (step === 0 ? here.idle > 40 : input[here.at] !== symbol) continue;
        const out = flat[t + 1] ?? 0;
        stack.push({
          state: flat[t + 2] ?? 0,
          at: here.at + step,
          output: out === 0 ? here.output : [...here.output, out],
          idle: step === 0 ? here.idle + 1 : 0,
        });
      }
    }
  }
  return outputs;
}

/**
 * Finds the analyses of a word, without duplicates, in the order of the dictionary.
 * Of a word with attached pronouns (`dámelo`) only the first part is given; multi-word lemmas are left out.
 */
export function analyse(dictionary: Dictionary, word: string): Analysis[] {
  const found = new Map<string, Analysis>();
  for (const output of findOutputs(
    dictionary,
    [...word].map((letter) => letter.codePointAt(0) ?? 0),
  )) {
    let lemma = '';
    const tags: string[] = [];
    let attached = false;
    for (const symbol of output) {
      if (symbol > 0) {
        const letter = String.fromCodePoint(symbol);
        if (letter === '+') {
          attached = true;
          break;
        }
        lemma += letter;
      } else {
        tags.push(dictionary.symbols[-symbol - 1] ?? '');
      }
    }
    lemma = lemma.replace(/[¹²³⁴⁵]/g, '').normalize('NFC');
    if (!lemma || tags.length === 0 || /[#_ ]/.test(lemma)) continue;
    if (attached) tags.push('attached');
    found.set(`${lemma}<${tags.join('.')}`, { lemma, tags });
  }
  return [...found.values()];
}
