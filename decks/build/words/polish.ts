import type { Reading } from '../../read/reading.ts';

/** Endings of the neuter nouns in -nie and -cie that Polish makes from every verb. */
const CASE_ENDING = /(?:e|a|u|em|om|ami|ach)?$/;

/**
 * Adds the noun to readings that are a verb's gerund: `zdjęcia` is of `zdjęcie`, a photo, before it is of `zdjąć`, to take off.
 *
 * @param isNoun - Whether a dictionary has the noun.
 */
export function addGerundNouns(
  form: string,
  readings: readonly Reading[],
  isNoun: (word: string) => boolean,
): Reading[] {
  if (!readings.some(({ tags }) => tags.split('.').includes('ger'))) return [...readings];
  const noun = form
    .replace(CASE_ENDING, 'e')
    .replace(/([nc])e$/, '$1ie')
    .replace(/iie$/, 'ie');
  if (!isNoun(noun)) return [...readings];
  const others = readings.filter(({ tags }) => !tags.split('.').includes('ger'));
  return [...others, { lemma: noun, pos: 'n', tags: 'ger' }];
}
