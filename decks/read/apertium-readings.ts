import type { PartOfSpeech } from './freedict.ts';
import type { Analysis } from './lttoolbox.ts';
import type { Reading } from './reading.ts';

const CLASSES: readonly [RegExp, PartOfSpeech][] = [
  [/^(n|acr)$/, 'n'],
  [/^(vb|vaux|v$|vblex)/, 'v'],
  [/^adj$/, 'a'],
  [/^(adv|preadv|cnjadv)$/, 'r'],
  [/^np$/, 'name'],
  [/^(pr|prn|det|predet|num|cnj|cnjcoo|cnjsub|ij|rel|gen|part|post|cm|prep|infm|cl)/, 'x'],
];

/** Tags of analyses that are only parts of compounds, or that only some variety writes. */
const UNUSABLE = /^(compound-only|cmp$|cmp-split|web$)/;

/** Auxiliaries, prepositions and conjunctions. French `durant` is more often during than a form of the verb that means last. */
const COMES_FIRST = /^(vbser|vbhaver|vbmod|vaux|vbdo|pr|prep|cnj|cnjcoo|cnjsub)$/;

/** Lemmas that Apertium uses for whole classes of words, not words themselves. */
const ABSTRACT = new Set(['prpers', 'prsubj', 'probj']);

/** Gives an analysis of Apertium as a reading, names included; `undefined` when it is of no use. */
export function toReading({ lemma, tags }: Analysis): Reading | undefined {
  if (tags.some((tag) => UNUSABLE.test(tag)) || ABSTRACT.has(lemma)) return undefined;
  const pos = CLASSES.find(([pattern]) => pattern.test(tags[0] ?? ''))?.[1];
  if (!pos) return undefined;
  // Which auxiliary a verb is says nothing about how often its forms are used.
  const rest = tags
    .slice(1)
    .filter(
      (tag) => !/^(m|f|mf|nt|ut|un|aa|an|nn|GD|tv|iv|perf|imperf|impf|dual|compound.*)$/.test(tag) || pos === 'a',
    );
  return { lemma, pos, tags: rest.join('.'), comesFirst: COMES_FIRST.test(tags[0] ?? '') };
}
