import { type Endings, toList } from './inflection.ts';

/**
 * The same endings after each of some letter changes, written as what is there and what the card's word has: `píš:psá` of Czech `píšu`
 * and `psát`. The first is the end of a pattern: a prefix may stand before it.
 */
export const swap = (changes: string, rule: Endings): Endings[] =>
  toList(changes).map((change) => {
    const [, written = '', word = ''] = /^(.*):(.*)$/u.exec(change) ?? [];
    return { ...rule, undo: [new RegExp(`${written}$`, 'u'), word] };
  });

/** Verbs with `not` joined to them, as in Czech `nemám`; the infinitive has no ending to take off. */
export const negate = (verbs: readonly Endings[], infinitive: RegExp): Endings[] => [
  { endings: [''], instead: [''], prefix: 'ne', isMeant: infinitive },
  ...verbs.map((rule) => ({ ...rule, prefix: 'ne' })),
];
