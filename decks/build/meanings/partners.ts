import type { PartOfSpeech } from '../../read/freedict.ts';
import { guessImperfectives } from '../words/aspect.ts';
import { memoise } from './memoise.ts';
import type { Meaning } from './translate.ts';

type FindClasses = (spelling: string) => readonly PartOfSpeech[];
type FindMeanings = (word: string, pos: PartOfSpeech) => readonly Meaning[];

/**
 * Lets a Polish verb without an entry of its own mean what its imperfective partner means: the dictionaries translate
 * `uznawać` and leave `uznać` out.
 */
export function createPartnered(
  findClasses: FindClasses,
  findMeanings: FindMeanings,
): { findClasses: FindClasses; findMeanings: FindMeanings } {
  const findPartner = memoise(
    (word: string) =>
      guessImperfectives(word).find(
        (guess) => findClasses(guess).includes('v') && findMeanings(guess, 'v').length > 0,
      ) ?? '',
  );
  // A dictionary may know the word without a meaning that a second one confirms.
  const isAlone = (word: string) => /ć$/.test(word) && findMeanings(word, 'v').length === 0;
  return {
    findClasses: (spelling) => {
      const classes = findClasses(spelling);
      return isAlone(spelling) && !classes.includes('v') && findPartner(spelling) !== '' ? [...classes, 'v'] : classes;
    },
    findMeanings: (word, pos) => {
      const partner = isAlone(word) && (pos === 'v' || pos === '') ? findPartner(word) : '';
      return findMeanings(partner || word, pos);
    },
  };
}
