import type { InflectionRules } from '../inflection/inflection.ts';
import type { PhraseRules } from '../inflection/phrases.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import { findSeparatedPhrases, type PhraseClause } from './apart.ts';
import { findClause, splitJoined } from './clause.ts';
import { type LemmatisedClauseWord, lemmatise } from './clause-lemmas.ts';
import { cardKey, type Lead, toPhraseLead } from './lead.ts';

/** Most words of a phrase that is found in other forms. */
const MAX_WORDS = 5;
/** Words on each side of the pointed one that may belong to its phrase. */
const REACH = 7;

/** Phrases that a word may belong to, in other forms than the text's. */
export interface PhraseLeads {
  /** Phrases without a gap, longest first. */
  joined: Lead[][];
  /** Phrases with other words between their parts. */
  separated: Lead[];
}

const NO_RULES: PhraseRules = { verb: 'first', between: new Set() };
const NO_PHRASES: PhraseLeads = { joined: [], separated: [] };

/** The part that each word of a phrase plays. */
type Role = 'same' | 'inflected' | 'agreeing';

/** Finds phrases of which a word is inflected: `looked up` of `look up`, `roten Faden` of `roter Faden`, or that the text separates. */
export function findPhraseLeads(word: PointedWord, index: WordIndex, inflection: InflectionRules): PhraseLeads {
  const { text, offset } = word;
  const all = splitJoined(findClause(text, offset, inflection.clauses), inflection);
  const pointed = all.findIndex(({ start, end }) => start <= offset && offset < end);
  if (pointed < 0 || all.length < 2) return NO_PHRASES;
  const first = Math.max(0, pointed - REACH);
  const words = lemmatise(word, all.slice(first, pointed + REACH + 1), { index, inflection });
  const rules = inflection.phrases ?? NO_RULES;
  const clause = { text, words, pointed: pointed - first, isCut: pointed + REACH + 1 < all.length };
  const runs = listRuns(words, clause.pointed).map((run) => ({
    run,
    keys: listRunKeys(word, run, rules),
  }));
  const separated = findSeparatedPhrases(clause, rules);
  const known = findHeadwords(index, [...runs.flatMap(({ keys }) => keys), ...separated.map(({ wordKey }) => wordKey)]);
  return {
    joined: runs.map(({ run, keys }) =>
      keys
        .filter(
          (key) =>
            known.has(key) &&
            rules.fits?.(
              run.map(({ text }) => text),
              key.replaceAll('-', ' '),
              wordBefore(clause, run),
            ) !== false,
        )
        .map((wordKey) => toPhraseLead({ wordKey, range: rangeOf(run), rule: 'stem' })),
    ),
    separated: separated.filter(({ wordKey }) => known.has(wordKey)).map(toPhraseLead),
  };
}

/** Which of some keys are headwords. Only these become leads: the others are hundreds. */
function findHeadwords(index: WordIndex, keys: readonly string[]): ReadonlySet<string> {
  const matches = index.find(new Set(keys));
  return new Set(matches.filter((match) => cardKey(match) === match.key).map(({ key }) => key));
}

const wordBefore = ({ words }: Pick<PhraseClause, 'words'>, [first]: readonly LemmatisedClauseWord[]) =>
  words.find((_, at) => words[at + 1] === first)?.text;

const rangeOf = (run: readonly LemmatisedClauseWord[]) => ({
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
});

/** Runs of words that hold the pointed word, the longest first. */
function listRuns(words: readonly LemmatisedClauseWord[], pointed: number): LemmatisedClauseWord[][] {
  const runs: LemmatisedClauseWord[][] = [];
  for (let length = Math.min(MAX_WORDS, words.length); length > 1; length--) {
    for (let first = Math.max(0, pointed - length + 1); first <= Math.min(pointed, words.length - length); first++) {
      runs.push(words.slice(first, first + length));
    }
  }
  return runs;
}

function listRunKeys(word: PointedWord, run: readonly LemmatisedClauseWord[], rules: PhraseRules): string[] {
  const joints = run.slice(1).map(({ start }, at) => word.text.slice(run[at]?.end, start));
  if (!joints.every((joint) => /^\s{0,4}$/.test(joint))) return [];
  // `s'appuyait` is one word, which the rules of elision split.
  if (joints.every((joint) => joint === '')) return [];
  const keys = new Set(
    listRoles(run.length, rules).flatMap((roles) =>
      combine(
        run.map((own, at) => listSpellings(own, { role: roles[at] ?? 'same', rules, isLast: at === run.length - 1 })),
        joints,
      ),
    ),
  );
  // As it is written, it was looked up before.
  const written = run.map(({ text }) => [text]);
  const own = combine(written, joints)[0] ?? '';
  for (const key of [own, ...keys]) if (rules.hyphenated?.test(key)) keys.add(key.replaceAll(' ', '-'));
  keys.delete(own);
  return [...keys];
}

/** Which words of a phrase may be inflected at the same time. */
function listRoles(length: number, { agreement, hasCases, verb, tails }: PhraseRules): Role[][] {
  const same = Array.from({ length }, (): Role => 'same');
  const roles: Role[][] = [same, same.with(0, 'inflected'), same.with(-1, 'inflected')];
  if (length === 2 && agreement) roles.push(...BOTH_AGREEING);
  if (length === 2 && (!agreement || hasCases)) roles.push(...BOTH_INFLECTED);
  if (length > 2 && tails) roles.push(same.with(-2, 'inflected'));
  else if (length > 2 && verb === 'first') roles.push(same.with(0, 'inflected').with(-1, 'inflected'));
  return roles;
}

const BOTH_INFLECTED: Role[][] = [['inflected', 'inflected']];
const BOTH_AGREEING: Role[][] = [
  ['agreeing', 'inflected'],
  ['inflected', 'agreeing'],
];

function listSpellings(
  { text, lemmas }: LemmatisedClauseWord,
  { role, rules, isLast }: { role: Role; rules: PhraseRules; isLast: boolean },
): readonly string[] {
  const { adjective, agreement, toGeneral, toPreposition } = rules;
  if (role === 'same') return (isLast && toPreposition?.(text)) || (toGeneral?.(text) ?? [text]);
  if (role === 'inflected' || !agreement) return lemmas;
  const [ending, others] = agreement;
  // A whole word is no ending: `así a` is no form of `así es`.
  const regular = text.length < 3 ? [] : others.map((other) => text.replace(ending, other));
  return adjective ? [...regular, ...lemmas.filter((lemma) => adjective.test(lemma))] : regular;
}

/** All phrases that take one spelling of each word. */
function combine(choices: readonly (readonly string[])[], joints: readonly string[]): string[] {
  return choices.reduce<string[]>(
    (phrases, words, at) =>
      phrases.flatMap((phrase) => words.map((word) => phrase + (at > 0 && joints[at - 1] !== '' ? ' ' : '') + word)),
    [''],
  );
}
