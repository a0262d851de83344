/** Pronounceable words that do not exist: whoever claims to know them claims too much. */

/** Starts and ends a word in the chain: no grapheme of a word. */
const EDGE = '';
/** Words that the chain is made from, at most: more of them make it no better. */
const MAX_SAMPLES = 3_000;
/** Tries for each word that is wanted. */
const TRIES = 200;
/** Letters from which on a word that is one letter from a real one is not taken: it may be a form of it. */
const LONG_ENOUGH = 5;

/**
 * Invents words from the letters of real ones, as they follow each other there.
 *
 * @param words - Of one language; phrases lend their parts.
 * @param random - From 0 up to 1, as `Math.random`.
 * @returns At most `count`, each once, none of `words`, and none a letter away from one of them where words are long; fewer when
 *   there is too little to go by.
 */
export function inventWords(words: readonly string[], count: number, random: () => number): string[] {
  const samples = listSamples(words);
  if (samples.length === 0) return [];
  const chain = makeChain(samples);
  const real = new Set(samples.flatMap((letters) => listNeighbours(fold(letters))));
  const lengths = samples.map(({ length }) => length);
  // As long as most words are: the shortest ones of a language are all taken.
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

/** The parts of words that are letters and marks alone, cut into what a reader sees as one letter. */
function listSamples(words: readonly string[]): string[][] {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const parts = new Set(words.flatMap((word) => word.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []));
  return [...parts].slice(0, MAX_SAMPLES).map((part) => Array.from(graphemes.segment(part), ({ segment }) => segment));
}

const fold = (letters: readonly string[]) => letters.map((letter) => letter.toLowerCase());

/** The word itself and, of a long one, what is left without any one of its letters: two words that share one are one letter apart. */
function listNeighbours(letters: readonly string[]): string[] {
  const word = letters.join('');
  if (letters.length < LONG_ENOUGH) return [word];
  return [word, ...letters.map((_, place) => `${letters.toSpliced(place, 1).join('')} -`)];
}

interface Chain {
  /** Letters before the next one that decide about it. */
  order: number;
  /** What has followed a context, as often as it has. */
  followers: Map<string, string[]>;
}

/** Long words are told by two letters before; of two characters, as Chinese words are, one decides nothing but where it stands. */
function makeChain(samples: readonly string[][]): Chain {
  const mean = samples.reduce((sum, { length }) => sum + length, 0) / samples.length;
  const order = mean >= 5 ? 2 : mean >= 3 ? 1 : 0;
  const followers = new Map<string, string[]>();
  for (const letters of samples) {
    for (let place = 0; place <= letters.length; place++) {
      const context = contextOf(letters, place, order);
      const known = followers.get(context);
      if (known) known.push(letters[place] ?? EDGE);
      else followers.set(context, [letters[place] ?? EDGE]);
    }
  }
  return { order, followers };
}

/** The letters before a place; its number alone where no letter decides. */
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
