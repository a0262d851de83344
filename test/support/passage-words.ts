import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { findPassage } from '../../src/ui/welcome/passages.ts';
import { readStarterWords } from './starter-decks.ts';

/** Words of a text that its starter deck cannot answer. */
export function findUnknown(pair: string): string[] {
  const [language = ''] = pair.split('-');
  const words = new DeckWords(readStarterWords(pair));
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (findPassage(language, 2_000) ?? []).flatMap((paragraph) =>
    [...segmenter.segment(paragraph)]
      .filter(({ isWordLike, index }) => isWordLike && words.define(paragraph, index).entries.length === 0)
      .map(({ segment }) => segment),
  );
}
