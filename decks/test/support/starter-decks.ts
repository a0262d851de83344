import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import { memoise } from '../../build/meanings/memoise.ts';

/** Reads a committed deck with its forms and details once for all tests, which must not change it. */
export const readStarterDeck = memoise((pair: string) => readDeck(pair));
