import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';

/** Classes of Voikko's analyses. Abbreviations and beginnings of words have none here. */
const CLASSES: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  Ln: ['n'],
  Ll: ['a'],
  Lnl: ['a', 'n'],
  Lt: ['v'],
  Ls: ['r'],
  Lr: ['x'],
  Lu: ['x'],
  Lc: ['x'],
  Lk: ['x'],
  Lh: ['x'],
  Lem: ['name'],
  Lep: ['name'],
  Les: ['name'],
  Lee: ['name'],
};

/** Cases, numbers, tenses, persons, comparison and what is attached: `Sine`, `Ny`, `P3`, `Cc`, `O3`, `Fkin`. */
const GRAMMAR = /^(?:S|N|T|A|P|C|O|F|R)[a-z0-9]*$/;
/** The end of one part of a compound. */
const BORDER = '[Bc]';
const TAG = /\[([^\]]+)\]/g;
const withoutBase = (text: string) => text.replace(/\[X[prs]\].*?\[X\]/g, '');
const withoutTags = (text: string) => text.replace(TAG, '');
const findClasses = (text: string) =>
  [...text.matchAll(TAG)].flatMap(([, tag = '']) => (CLASSES[tag] ? [CLASSES[tag]] : []));

/** The word that is derived in an analysis, with its class: `väsynyt` of `väsyä`, `opettaja` of `opettaa`, `tapaaminen` of `tavata`. */
function findDerived(surface: string): { word: string; classes: readonly PartOfSpeech[] } | undefined {
  const [before = '', ending] = surface.split(/\[Xj\]|\[X\]/);
  if (ending !== undefined && surface.includes('[Xj]'))
    return { word: withoutTags(before) + ending, classes: findClasses(before).at(-1) ?? [] };
  const [, stem] = /^(.*)\[Tn4\]mi/.exec(surface) ?? [];
  return stem === undefined ? undefined : { word: `${withoutTags(stem)}minen`, classes: ['n'] };
}

/**
 * Gives the readings in one of Voikko's analyses: `[Ln][Xp]auto[X]auto[Sn][Ny][Bh][Bc][Ln][Xp]talli[X]talli[Sine][Ny]ssa` is `autotalli`. A participle
 * or another derived word is read as itself and as its verb.
 */
export function toFinnishReadings(analysis: string): Reading[] {
  const parts = analysis.split(BORDER);
  const last = parts.pop() ?? '';
  if (/\[(?:La|Lp)\]/.test(last)) return [];
  const start = withoutTags(withoutBase(parts.join('')));
  const base = [...last.matchAll(/\[Xp\](.*?)\[X\]/g)].at(-1)?.[1];
  const surface = withoutBase(last);
  const derived = findDerived(surface);
  const grammar = [...surface.matchAll(TAG)].map(([, tag = '']) => tag).filter((tag) => GRAMMAR.test(tag));
  const tags = grammar.join('.');
  const read = (word: string, classes: readonly PartOfSpeech[]) =>
    classes.map((pos): Reading => ({ lemma: start + word, pos, tags }));
  return [
    ...(base === undefined ? [] : read(base, findClasses(last)[0] ?? [])),
    ...(derived ? read(derived.word, derived.classes) : []),
  ];
}
