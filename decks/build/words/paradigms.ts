import { toReading } from '../../read/apertium-readings.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Dictionary } from '../../read/lttoolbox.ts';
import { findParadigm } from '../../read/lttoolbox-paradigm.ts';
import type { Reading } from '../../read/reading.ts';

/** Emphatic imperatives of Polish, the Spanish future subjunctive: too rare to meet. */
const RARE = /^(emph|fts)$/;

/** A form with its grammatical tags. */
type Tagged = readonly [form: string, tags: string];

/** Forms by `lemma<tab>class`, from readings by form. */
export function invertReadings(readings: ReadonlyMap<string, readonly Reading[]>): Map<string, Tagged[]> {
  const forms = new Map<string, Tagged[]>();
  for (const [form, list] of readings) {
    for (const { lemma, pos, tags } of list) {
      const key = `${lemma}\t${pos}`;
      const known = forms.get(key) ?? [];
      known.push([form, tags]);
      forms.set(key, known);
    }
  }
  return forms;
}

const ENDINGS = ['e', 'en', 'er', 'es', 'em'];

/**
 * Forms of a German word by its table, and those that the table leaves to rules: the genitive in -es, the short imperative,
 * participles with their endings.
 */
export function completeGerman(lemma: string, pos: PartOfSpeech, table: readonly Tagged[]): string[] {
  const forms = table.map(([form]) => form);
  const base = lemma.toLowerCase();
  if (
    pos === 'n' &&
    forms.includes(`${base}s`) &&
    /(?:[^aeiouäöüys]|eu|au|ei)$/.test(base) &&
    !/(?:[^i]e[lrnm]|chen|lein)$/.test(base)
  )
    forms.push(`${base}es`);
  if (pos !== 'v' || !/n$/.test(base)) return forms;
  const stem = base.replace(/e?n$/, '');
  if (forms.includes(`${stem}e`) && !/(?:[dt]|[^lrmnh][mn]|ig)$/.test(stem)) forms.push(stem);
  const participles = [`${base}d`, ...table.filter(([, tags]) => tags.includes('PA2')).map(([form]) => form)];
  return [
    ...forms,
    ...participles.flatMap((participle) => [participle, ...ENDINGS.map((ending) => participle + ending)]),
  ];
}

/** Pronouns that Italian writes as one with an infinitive: `attaccarlo`, `condurvi`. */
const ITALIAN_CLITICS = ['lo', 'la', 'li', 'le', 'ne', 'mi', 'ti', 'si', 'ci', 'vi', 'gli'];

/** Infinitives with a pronoun, which the analyser knows as two words. */
export function completeItalian(lemma: string, pos: PartOfSpeech): string[] {
  const stem = /^(\p{L}+r)(?:r?e)$/u.exec(lemma)?.[1]?.replace(/rr$/, 'r');
  return pos === 'v' && stem !== undefined ? ITALIAN_CLITICS.map((pronoun) => stem + pronoun) : [];
}

/** Forms that an analyser of Apertium gives a lemma in one class. */
export function toParadigm(dictionary: Dictionary, lemma: string, pos: PartOfSpeech): string[] {
  const forms = findParadigm(dictionary, lemma).filter(([, analysis]) => {
    const found = toReading(analysis)?.pos;
    // Some analysers file participles as adjectives of the verb's spelling.
    const isForm = found === pos || (found === 'a' && pos === 'v');
    return isForm && !analysis.tags.some((tag) => RARE.test(tag));
  });
  return [...new Set(forms.map(([form]) => form.normalize('NFC')))];
}

/** Forms of the feminine that an analyser files under a masculine noun: the singular, then the others. A noun that is feminine itself has none. */
export function toFeminines(dictionary: Dictionary, masculine: string): string[] {
  const forms = findParadigm(dictionary, masculine).filter(([, { tags }]) => tags[0] === 'n' && tags.includes('f'));
  const singulars = forms.filter(([, { tags }]) => tags.includes('sg')).map(([form]) => form.normalize('NFC'));
  if (singulars.length === 0 || singulars.includes(masculine)) return [];
  return [...new Set([...singulars, ...forms.map(([form]) => form.normalize('NFC'))])];
}
