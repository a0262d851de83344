import { pairIdSchema } from '../contract/pair-schemas.ts';
import type { LookupEntry } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';

/** What the address bar shows under a word that is typed there, and what it holds when a line is chosen. */
export interface Suggestion {
  content: string;
  description: string;
}

/** Chrome shows some ten lines, and Firefox six. */
const MAX_SUGGESTIONS = 6;
/** Between a word and its pair, in what the address bar holds: `ventana · spa-eng`, and `Bank · deu-eng · 812` for a
 * word's second card, and for a headword that is more than a word (`der Hund, -e · deu-eng · 3`). */
const JOINT = ' · ';
const RANKED = /^(.*) · (\d+)$/s;

/** @param isMarkup - Chrome reads the description as XML, Firefox as plain text. */
export function toSuggestions(entries: readonly LookupEntry[], isMarkup: boolean): Suggestion[] {
  const write = isMarkup ? escapeMarkup : (text: string) => text;
  return entries.slice(0, MAX_SUGGESTIONS).map(({ pair, word, rank, definition, meanings }, place) => {
    const said = [definition, ...meanings].filter((text) => text !== undefined).join(', ');
    // Lines that hold the same are one for the browser.
    const isAgain = entries.findIndex((other) => other.pair === pair && other.word === word) < place;
    const hasRank = isAgain || /[^\p{L}\p{M}\p{N}]/u.test(word);
    const content = [word, pair, ...(hasRank && rank !== undefined ? [rank] : [])].join(JOINT);
    return { content, description: write(`${word}: ${said}`) };
  });
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Reads what the address bar holds: a line that was chosen, or what was typed. */
export function parseSuggestion(content: string): { word: string; pair: PairId | undefined; rank?: number } {
  const [, line = content, rank] = RANKED.exec(content) ?? [];
  const place = line.lastIndexOf(JOINT);
  const pair = pairIdSchema.safeParse(place < 0 ? undefined : line.slice(place + JOINT.length));
  if (!pair.success) return { word: content.trim(), pair: undefined };
  return { word: line.slice(0, place), pair: pair.data, ...(rank === undefined ? {} : { rank: Number(rank) }) };
}
