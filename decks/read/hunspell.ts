/** Reads the inflected forms that a spelling dictionary of Hunspell gives its words: a second opinion on what belongs to a lemma. */

interface Suffix {
  strip: string;
  add: string;
  flags: readonly string[];
  condition: RegExp;
}

type ReadFlags = (text: string) => string[];

/** Flags are letters, pairs of letters, or numbers; a number may also refer to a list at the beginning of the file. */
function createReadFlags(aff: string): ReadFlags {
  const kind = /^FLAG\s+(long|num)/m.exec(aff)?.[1];
  // The first line of them says how many there are.
  const lists = [...aff.matchAll(/^AF\s+(\S+)/gm)].map(([, list = '']) => list).slice(1);
  const split: ReadFlags = (text) => {
    if (kind === 'num') return text.split(',');
    return kind === 'long' ? (text.match(/../gsu) ?? []) : [...text];
  };
  return (text) => split(lists.length > 0 ? (lists[Number(text) - 1] ?? '') : text);
}

/** As a part of a regular expression: a hyphen is a letter like others. */
const toPattern = (condition: string) =>
  condition.replace(/\[[^\]]*\]|-/g, (part) => (part === '-' ? '[-]' : part.replaceAll('-', '\\-')));

function readSuffixes(aff: string, readFlags: ReadFlags): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', addition = '', condition = '.'] = line.trim().split(/\s+/);
    // The line that heads the rules of a flag has a count in the fourth place.
    if (kind !== 'SFX' || addition === '' || ((strip === 'Y' || strip === 'N') && /^\d+$/.test(addition))) continue;
    const [add = '', flags = ''] = addition.split('/');
    const suffix: Suffix = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      flags: readFlags(flags),
      condition: new RegExp(`${toPattern(condition)}$`, 'u'),
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), suffix]);
  }
  return suffixes;
}

function inflect(
  word: string,
  flags: readonly string[],
  suffixes: ReadonlyMap<string, Suffix[]>,
  depth: number,
): string[] {
  const forms: string[] = [];
  for (const flag of flags) {
    for (const suffix of suffixes.get(flag) ?? []) {
      if (!suffix.condition.test(word) || !word.endsWith(suffix.strip)) continue;
      const form = word.slice(0, word.length - suffix.strip.length) + suffix.add;
      forms.push(form);
      if (depth > 0 && suffix.flags.length > 0) forms.push(...inflect(form, suffix.flags, suffixes, depth - 1));
    }
  }
  return forms;
}

/** Words to inflect and endings to leave out. */
export interface HunspellChoice {
  /** Words whose forms are asked for, in their dictionary spelling; by default all. */
  wanted?: Pick<ReadonlySet<string>, 'has'>;
  /** Flags whose endings make other words: diminutives, adverbs, names of people. */
  ignored?: ReadonlySet<string>;
  /** How many endings may follow upon one; 1 by default. */
  depth?: number;
}

/** Lists the words of a dictionary, each with itself and with every form that its endings give it. Prefixes are left alone: they make other words. */
export function* listHunspell(
  aff: string,
  dic: string,
  { wanted, ignored = new Set(), depth = 1 }: HunspellChoice = {},
): Generator<[form: string, word: string]> {
  const readFlags = createReadFlags(aff);
  const suffixes = readSuffixes(aff, readFlags);
  for (const line of dic.split('\n')) {
    const [entry = ''] = line.trim().split(/\s/);
    const slash = entry.indexOf('/');
    const word = slash > 0 ? entry.slice(0, slash) : entry;
    if (word === '' || (wanted && !wanted.has(word))) continue;
    yield [word, word];
    if (slash <= 0) continue;
    const flags = readFlags(entry.slice(slash + 1)).filter((flag) => !ignored.has(flag));
    for (const form of inflect(word, flags, suffixes, depth)) yield [form, word];
  }
}

/**
 * Finds which of the wanted words each form belongs to by the dictionary's endings.
 *
 * @returns Lower-case forms, the word's own spelling not among them, with the words they may belong to.
 */
export function readHunspell(
  aff: string,
  dic: string,
  wanted: ReadonlySet<string>,
  ignored: ReadonlySet<string> = new Set(),
  depth = 1,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [form, word] of listHunspell(aff, dic, { wanted, ignored, depth })) {
    const key = form.toLowerCase();
    if (form === word) continue;
    found.set(key, (found.get(key) ?? new Set()).add(word));
  }
  return found;
}
