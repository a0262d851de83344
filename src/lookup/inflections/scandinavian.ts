import { type Endings, toList } from './inflection.ts';

/** Of Danish and both kinds of Norwegian. */
export const SCANDINAVIAN: readonly Endings[] = [
  // The letters that an ending takes, or doubles: cykler, nøklene; katten.
  { endings: toList('er et en erne ene e ers ets ens ernes enes'), instead: [''], undo: [/([^aeiouyæøå])$/u, 'e$1'] },
  { endings: toList('er et en erne ene e ers ets ens ernes enes'), instead: [''], undo: [/([^aeiouyæøå])\1$/u, '$1'] },
  { endings: toList('ne nes'), instead: [''] },
];
