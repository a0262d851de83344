import type { InflectionCode } from '../../inflection/compile.ts';
import { listBareSpellings } from './bare-spellings.ts';

/** The seat of a hamza as in Egypt, as in the Koran, or left out, and the silent alef of hundreds: مسئول, شئ, رءوس, مائة. */
const respellHamza = (key: string): string[] => [
  key.replace(/ئو/gu, 'ؤو'),
  key.replace(/ؤو/gu, 'ئو'),
  key.replace(/ءو/gu, 'ؤو'),
  key.replace(/مائ(?=[ةت])/gu, 'مئ'),
  key.replace(/ئ$/u, 'يء'),
  key.replace(/يء$/u, 'ئ'),
];

const respell = (key: string): string[] => listBareSpellings(key).flatMap((word) => [word, ...respellHamza(word)]);

export const inflection: InflectionCode = { spellings: respell };
