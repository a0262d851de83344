import type { PhraseRules, SeparatedPhrase } from '../inflection/phrases.ts';
import type { LemmatisedClauseWord } from './clause-lemmas.ts';
import type { PhraseKey } from './lead.ts';

/** The words around the pointed one, in one clause. */
export interface PhraseClause {
  text: string;
  words: readonly LemmatisedClauseWord[];
  /** Index of the pointed word. */
  pointed: number;
  /** Whether the clause continues behind the last word. */
  isCut: boolean;
}

/** A phrase in two parts: the index of its verb, and the indexes of the first and the last word of the rest. */
interface Parts {
  verb: number;
  first: number;
  last: number;
}

/** Most words of the part that does not hold the verb. */
const MAX_REST = 3;
/** Most words between the parts of a phrase. */
const MAX_GAP = 5;
const CLAUSE_END = /^(?:\s*$|[^\s\p{L}\p{N}]|\s+[–—-])/u;
const BLANK = /^\s+$/;
const CAPITAL = /^\p{Lu}/u;

/**
 * Finds phrases whose parts the text separates: `looked the word up`, `stellt das in Frage`, `tycker inte om`, and the headwords that leave
 * a gap themselves: `ne … pas`.
 */
export function findSeparatedPhrases(clause: PhraseClause, rules: PhraseRules): PhraseKey[] {
  const parts = listParts(clause).filter((own) =>
    rules.verb === 'last' ? isVerbBefore(clause, own, rules) : isVerbApart(clause, own, rules),
  );
  const keys = parts.flatMap((own) => toKeys(clause, own, rules));
  return [...keys, ...findGapped(clause, rules)];
}

/** Every verb and rest of which one holds the pointed word, the longest rest first and the nearest parts before others. */
function listParts({ words, pointed }: PhraseClause): Parts[] {
  const parts: Parts[] = [];
  for (let length = MAX_REST; length > 0; length--) {
    for (let first = 1; first + length <= words.length; first++) {
      const last = first + length - 1;
      const isInRest = first <= pointed && pointed <= last;
      if (!isInRest && pointed >= first) continue;
      for (let verb = first - 1; verb >= 0; verb--) {
        if (isInRest || verb === pointed) parts.push({ verb, first, last });
      }
    }
  }
  return parts;
}

/** `fährt … Rad`: the rest ends the clause, and belongs to no preposition or article. */
function isVerbBefore(clause: PhraseClause, parts: Parts, rules: PhraseRules): boolean {
  const { words, text } = clause;
  const hasTail = parts.last > parts.first && rules.tails?.has(words[parts.last]?.text ?? '');
  if (!hasTail && !endsClause(clause, parts.last, rules)) return false;
  // `in Frage` begins with its own preposition.
  if (rules.objects?.has(words[parts.first]?.text ?? '')) return true;
  const before = words[parts.first - 1]?.text ?? '';
  if (rules.objects?.has(before)) return false;
  const isNoun = CAPITAL.test(text.slice(words[parts.first - 1]?.start));
  const isAdjective = parts.first - 1 > parts.verb && !isNoun && /e[mnrs]?$/.test(before);
  return !(isAdjective && rules.objects?.has(words[parts.first - 2]?.text ?? ''));
}

function endsClause({ text, words, isCut }: PhraseClause, last: number, { followers }: PhraseRules): boolean {
  const [own, next] = [words[last], words[last + 1]];
  if (!own) return false;
  if (!next) return !isCut && CLAUSE_END.test(text.slice(own.end));
  return followers?.has(next.text) === true && BLANK.test(text.slice(own.end, next.start));
}

/** Many branches because each line excludes one kind of neighbours, and it is asked for every verb of a clause. */
function isVerbApart(clause: PhraseClause, parts: Parts, rules: PhraseRules): boolean {
  const { words, text } = clause;
  const gap = words.slice(parts.verb + 1, parts.first);
  if (gap.length === 0 || gap.length > MAX_GAP) return false;
  const isLight = gap.every((own) => rules.between.has(own.text) || rules.adverb?.test(own.text) === true);
  const rest = words[parts.first]?.text ?? '';
  // `de` alone begins anything: `vient souvent de loin`.
  if (!rules.particles) {
    if (parts.last === parts.first && rest.length <= 2) return false;
    return (
      isLight || (rules.adverbials?.has(rest) === true && isObject(text, gap, rules) && endsRest(clause, parts, rules))
    );
  }
  if (isLight && !rules.particlesNeedObject) return true;
  if (!rules.particles.has(rest)) return false;
  // `the look on his face up there`: behind an article it is a noun.
  if (rules.fitsSeparated?.(toSeparated(clause, parts, gap)) === false) return false;
  const isFree = !rules.ambiguous?.has(rest);
  if (!isObject(text, rules.particlesNeedObject ? gap : withoutLight(gap, rules), rules)) return false;
  return (isFree && rules.particlesNeedObject) || endsClause(clause, parts.last, rules);
}

/** Without the subject and the adverbs at the beginning: `tog du en bog med`. */
function withoutLight(gap: readonly LemmatisedClauseWord[], { between }: PhraseRules): LemmatisedClauseWord[] {
  const first = gap.findIndex(({ text }) => !between.has(text));
  return gap.slice(Math.max(0, first));
}

/** Whether nothing belongs to the last word: `deu um filho à luz`, but not `deu o livro à luz da vela`. */
function endsRest({ text, words }: PhraseClause, { last }: Parts, rules: PhraseRules): boolean {
  const [own, next] = [words[last], words[last + 1]];
  if (!own || !next || !BLANK.test(text.slice(own.end, next.start))) return true;
  const { between, barriers, objects, adverbials, adverb } = rules;
  return (
    [between, barriers, objects, adverbials].some((set) => set?.has(next.text)) || adverb?.test(next.text) === true
  );
}

const toSeparated = (
  { words }: PhraseClause,
  { verb, first, last }: Parts,
  gap: readonly LemmatisedClauseWord[],
): SeparatedPhrase => ({
  before: words[verb - 1]?.text ?? '',
  lemmas: words[verb]?.lemmas ?? [],
  gap: gap.map(({ text }) => text),
  rest: last - first + 1,
});

/** Whether some words are the object of a verb. */
function isObject(text: string, gap: readonly LemmatisedClauseWord[], { objects, barriers }: PhraseRules): boolean {
  if (gap.some((own) => barriers?.has(own.text))) return false;
  const [first] = gap;
  if (!first) return false;
  if (!objects) return gap.length <= 2;
  return (
    objects.has(first.text) || CAPITAL.test(text.slice(first.start)) || (gap.length === 1 && /[^s]s$/.test(first.text))
  );
}

function toKeys({ words, pointed, text }: PhraseClause, { verb, first, last }: Parts, rules: PhraseRules): PhraseKey[] {
  const [head, from, to, own] = [words[verb], words[first], words[last], words[pointed]];
  if (!head || !from || !to || !own) return [];
  // `l'air` has no blank.
  const rest = words
    .slice(first, last + 1)
    .reduce((key, part, at) => key + (at > 0 && words[first + at - 1]?.end !== part.start ? ' ' : '') + part.text, '');
  // `Er fährt Rad` has the two parts in a row.
  const isJoined = verb === first - 1;
  const range = isJoined ? { start: head.start, end: to.end } : own;
  const written = isJoined ? text.slice(head.start, to.end) : `${head.text} … ${text.slice(from.start, to.end)}`;
  const lemmas = head.lemmas.filter((lemma) => rules.isVerb?.test(lemma) !== false);
  const rests = (rules.toPreposition?.(to.text) ?? [to.text]).map((word) => rest.slice(0, -to.text.length) + word);
  return lemmas.flatMap((lemma) =>
    rests.map((other): PhraseKey => {
      return { wordKey: toWordOrder(lemma, other, rules), range, rule: 'separable', written };
    }),
  );
}

/** The phrase as decks write it: `look up`, `in Frage stellen`, `rekening houden met`. */
function toWordOrder(lemma: string, rest: string, { verb, tails }: PhraseRules): string {
  if (verb === 'first') return `${lemma} ${rest}`;
  const [, start, tail] = /^(.+) (\S+)$/u.exec(rest) ?? [];
  return start !== undefined && tail !== undefined && tails?.has(tail)
    ? `${start} ${lemma} ${tail}`
    : `${rest} ${lemma}`;
}

/** Headwords that say that words stand between their parts: `ne … pas`, `either ... or`. French also has `ne pas`. */
function findGapped({ words, pointed }: PhraseClause, { gapOpener }: PhraseRules): PhraseKey[] {
  const own = words[pointed];
  if (!own) return [];
  return words.flatMap((other, at) => {
    if (at === pointed) return [];
    const [first, second] = at < pointed ? [other, own] : [own, other];
    const [a, b] = [first.text, second.text].map((key) =>
      gapOpener && key === gapOpener.elided ? gapOpener.word : key,
    );
    const keys = [`${a} … ${b}`, `${a} ... ${b}`, `${a}... ${b}`, `${a}…${b}`, `${a}...${b}`];
    if (a === gapOpener?.word) keys.push(`${a} ${b}`);
    const written = `${first.text} … ${second.text}`;
    return keys.map((wordKey) => ({ wordKey, range: own, rule: 'separable', written }));
  });
}
