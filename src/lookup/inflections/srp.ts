import { inflection as latin } from './hrv.ts';
import type { Endings, Inflection } from './inflection.ts';

const LETTERS: Record<string, string> = {
  ...Object.fromEntries(
    [...'abvgdđežzijklmnoprstćufhcčš'].map((letter, place) => [letter, [...'абвгдђежзијклмнопрстћуфхцчш'][place]]),
  ),
  lj: 'љ',
  nj: 'њ',
  dž: 'џ',
};

const toCyrillic = (text: string) => text.replace(/lj|nj|dž|\p{L}/gu, (letters) => LETTERS[letters] ?? letters);
const spell = ({ source, flags }: RegExp) => new RegExp(toCyrillic(source), flags);

/** The same rule for the other script. */
const toCyrillicRule = ({ endings, instead, prefix, undo, isMeant }: Endings): Endings => ({
  endings: endings.map(toCyrillic),
  instead: instead.map(toCyrillic),
  ...(prefix && { prefix: toCyrillic(prefix) }),
  ...(undo && { undo: [spell(undo[0]), toCyrillic(undo[1])] }),
  ...(isMeant && { isMeant: spell(isMeant) }),
});

const { endings = [] } = latin;

export const inflection: Inflection = { endings: [...endings, ...endings.map(toCyrillicRule)] };
