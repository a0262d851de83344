import type { DeckIndex } from '../../src/library/deck-index.ts';
import { type DeckFile, formatDeckFile } from '../../src/library/formats/deck-file.ts';
import { formatFormsFile } from '../../src/library/forms-file.ts';
import { installFirstCards } from '../../src/library/install.ts';
import { replaceStarterDeck } from '../../src/library/replace.ts';
import type { StarterParts } from '../../src/library/starter-decks.ts';
import type { SourceRow } from '../../src/store/content/content-database.ts';
import type { Store } from '../../src/store/store.ts';
import { ENGLISH, SPANISH } from './store.ts';

/** Stores a starter deck completely, as the extension does. */
export async function installStarterDeck(store: Store, parts: StarterParts, now: number): Promise<SourceRow> {
  const first = await installFirstCards(store, parts, now);
  return first.isComplete ? first : replaceStarterDeck(store, parts, now, first);
}

/** A deck file whose cards include their forms, as the parts of a starter deck. */
export function toParts(file: DeckFile): StarterParts {
  return { file, forms: new Map(), details: new Map() };
}

export const LICENCE = { id: 'CC-BY-SA-4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };

/** A deck from Spanish to English of `count` cards: `palabra1`, `palabra2` … */
export function makeStarterFile(count: number): DeckFile {
  return {
    format: 'wayword-deck',
    version: 2,
    from: SPANISH,
    to: ENGLISH,
    licence: LICENCE,
    sources: [],
    changes: 'Made for a test.',
    cards: Array.from({ length: count }, (_, index) => [`palabra${index + 1}`, [`word ${index + 1}`]]),
  };
}

/** The files of a package with one deck, by name: each of its words has a plural. */
export function makePackage(file: DeckFile): (name: string) => Promise<string> {
  const index: DeckIndex = {
    format: 'wayword-deck-index',
    version: 2,
    licences: { [LICENCE.id]: LICENCE.url },
    sources: [],
    changes: [file.changes],
    forms: [{ language: 'spa', files: ['forms/spa-1.json', 'forms/spa-2.json'] }],
    decks: [
      {
        file: 'spa-eng.json',
        kind: 'words',
        from: file.from,
        to: file.to,
        cards: file.cards.length,
        licence: LICENCE.id,
        sources: [],
        changes: 0,
      },
    ],
  };
  const plurals = file.cards.map(([word]) => [word, [`${word}s`]] as const);
  const half = Math.ceil(plurals.length / 2);
  const files: Record<string, string> = {
    'index.json': JSON.stringify(index),
    'spa-eng.json': formatDeckFile(file),
    'forms/spa-1.json': formatFormsFile('spa', plurals.slice(0, half)),
    'forms/spa-2.json': formatFormsFile('spa', plurals.slice(half)),
  };
  return async (name) => files[name] ?? Promise.reject(new Error(`Expected a file of the package, got ${name}.`));
}
