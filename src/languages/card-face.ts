import type { CardFace, StoredCard } from '../model/card.ts';
import { findReading } from './find-reading.ts';
import { showArticle } from './show-article.ts';

/** Examples of a word that are shown. */
const MAX_SHOWN_EXAMPLES = 3;

/**
 * Finds the face of a word: the first reading and the first grammar that its cards name, and the examples of all. A
 * reading may also be among the forms.
 *
 * @param cards - All of one word, those that come first before the others.
 * @param word - As it is shown.
 * @param language - ISO 639-3 code of the word.
 */
export function toFace(cards: readonly StoredCard[], word: string, language: string): CardFace {
  const faces = cards.map(([, spelling, , forms = [], details = {}]) => {
    const {
      reading = findReading(spelling, forms, language),
      examples = [],
      frequency: _,
      score: _score,
      meaningClasses: _classes,
      ...grammar
    } = details;
    return { reading, examples, grammar };
  });
  const first = faces.find((face) => face.reading !== undefined)?.reading;
  // A dictionary adds the pitch to a reading that another source states without it: `きょう [1]`.
  const reading = faces.find((face) => face.reading?.startsWith(`${first} [`))?.reading ?? first;
  const grammar = faces.find((face) => Object.keys(face.grammar).length > 0)?.grammar;
  const examples = faces.flatMap((face) => face.examples).slice(0, MAX_SHOWN_EXAMPLES);
  return {
    ...(reading === undefined ? {} : { reading }),
    ...(grammar === undefined ? {} : { grammar: showArticle(grammar, word, language) }),
    ...(examples.length === 0 ? {} : { examples }),
  };
}
