import type { SplitClitics } from '../../inflection/word-rules.ts';

/** Pronouns that are written onto the end of a verb: `eseguir-lo`, `dir-glie-lo`, `far-me-ne`. */
const PRONOUNS = /^(.{2,}?)(me|te|se|ce|ve|glie)?(mi|ti|si|ci|vi|lo|la|li|le|gli|ne)$/u;

/** Imperatives of one syllable, which double the pronoun's first letter: `dammi`, `dillo`, `facci`. */
const SHORT: Record<string, string> = { da: 'dare', di: 'dire', fa: 'fare', sta: 'stare', va: 'andare' };
const DOUBLED = /^(da|di|fa|sta|va)([mtlcsvn])(?=\2)/u;

const VERB = /(?:[aei]re|rre|rsi)$/u;

/** Finds the verb that pronouns are attached to: `eseguirlo` is `eseguire`, `facendolo` is `facendo`, `dammelo` is `dare`. */
export const splitClitics: SplitClitics = ({ key }) =>
  [...new Set(findVerbs(key))].map((spelling) => ({ spelling, isMeant: VERB }));

function findVerbs(key: string): string[] {
  const short = SHORT[DOUBLED.exec(key)?.[1] ?? ''];
  if (short !== undefined && PRONOUNS.test(key)) return [short];
  const [, shortest = '', first, last] = PRONOUNS.exec(key) ?? [];
  if (last === undefined) return [];
  const verbs = first === undefined ? [shortest] : [shortest, shortest + first];
  return verbs.flatMap(toVerbs);
}

/** An infinitive loses its last vowel: `porlo` is `porre`, `dirle` is `dire`. */
function toVerbs(written: string): string[] {
  if (written.endsWith('r')) return [`${written}e`, `${written}re`];
  // Gerund, participle, imperative of more than one syllable.
  return /(?:ndo|[aeiou](?:t|s)[oaie]|[ai]|ate|ete|ite|iamo)$/u.test(written) && written.length >= 4 ? [written] : [];
}
