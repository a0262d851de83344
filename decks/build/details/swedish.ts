import type { Dictionary } from '../../read/lttoolbox.ts';
import { findParadigm } from '../../read/lttoolbox-paradigm.ts';

const LEFT_OUT = /compound|cmp|gen|pasv/;

/** Forms of a word that have all of the tags, without genitives and passives. */
function findTagged(word: string, tags: readonly string[], dictionary: Dictionary): string[] {
  const forms = findParadigm(dictionary, word)
    .filter(([, analysis]) => !analysis.tags.some((tag) => LEFT_OUT.test(tag)))
    .filter(([, analysis]) => tags.every((tag) => analysis.tags.includes(tag)))
    .map(([form]) => form.normalize('NFC'));
  return [...new Set(forms)].sort();
}

/** The indefinite plural of a noun: `bilar`, `hus`; `[]` when it has none, or several, of which one is of another word of the spelling. */
export function findSwedishPlural(word: string, dictionary: Dictionary): string[] {
  const plurals = findTagged(word, ['n', 'pl', 'ind'], dictionary);
  return plurals.length === 1 ? plurals : [];
}

/** Past and supine of a strong or irregular verb: `skrev`, `skrivit`; `[]` when they are regular. */
export function findSwedishVerbParts(word: string, dictionary: Dictionary): string[] {
  const [past, ...otherPasts] = findTagged(word, ['vblex', 'past'], dictionary);
  const [supine, ...otherSupines] = findTagged(word, ['vblex', 'supn'], dictionary);
  if (past === undefined || supine === undefined || otherPasts.length + otherSupines.length > 0) return [];
  return /(?:de|te)$/.test(past) && /t$/.test(supine) && !/it$/.test(supine) ? [] : [past, supine];
}
