import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { DATA } from '../../read/folders.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';

/** Core words: those that several decks from one language have among their first cards, so that no other one may lack them. */

/** Cards among which a word counts as one of the core. */
const CORE_CARDS = 4_000;
/** Other decks that must have the word there. */
const WITNESSES = 3;

/**
 * Parses a list of words that need no card, each with its reason: `lee # a name`.
 *
 * @throws {Error} Naming the line without a reason.
 */
export function parseExceptions(text: string): Set<string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Set(
    lines.map((line) => {
      const [word, reason] = line.split(' # ');
      if (!word || !reason) throw new Error(`expected "word # reason", got ${line}`);
      return word;
    }),
  );
}

/** The words from English that need no card. */
export const readCoreExceptions = (): Set<string> =>
  parseExceptions(readFileSync(join(DATA, 'core-exceptions.list'), 'utf8'));

/**
 * Finds the core words that a deck has neither as a card nor as a form.
 *
 * @param decks - All decks from one language.
 * @returns The missing words by the language of the meanings.
 */
export function findMissingCore(decks: readonly DeckFile[], exceptions: ReadonlySet<string>): Map<string, string[]> {
  const witnesses = new Map<string, Set<string>>();
  for (const deck of decks)
    for (const [word] of withoutPhrases(deck).cards.slice(0, CORE_CARDS))
      witnesses.set(word, (witnesses.get(word) ?? new Set()).add(deck.to.iso639_3));
  return new Map(
    decks.map(({ to, cards }) => {
      const known = new Set(
        cards.flatMap(([word, , forms = []]) => [word, ...forms].map((text) => text.toLowerCase())),
      );
      const missing = [...witnesses]
        .filter(([word, languages]) => !known.has(word.toLowerCase()) && languages.size >= WITNESSES)
        .map(([word]) => word)
        .filter((word) => !exceptions.has(word));
      return [to.iso639_3, missing];
    }),
  );
}
