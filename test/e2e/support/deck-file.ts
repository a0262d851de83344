import type { DeckFile } from '../../../src/deck-file/deck-file.ts';

/** A Spanish deck of so many numbered words. */
export function makeDeckFile(count: number): DeckFile {
  return {
    format: 'wayword-deck',
    version: 1,
    from: { iso639_3: 'spa', name: 'Spanish' },
    to: { iso639_3: 'eng', name: 'English' },
    licence: { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    sources: [],
    changes: 'Made for tests.',
    cards: Array.from({ length: count }, (_, place) => [`palabra ${place + 1}`, [`meaning ${place + 1}`]]),
  };
}
