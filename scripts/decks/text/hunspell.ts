/** Reads the inflected forms that a spelling dictionary of Hunspell gives its words: a second opinion on what belongs to a lemma. */

interface Suffix {
  strip: string;
  add: string;
  flags: readonly string[];
  condition: RegExp;
}

function toFlags(text: string, isLong: boolean): string[] {
  if (!isLong) return [...text];
  return text.match(/../gsu) ?? [];
}

function readSuffixes(aff: string): { isLong: boolean; suffixes: Map<string, Suffix[]> } {
  const isLong = /^FLAG\s+long/m.test(aff);
  const suffixes = new Map<string, Suffix[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', addition = '', condition = '.'] = line.trim().split(/\s+/);
    // The line that heads the rules of a flag has a count in the fourth place.
    if (kind !== 'SFX' || addition === '' || ((strip === 'Y' || strip === 'N') && /^\d+$/.test(addition))) continue;
    const [add = '', flags = ''] = addition.split('/');
    const suffix: Suffix = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      flags: toFlags(flags, isLong),
      condition: new RegExp(`${condition.replace(/^-|(?<!\[[^\]]*)-/g, '[-]')}$`, 'u'),
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), suffix]);
  }
  return { isLong, suffixes };
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

/**
 * Finds which of the wanted words each form belongs to by the dictionary's endings. Prefixes are left alone: they make other words.
 *
 * @param wanted - Words whose forms are asked for, in their dictionary spelling.
 * @param ignored - Flags whose endings make other words: diminutives, adverbs, names of people.
 * @returns Lower-case forms, the word's own spelling not among them, with the words they may belong to.
 */
export function readHunspell(
  aff: string,
  dic: string,
  wanted: ReadonlySet<string>,
  ignored: ReadonlySet<string> = new Set(),
): Map<string, Set<string>> {
  const { isLong, suffixes } = readSuffixes(aff);
  const found = new Map<string, Set<string>>();
  for (const line of dic.split('\n')) {
    const [entry = ''] = line.trim().split(/\s/);
    const slash = entry.indexOf('/');
    const word = slash > 0 ? entry.slice(0, slash) : entry;
    if (slash <= 0 || !wanted.has(word)) continue;
    const flags = toFlags(entry.slice(slash + 1), isLong).filter((flag) => !ignored.has(flag));
    for (const form of inflect(word, flags, suffixes, 1)) {
      const key = form.toLowerCase();
      if (form === word) continue;
      found.set(key, (found.get(key) ?? new Set()).add(word));
    }
  }
  return found;
}
