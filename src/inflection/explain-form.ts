import { canHaveForm, type FormName } from '../model/form-name.ts';
import type { Endings, Grammar, KnownWord } from './inflection.ts';
import { takeApart } from './jamo.ts';

/** Most rules in a row: 食べさせられなかった takes nine. */
const MAX_STEPS = 10;
/** Most spellings that a form may lead to in one step. */
const MAX_PATHS = 80;
/** Letters by which a spelling between may be longer than the form: a sign and a vowel, or an ending of the word. */
const MAX_GROWTH = 5;
/** Most ways to read one form that are worth telling. */
const MAX_READINGS = 2;

/**
 * Names the grammar of a form: `geht` is the third person singular of `gehen`.
 *
 * @param form - Key of the form.
 * @param lemma - The card's word. Its spelling tells nouns from verbs in German.
 * @returns The ways to read the form, each as names that it has together, from the word outwards; empty if the rules do not know.
 */
export function explainForm(form: string, lemma: string, known: KnownWord, grammar: Grammar): FormName[][] {
  const { rules, isOfLetters } = grammar;
  const { classes = [] } = known;
  const toLetters = (text: string) => (isOfLetters ? takeApart(text) : text);
  const targets = listTargets(lemma, known, grammar.parts, toLetters);
  const fits = (names: readonly FormName[]) => names.length > 0 && names.every((name) => canHaveForm(name, classes));
  const readings = new Map<string, FormName[]>();
  const reach = (key: string, names: readonly FormName[]) => {
    for (const target of targets) {
      const all = [...target.names, ...names];
      if (target.key === key && fits(all)) readings.set(all.join(), all);
    }
  };
  const start = toLetters(form);
  const findRules = indexRules(rules);
  reach(start, []);
  let paths: Path[] = [{ key: start, names: [] }];
  const seen = new Set([start]);
  const isKnown = () => readings.size > 0;
  for (let step = 0; step < MAX_STEPS && paths.length > 0 && !(step > 0 && isKnown()); step += 1) {
    const next = paths.flatMap((path) => findRules(path.key).flatMap((rule) => applyRule(rule, path, lemma)));
    for (const { key, names } of next) reach(key, names);
    paths = next.filter(({ key }) => !seen.has(key) && key.length < start.length + MAX_GROWTH).slice(0, MAX_PATHS);
    for (const { key } of paths) seen.add(key);
  }
  return readings.size > MAX_READINGS ? [] : [...readings.values()];
}

/** A rule with one of its endings. */
type EndingRule = Omit<Endings, 'endings'> & { ending: string };

const indexes = new WeakMap<readonly Endings[], (key: string) => readonly EndingRule[]>();

/** Finds rules by the last letter of their ending: a language has a hundred, of which a form needs few. */
function indexRules(grammar: readonly Endings[]): (key: string) => readonly EndingRule[] {
  const known = indexes.get(grammar);
  if (known) return known;
  const byLetter = new Map<string, EndingRule[]>();
  for (const { endings, ...rule } of grammar) {
    for (const ending of endings) {
      const last = ending.slice(-1);
      byLetter.set(last, [...(byLetter.get(last) ?? []), { ...rule, ending }]);
    }
  }
  const find = (key: string) => [...(byLetter.get(key.slice(-1)) ?? []), ...(byLetter.get('') ?? [])];
  indexes.set(grammar, find);
  return find;
}

/** A spelling on the way from a form to its word, and the names of what was taken off. */
interface Path {
  key: string;
  names: readonly FormName[];
}

/** Possible ends of a way: the word, and the principal parts that its deck gives. A rule leads to one as `ging·past`. */
function listTargets(
  lemma: string,
  { classes = [], parts = [] }: KnownWord,
  partNames: Grammar['parts'],
  toLetters: (text: string) => string,
): Path[] {
  const word = { key: toLetters(lemma.toLowerCase()), names: [] };
  const [kind] = classes;
  const names = kind === 'verb' || kind === 'noun' ? partNames[kind] : undefined;
  if (!names) return [word];
  const targets = parts.flatMap((part, index) => {
    const own = names[index] ?? names.at(-1);
    // If the last two parts are alike, a deck gives them once.
    const all = parts.length < names.length ? names.slice(index) : [own];
    return all.flatMap((name) =>
      name === undefined
        ? []
        : [part.toLowerCase(), `${part.toLowerCase()}·${name}`].map((key) => ({ key: toLetters(key), names: [name] })),
    );
  });
  return [word, ...targets];
}

/** Takes off what a rule may have added. The pattern of a word is that of the card's, or of a word between. */
function applyRule(rule: EndingRule, { key, names }: Path, lemma: string): Path[] {
  const { ending, instead, prefix = '', when, undo, isMeant, isWhole, names: readings = [] } = rule;
  if (isWhole ? key !== ending : !key.endsWith(ending)) return [];
  if (!key.startsWith(prefix) || when?.test(key) === false) return [];
  const written = key.slice(prefix.length, key.length - ending.length);
  const base = undo ? written.replace(...undo) : written;
  if (undo && base === written) return [];
  const words = instead.map((letters) => base + letters);
  return words
    .filter((word) => word !== key && (isMeant?.test(word === lemma.toLowerCase() ? lemma : word) ?? true))
    .flatMap((word) => readings.map((more) => ({ key: word, names: [...more, ...names] })));
}
