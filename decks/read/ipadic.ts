import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHiragana } from './edict.ts';

/** A reading of a word in its dictionary form, with its cost: of two readings of one spelling the cheaper is more common. */
export interface ReadingCost {
  /** In hiragana. */
  reading: string;
  cost: number;
  /** Whether it occurs only with other words: a suffix, a prefix, a counter. */
  isBound: boolean;
  /** Whether it is what a person is called. */
  isName: boolean;
}

const BOUND = new Set(['接尾', '接頭詞', '非自立']);
/** Names: those of countries are words, and those of people show that a spelling may not be a word. */
const NAME = '固有名詞';
const COUNTRY = '国';
const PERSON = '人名';

/** Parses a line of the IPA dictionary; `undefined` for other names, marks and forms other than a dictionary's. */
export function parseReadingCost(line: string): [spelling: string, cost: ReadingCost] | undefined {
  const [surface = '', , , cost, wide = '', narrow = '', narrower, narrowest, , , base, reading = ''] = line.split(',');
  if (base !== surface || wide === '記号') return undefined;
  const isName = narrow === NAME && narrower === PERSON;
  if (narrow === NAME && !isName && narrowest !== COUNTRY) return undefined;
  const isBound = BOUND.has(wide) || BOUND.has(narrow);
  return [surface, { reading: toHiragana(reading), cost: Number(cost), isBound, isName }];
}

/**
 * Reads how the words of the IPA dictionary of MeCab are read.
 *
 * @param folder - Tables in EUC-JP, as Debian packages them.
 * @returns Readings by spelling, in no particular order.
 */
export function readReadingCosts(folder: string): Map<string, ReadingCost[]> {
  const decoder = new TextDecoder('euc-jp');
  const costs = new Map<string, ReadingCost[]>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.csv')) continue;
    for (const line of decoder.decode(readFileSync(join(folder, file))).split('\n')) {
      const [spelling, cost] = parseReadingCost(line) ?? [];
      if (spelling === undefined || !cost) continue;
      const known = costs.get(spelling);
      if (known) known.push(cost);
      else costs.set(spelling, [cost]);
    }
  }
  return costs;
}
