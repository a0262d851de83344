/** Invents pronounceable words that do not exist, to detect false claims. */

/** Marks the start and end of a word in the chain; not a grapheme of any word. */
const EDGE = '';
/** Most words in the chain. More do not improve it. */
const MAX_SAMPLES = 3_000;
/** Attempts per requested word. */
const TRIES = 200;
/** Length from which words one letter from a real one are rejected, because they may be a form of it. */
const LONG_ENOUGH = 5;

/**
 * Invents words with a Markov chain over the letters of real words.
 *
 * @param words - Words of one language; phrases contribute their parts.
 * @param random - From 0 up to 1, as `Math.random`.
 * @returns At most `count` distinct words, none in `words` and, if long, none one letter from any of them. Fewer if there is too little
 *   material.
 */
export function inventWords(words: readonly string[], count: number, random: () => number): string[] {
  const samples = listSamples(words);
  if (samples.length === 0) return [];
  const chain = makeChain(samples);
  const real = new Set(samples.flatMap((letters) => listNeighbours(fold(letters))));
  const lengths = samples.map(({ length }) => length);
  // Use typical lengths, because the shortest words of a language all exist.
  const shortest = Math.max(2, lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 2);
  const invented = new Map<string, string>();
  for (let tries = 0; tries < count * TRIES && invented.size < count; tries++) {
    const letters = draw(chain, random);
    if (letters.length < shortest || letters.length > 1.6 * shortest) continue;
    const folded = fold(letters);
    if (invented.has(folded.join('')) || listNeighbours(folded).some((near) => real.has(near))) continue;
    invented.set(folded.join(''), letters.join(''));
  }
  return [...invented.values()];
}

/** Parts of words with only letters and marks, split into grapheme clusters. */
function listSamples(words: readonly string[]): string[][] {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const parts = new Set(words.flatMap((word) => word.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []));
  return [...parts].slice(0, MAX_SAMPLES).map((part) => Array.from(graphemes.segment(part), ({ segment }) => segment));
}

const fold = (letters: readonly string[]) => letters.map((letter) => letter.toLowerCase());

/** The word and, if long, each result of deleting one letter. Two words that share a result are one letter apart. */
function listNeighbours(letters: readonly string[]): string[] {
  const word = letters.join('');
  if (letters.length < LONG_ENOUGH) return [word];
  return [word, ...letters.map((_, index) => `${letters.toSpliced(index, 1).join('')} -`)];
}

interface Chain {
  /** Length of the chain's context in letters. */
  order: number;
  /** Letters that followed a context, as often as they did. */
  followers: Map<string, string[]>;
}

/** Long words use two letters of context. For two characters, as in Chinese words, only the position counts. */
function makeChain(samples: readonly string[][]): Chain {
  const mean = samples.reduce((sum, { length }) => sum + length, 0) / samples.length;
  const order = mean >= 5 ? 2 : mean >= 3 ? 1 : 0;
  const followers = new Map<string, string[]>();
  for (const letters of samples) {
    for (let index = 0; index <= letters.length; index++) {
      const context = contextOf(letters, index, order);
      const known = followers.get(context);
      if (known) known.push(letters[index] ?? EDGE);
      else followers.set(context, [letters[index] ?? EDGE]);
    }
  }
  return { order, followers };
}

/** The context of a position, or only its number if letters do not matter. */
function contextOf(letters: readonly string[], place: number, order: number): string {
  if (order === 0) return String(place);
  return Array.from({ length: order }, (_, back) => letters[place - order + back] ?? EDGE).join('\u0000');
}

function draw({ order, followers }: Chain, random: () => number): string[] {
  const letters: string[] = [];
  for (;;) {
    const choices = followers.get(contextOf(letters, letters.length, order)) ?? [EDGE];
    const next = choices[Math.floor(random() * choices.length)] ?? EDGE;
    if (next === EDGE) return letters;
    letters.push(next);
  }
}
