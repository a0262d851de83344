import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of a sentence as the morphological dictionary sees it. */
export interface Morpheme {
  surface: string;
  /** Place in the sentence, in UTF-16 code units. */
  start: number;
  /** Classes from the widest to the narrowest, in the dictionary's words: 動詞, 自立. */
  classes: readonly string[];
  /** Dictionary form; the surface where the dictionary does not know the word. */
  base: string;
}

interface Entry {
  left: number;
  right: number;
  cost: number;
  classes: readonly string[];
  /** Empty when it is the surface. */
  base: string;
}

/** A morphological dictionary: words with costs, and what it costs for one to follow another. */
export interface MorphemeDictionary {
  words: ReadonlyMap<string, readonly Entry[]>;
  /** Readings of words that are not in it, by the kind of their characters. */
  unknown: ReadonlyMap<string, readonly Entry[]>;
  longest: number;
  /** Cost of `right` before `left`, at `right * size + left`. */
  matrix: Int16Array;
  size: number;
}

/** Kinds of characters by the dictionary's `char.def`: whether a run of them is one unknown word, and how long short ones may be. */
const KINDS = [
  { name: 'KATAKANA', pattern: /[\p{Script=Katakana}ー]/u, always: true, run: true, length: 2 },
  { name: 'HIRAGANA', pattern: /\p{Script=Hiragana}/u, always: false, run: true, length: 2 },
  { name: 'KANJI', pattern: /[\p{Script=Han}々]/u, always: false, run: false, length: 2 },
  { name: 'DEFAULT', pattern: /./u, always: false, run: true, length: 1 },
] as const;

function parseEntry(line: string): [surface: string, entry: Entry] {
  const [surface = '', left, right, cost, ...features] = line.split(',');
  const classes = features.slice(0, 4).filter((name) => name !== '*');
  const base = features[6];
  return [
    surface,
    {
      left: Number(left),
      right: Number(right),
      cost: Number(cost),
      classes,
      base: base === undefined || base === '*' ? surface : base,
    },
  ];
}

/** Readings by the first field of the line: the word, or the kind of characters of words that are not in the dictionary. */
function groupEntries(lines: Iterable<string>): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const line of lines) {
    if (line === '') continue;
    const [surface, entry] = parseEntry(line);
    const known = groups.get(surface);
    if (known) known.push(entry);
    else groups.set(surface, [entry]);
  }
  return groups;
}

/** Makes a dictionary of the lines of its files: words, unknown words, and `right left cost` under a line of the two sizes. */
export function createMorphemeDictionary(
  wordLines: Iterable<string>,
  unknownLines: Iterable<string>,
  matrixLines: readonly string[],
): MorphemeDictionary {
  const words = groupEntries(wordLines);
  const size = Number(matrixLines[0]?.split(' ')[1]);
  const matrix = new Int16Array(size * Number(matrixLines[0]?.split(' ')[0]));
  for (const line of matrixLines.slice(1)) {
    const [right, left, cost] = line.split(' ').map(Number);
    if (right !== undefined && left !== undefined && cost !== undefined) matrix[right * size + left] = cost;
  }
  let longest = 1;
  for (const surface of words.keys()) longest = Math.max(longest, surface.length);
  const unknown = new Map(
    [...groupEntries(unknownLines)].map(([kind, entries]) => [kind, entries.map((entry) => ({ ...entry, base: '' }))]),
  );
  return { words, unknown, longest, matrix, size };
}

/** Reads the IPA dictionary of MeCab, as Debian packages it: tables in EUC-JP. */
export function readMorphemeDictionary(folder: string): MorphemeDictionary {
  const decoder = new TextDecoder('euc-jp');
  const readLines = (file: string) => decoder.decode(readFileSync(join(folder, file))).split('\n');
  const tables = readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .sort();
  return createMorphemeDictionary(tables.flatMap(readLines), readLines('unk.def'), readLines('matrix.def'));
}

interface Node {
  start: number;
  surface: string;
  entry: Entry;
  total: number;
  before: Node | undefined;
}

function* findWordsAt(
  { words, unknown, longest }: MorphemeDictionary,
  sentence: string,
  start: number,
): Iterable<[surface: string, entries: readonly Entry[]]> {
  let isKnown = false;
  for (let end = start + 1; end <= Math.min(sentence.length, start + longest); end += 1) {
    const surface = sentence.slice(start, end);
    const entries = words.get(surface);
    if (!entries) continue;
    isKnown = true;
    yield [surface, entries];
  }
  const kind = KINDS.find(({ pattern }) => pattern.test(sentence.charAt(start))) ?? KINDS[3];
  if (isKnown && !kind.always) return;
  const entries = unknown.get(kind.name) ?? [];
  let run = start + 1;
  while (run < sentence.length && kind.pattern.test(sentence.charAt(run))) run += 1;
  const ends = new Set([1, kind.length].map((length) => Math.min(start + length, run)));
  if (kind.run) ends.add(run);
  for (const end of ends) yield [sentence.slice(start, end), entries];
}

/** Cuts a sentence into the morphemes whose costs and joints add up to least. */
export function analyseJapanese(dictionary: MorphemeDictionary, sentence: string): Morpheme[] {
  const { matrix, size } = dictionary;
  const border: Entry = { left: 0, right: 0, cost: 0, classes: [], base: '' };
  const endingAt: Node[][] = Array.from({ length: sentence.length + 1 }, () => []);
  endingAt[0]?.push({ start: 0, surface: '', entry: border, total: 0, before: undefined });
  const connect = (at: number, surface: string, entry: Entry): Node | undefined => {
    let best: Node | undefined;
    let total = Number.POSITIVE_INFINITY;
    for (const node of endingAt[at] ?? []) {
      const cost = node.total + (matrix[node.entry.right * size + entry.left] ?? 0) + entry.cost;
      if (cost >= total) continue;
      total = cost;
      best = node;
    }
    return best && { start: at, surface, entry, total, before: best };
  };
  for (let at = 0; at < sentence.length; at += 1) {
    if (endingAt[at]?.length === 0) continue;
    for (const [surface, entries] of findWordsAt(dictionary, sentence, at)) {
      for (const entry of entries) {
        const node = connect(at, surface, entry);
        if (node) endingAt[at + surface.length]?.push(node);
      }
    }
  }
  const morphemes: Morpheme[] = [];
  for (let node = connect(sentence.length, '', border)?.before; node?.before; node = node.before) {
    const { base } = node.entry;
    const { classes } = node.entry;
    morphemes.push({ surface: node.surface, start: node.start, classes, base: base === '' ? node.surface : base });
  }
  return morphemes.reverse();
}
