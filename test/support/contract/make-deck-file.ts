import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';

/** A valid deck file: Spanish to English, three cards. */
export function makeDeckFile(fields: Partial<DeckFile> = {}): DeckFile {
  return {
    format: 'wayword-deck',
    version: 2,
    from: { iso639_3: 'spa', name: 'Spanish' },
    to: { iso639_3: 'eng', name: 'English' },
    licence: { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    sources: [{ name: 'Test words', version: '1', licence: 'CC0-1.0', url: 'https://example.org/' }],
    changes: 'None.',
    cards: [
      ['casa', ['house', 'home']],
      ['año', ['year']],
      ['niño', ['child'], ['niña', 'niños']],
    ],
    ...fields,
  };
}

/** The given number of cards with numbered words. */
export function makeDeckFileCards(count: number): DeckFileCard[] {
  return Array.from({ length: count }, (_, index) => [`palabra ${index + 1}`, [`meaning ${index + 1}`]]);
}
