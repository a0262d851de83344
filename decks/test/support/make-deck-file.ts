import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';

export const LICENCE = { id: 'CC-BY-SA-4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };

/** A deck file from Spanish to English without sources, unless the fields say otherwise. */
export function makeDeckFile(cards: DeckFileCard[], fields: Partial<DeckFile> = {}): DeckFile {
  return {
    format: 'wayword-deck',
    version: 2,
    from: { iso639_3: 'spa', name: 'Spanish' },
    to: { iso639_3: 'eng', name: 'English' },
    licence: LICENCE,
    sources: [],
    changes: 'Made for a test.',
    cards,
    ...fields,
  };
}
