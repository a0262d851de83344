import type { Dictionary } from './lttoolbox.ts';

/** One side of a pair of a bilingual dictionary. */
export interface Side {
  lemma: string;
  /** First tag, the class: `n`, `vblex`. */
  tag: string;
}

/** A word of a bilingual dictionary and the word that translates it. */
export interface TranslationPair {
  source: Side;
  target: Side;
}

const MAX_LENGTH = 60;
const RAISED = /[¹²³⁴⁵]/g;
/** So many letters from one state to another are a class of letters, as patterns of web addresses and numbers have. */
const CLASS_SIZE = 15;

interface Path {
  state: number;
  source: Side;
  target: Side;
}

/** Adds a symbol to one side. Tags behind the first are inflection and left out. */
function extend(side: Side, symbol: number, symbols: readonly string[]): Side {
  if (symbol === 0) return side;
  if (symbol < 0) return side.tag === '' ? { ...side, tag: symbols[-symbol - 1] ?? '' } : side;
  return { ...side, lemma: side.lemma + String.fromCodePoint(symbol) };
}

/** Spaces are of phrases, which have no card; figures, dots and signs of patterns for numbers and addresses. */
const isOfWord = (symbol: number) => symbol <= 0 || /[\p{L}\p{M}'’·¹²³⁴⁵-]/u.test(String.fromCodePoint(symbol));

/** Target states that a class of letters leads to. */
function findClassTargets(flat: Int32Array): Set<number> {
  const counts = new Map<number, number>();
  for (let t = 0; t < flat.length; t += 3) {
    const state = flat[t + 2] ?? 0;
    if ((flat[t] ?? 0) > 0) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= CLASS_SIZE).map(([state]) => state));
}

const clean = ({ lemma, tag }: Side): Side => ({ lemma: lemma.replace(RAISED, '').normalize('NFC'), tag });

/**
 * Lists every pair of a compiled bilingual dictionary (`spa-eng.autobil.bin`), each once, in the order of the file.
 * Patterns for any number or address are left out.
 *
 * Many branches because it is one search of an automaton, whose paths may end in several ways.
 */
export function findTranslationPairs({ symbols, transducers }: Dictionary): TranslationPair[] {
  const found = new Map<string, TranslationPair>();
  for (const { initial, finals, states } of transducers) {
    const empty = { lemma: '', tag: '' };
    const stack: Path[] = [{ state: initial, source: empty, target: empty }];
    for (let here = stack.pop(); here; here = stack.pop()) {
      const { source, target } = here;
      if (source.tag && target.tag) {
        // Only tags follow upon the first, so the pair is known.
        const key = `${source.lemma}\t${source.tag}\t${target.lemma}\t${target.tag}`;
        if (source.lemma && target.lemma && !found.has(key))
          found.set(key, { source: clean(source), target: clean(target) });
        continue;
      }
      if (finals.has(here.state) || source.lemma.length > MAX_LENGTH || target.lemma.length > MAX_LENGTH) continue;
      const flat = states[here.state] ?? new Int32Array();
      const classTargets = flat.length > 3 * CLASS_SIZE ? findClassTargets(flat) : undefined;
      for (let t = flat.length - 3; t >= 0; t -= 3) {
        const [input = 0, output = 0, state = 0] = flat.subarray(t, t + 3);
        const isPattern = !isOfWord(input) || (input > 0 && classTargets?.has(state));
        if (state === here.state || isPattern) continue;
        stack.push({
          state,
          source: extend(source, input, symbols),
          target: extend(target, output, symbols),
        });
      }
    }
  }
  return [...found.values()];
}
