import type { Reading } from '../../read/reading.ts';
import type { DeckInput, Group } from '../cards/deck-input.ts';
import { memoise } from '../meanings/memoise.ts';
import type { Meaning } from '../meanings/translate.ts';

/** Minimum number of dictionaries that must give a form a meaning of its own. */
const MIN_SOURCES = 2;
/** Number of the base's meanings that are compared: later ones often mix both words. */
const MEANINGS_OF_BASE = 3;
/** Minimum score of a meaning of the base, as a share of the best one's; lower ones are noise. */
const MIN_SCORE = 0.15;

/**
 * Whether a form is a word of its own beside the base that the tables file it under: `hermana` means sister and `hermano` brother, but
 * `profesora` means the same as `profesor`.
 *
 * @param own - Meanings that the dictionaries give the form as a headword, best first.
 * @param base - Meanings of the base, best first.
 */
export function isOwnWord(own: readonly Meaning[], base: readonly Meaning[]): boolean {
  const [first] = own;
  if (!first || first.sources < MIN_SOURCES) return false;
  const top = base[0]?.score ?? 0;
  const usual = base.slice(0, MEANINGS_OF_BASE).filter(({ score }) => score >= MIN_SCORE * top);
  return !usual.some(({ word }) => word.toLowerCase() === first.word.toLowerCase());
}

/** Decides which feminines get their own card, and which forms move to it from the masculine. */
export interface OwnFeminines {
  /** The word that a reading is a form of: the feminine if that is a word of its own, otherwise the reading's lemma. */
  findWord(reading: Reading): string;
  /** Every form of a card's word by the tables of the language. */
  findParadigm(card: Pick<Group, 'word' | 'lemmas'>): string[];
}

export function createOwnFeminines({
  findMeanings,
  findFeminines,
  findParadigm,
}: Pick<DeckInput, 'findMeanings' | 'findFeminines' | 'findParadigm'>): OwnFeminines {
  const masculines = new Map<string, string>();
  const isOwn = memoise((feminine: string, masculine: string) =>
    isOwnWord(findMeanings(feminine, 'n'), findMeanings(masculine, 'n')),
  );
  const findTaken = (masculine: string): readonly string[] => {
    const feminines = findFeminines(masculine);
    return feminines[0] !== undefined && isOwn(feminines[0], masculine) ? feminines : [];
  };
  return {
    findWord: ({ lemma, feminine }) => {
      if (feminine === undefined || !isOwn(feminine, lemma)) return lemma;
      masculines.set(feminine, lemma);
      return feminine;
    },
    findParadigm: ({ word, lemmas }) =>
      lemmas.flatMap(({ pos }) => {
        const forms = findParadigm(word, pos);
        if (pos !== 'n') return forms;
        const taken = new Set(findTaken(word));
        const masculine = masculines.get(word);
        const given = masculine === undefined ? [] : findFeminines(masculine);
        return [...forms.filter((form) => !taken.has(form)), ...given];
      }),
  };
}
