import { FORM_NAMES, type FormName } from '../model/form-name.ts';
import type { Endings, LetterChange } from './inflection.ts';
import type { Names } from './names.ts';
import { fail, type Line, splitRule } from './table.ts';

/** Settings shared by all rules of a table. */
export interface Context {
  names: Names;
  /** Patterns of lemmas by the name of their class. */
  classes: ReadonlyMap<string, RegExp>;
  /** Letters with an accent, by those without: `α→ά`. */
  accents: ReadonlyMap<string, string>;
}

const CONDITIONS = [
  'change',
  'chain',
  'prefix',
  'suffix',
  'lemma',
  'form',
  'of forms',
  'drops marks',
  'accented',
  'is',
] as const;
type Condition = (typeof CONDITIONS)[number];

export const toPattern = (pattern: string) => new RegExp(pattern, 'u');

/** Compiles one line of the sections `endings` and `derivations`. */
export function parseRule(line: Line, context: Context): Endings[] {
  const { names, classes } = context;
  const { left, right, condition, kind } = splitRule(line);
  const conditions = readConditions(condition, line);
  const lemma = conditions.get('lemma');
  const form = conditions.get('form');
  const isMeant = lemma === undefined ? classes.get(kind) : toPattern(names.expandPattern(lemma));
  const common = {
    ...(isMeant && { isMeant }),
    ...(form !== undefined && { when: toPattern(names.expandPattern(form)) }),
    ...(conditions.has('of forms') && { ofForms: true }),
    ...(conditions.has('drops marks') && { dropsMarks: true as const }),
    ...(conditions.has('is') && { names: parseFormNames(conditions.get('is') ?? '', line) }),
  };
  const shape = /^\/(.+)\/$/u.exec(left)?.[1];
  const rules =
    shape === undefined ? parseEndings(left, right, { conditions, ...context }) : parseShape(shape, right, names);
  const prefixes = names.expandList(conditions.get('prefix') ?? '-');
  return rules.flatMap((rule) => prefixes.map((prefix) => ({ ...rule, ...common, ...(prefix && { prefix }) })));
}

/** Compiles a pattern of the whole form: `/^(.)(.)ا(.)$/ → $1$2$3`. */
function parseShape(shape: string, right: string, names: Names): Endings[] {
  const words = names.expandList(right);
  return names.expandWord(shape).flatMap((pattern) => {
    const found = toPattern(pattern);
    return words.map((word): Endings => ({ endings: [''], instead: [''], undo: [found, word] }));
  });
}

function parseEndings(
  left: string,
  right: string,
  { conditions, names, accents }: Context & { conditions: ReadonlyMap<Condition, string> },
): Endings[] {
  const suffixes = names.expandList(conditions.get('suffix') ?? '-');
  const written = names.expandList(left).flatMap((ending) => suffixes.map((suffix) => ending + suffix));
  const endings = conditions.has('accented') ? addAccents(written, accents) : written;
  const rule = { endings, instead: names.expandList(right) };
  const change = conditions.get('change');
  const chain = conditions.get('chain');
  if (chain !== undefined) return splitChanges(chain, names).flatMap((change) => toChain(rule, change));
  if (change === undefined) return [rule];
  return parseChanges(change, names).map((undo) => ({ ...rule, undo }));
}

/** Adds each ending with an accent on each of its vowels. */
function addAccents(endings: readonly string[], accents: Context['accents']): string[] {
  const accented = endings.flatMap((ending) =>
    [...ending].flatMap((letter, at) => {
      const accent = accents.get(letter);
      return accent === undefined ? [] : [ending.slice(0, at) + accent + ending.slice(at + 1)];
    }),
  );
  return [...new Set([...endings, ...accented])];
}

/**
 * A chain of endings, removed at once. Part of the chain may belong to the word (Turkish durdu is not du, avukata not
 * avuka), so the longest chain is tried first, and then the shortest. Groups in a chain are counted from 2.
 */
function toChain(rule: Endings, [chain, before]: readonly [string, string]): Endings[] {
  // The first group is empty, so that the others have the same numbers in both patterns.
  const when = toPattern(`()(?:${chain})$`);
  return ['(.*?)', '(.*)'].map((word) => ({
    ...rule,
    when,
    undo: [toPattern(`^${word}(?:${chain})$`), `$1${before}`],
  }));
}

/** Parses changes of the whole word, from the sections `spellings` and `beginnings`. */
export const parseRespellings = (changes: string, names: Names, flags: string): LetterChange[] =>
  splitChanges(changes, names).map(([written, lemma]) => [new RegExp(written, flags), lemma]);

/**
 * Parses changes such as `ä→a ([bp])l→$1`: letters at the end of what an ending leaves, and what the lemma has there. A change that begins with `^` is at
 * the beginning.
 */
const parseChanges = (changes: string, names: Names): LetterChange[] =>
  splitChanges(changes, names).map(([written, lemma]) => [
    toPattern(written.startsWith('^') ? written : `${written}$`),
    lemma,
  ]);

/**
 * Splits each of `a→b c→d`. A name that stands for several words makes several changes. If they are changes, other letters may stand beside them: with
 * `weak = k→kk p→pp`, `{weak}([ae])→$1` is `k([ae])→kk$1 p([ae])→pp$1`.
 */
function splitChanges(changes: string, names: Names): (readonly [string, string])[] {
  return changes.split(' ').flatMap((change) => {
    const [, start = '', name, end = '', lemma = ''] = /^([^{→]*)(\{[^}]+\})(.*)→(.*)$/u.exec(change) ?? [];
    const words = names.expandWord(name ?? change);
    if (name === undefined || !words.some((word) => word.includes('→')))
      return names.expandWord(change).map(splitChange);
    return words
      .map(splitChange)
      .map(([written, before]): [string, string] => [
        start + written + names.expandPattern(end),
        before + names.expandPattern(lemma),
      ]);
  });
}

function splitChange(change: string): [string, string] {
  const [written = '', lemma = ''] = change.split('→');
  return [written, lemma];
}

/** Parses `past first-singular / past third-singular`: names of grammar, and others that the form may have instead. `-` is a form without a name. */
export function parseFormNames(text: string, line: Line): FormName[][] {
  return text.split(' / ').map((names) =>
    names.split(' ').flatMap((name) => {
      if (name === '-') return [];
      const known = FORM_NAMES.find((other) => other === name);
      if (known === undefined) throw fail(line, `one of the names ${FORM_NAMES.join(', ')}`);
      return [known];
    }),
  );
}

/** Parses `prefix ge; change ä→a`. */
export function readConditions(text: string, line: Line): ReadonlyMap<Condition, string> {
  const parts = text === '' ? [] : text.split('; ');
  return new Map(
    parts.map((part) => {
      const name = CONDITIONS.find((name) => part === name || part.startsWith(`${name} `));
      if (name === undefined) throw fail(line, `one of the conditions ${CONDITIONS.join(', ')}`);
      return [name, part.slice(name.length).trim()];
    }),
  );
}
