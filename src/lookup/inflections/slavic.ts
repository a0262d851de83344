import { type Endings, type LetterChange, toList } from './inflection.ts';

/** Each beginning with each end. A list that begins with a space has nothing among its words, too. */
export const join = (starts: string, ends: string) =>
  toList(starts).flatMap((start) => toList(ends).map((end) => start + end));

/** The same endings after each of some letter changes. */
export const after = (changes: readonly LetterChange[], rule: Endings): Endings[] =>
  changes.map((undo) => ({ ...rule, undo }));

/** Verbs of more than one stem: `píš:psá` of `píšu` and `psát`. What stands before it may be a prefix. */
export const swap = (stems: string, rule: Endings): Endings[] =>
  after(
    toList(stems).map((stem) => {
      const [, written = '', word = ''] = /^(.*):(.*)$/u.exec(stem) ?? [];
      return [new RegExp(`${written}$`, 'u'), word];
    }),
    rule,
  );

/** Verbs with `not` joined to them, as in Czech `nemám`; the infinitive has no ending to take off. */
export const negate = (verbs: readonly Endings[], infinitive: RegExp): Endings[] => [
  { endings: [''], instead: [''], prefix: 'ne', isMeant: infinitive },
  ...verbs.map((rule) => ({ ...rule, prefix: 'ne' })),
];
