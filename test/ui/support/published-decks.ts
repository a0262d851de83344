import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { PublishedDecks } from '../../../src/ui/shared/offer/deck-files.ts';

const readText = () => readFileSync('assets/public/deck-files.json', 'utf8');

export const readPublishedDecks = (): PublishedDecks => JSON.parse(readText());

/** Answers requests for the package's list of deck files, in each test of the file. */
export function servePublishedDecks(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) => {
      expect(path).toBe('/deck-files.json');
      return new Response(readText());
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}
