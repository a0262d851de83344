import { type Inflection, join, type LetterChange, toList } from './inflection.ts';

/** Behind me- and pe- a word's first letter is often another, or gone: memukul of pukul, menulis of tulis, menyapu of sapu, mengirim of kirim. */
const listNasals = (start: string): LetterChange[] => [
  [new RegExp(`^${start}(?=[lmnrwy].{2})`, 'u'), ''],
  [new RegExp(`^${start}m(?=[bfpv].{2})`, 'u'), ''],
  [new RegExp(`^${start}m(?=[aeiou].{2})`, 'u'), 'p'],
  [new RegExp(`^${start}n(?=[cdjstz].{2})`, 'u'), ''],
  [new RegExp(`^${start}n(?=[aeiou].{2})`, 'u'), 't'],
  [new RegExp(`^${start}ny(?=[aeiou].{2})`, 'u'), 's'],
  [new RegExp(`^${start}ng(?=[aeioughk].{2})`, 'u'), ''],
  [new RegExp(`^${start}ng(?=[aeiou].{2})`, 'u'), 'k'],
  [new RegExp(`^${start}nge(?=.{3}$)`, 'u'), ''],
];

const PREFIXES: readonly LetterChange[] = [
  ...['me', 'pe'].flatMap(listNasals),
  [/^(?:memp|dip|p|b|t)er(?=.{3})/u, ''],
  [/^(?:mempe|dipe|pe|be|te)(?=r.{2})/u, ''],
  [/^[bp]el(?=ajar)/u, ''],
  [/^[bp]e(?=[^aeiou]er)/u, ''],
  [/^(?:di|ke|se|ku|kau)(?=.{3})/u, ''],
];
/** Two of them. */
const PREFIXES_OF_TWO: readonly LetterChange[] = [
  [/^(?:diper|dike|seke|berke|terke|keber|keter|seper|sepe|penge|memper|pember|member)(?=.{3})/u, ''],
];

/** Small words, and my, your, its: bukunya, makanlah, apakah. */
const OWN = ['nya', 'ku', 'mu'];
const SMALL = [...OWN, ...toList('lah kah pun'), ...join(OWN, 'lah kah pun')];
const MADE = ['an', 'kan', 'i'];
const ENDED = [...MADE, ...join(MADE, SMALL)];
const IS_WORD = /.{3}/u;

export const inflection: Inflection = {
  // Berikan is of beri, and not of ikan: what only has an ending first.
  endings: [
    { endings: SMALL, instead: [''], isMeant: IS_WORD },
    { endings: ENDED, instead: [''], isMeant: IS_WORD },
    ...PREFIXES.map((undo) => ({ endings: [''], instead: [''], undo, isMeant: IS_WORD })),
    ...[...PREFIXES, ...PREFIXES_OF_TWO].map((undo) => ({
      endings: [...SMALL, ...ENDED],
      instead: [''],
      undo,
      isMeant: IS_WORD,
    })),
    ...PREFIXES_OF_TWO.map((undo) => ({ endings: [''], instead: [''], undo, isMeant: IS_WORD })),
  ],
};
