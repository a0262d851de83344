import { pairIdSchema } from '../contract/pair-schemas.ts';
import type { LookupEntry } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';

/** A suggestion in the address bar, and the text that choosing it puts there. */
export interface Suggestion {
  content: string;
  description: string;
}

/** Chrome shows about ten lines, Firefox six. */
const MAX_SUGGESTIONS = 6;
/** Separates a word from its pair in the address bar: `ventana · spa-eng`. A rank follows for a word's second card (`Bank · deu-eng · 812`)
 * and for a headword that is more than a word (`der Hund, -e · deu-eng · 3`). */
const JOINT = ' · ';
const RANKED = /^(.*) · (\d+)$/s;

/** @param isMarkup - Chrome reads the description as XML, Firefox as plain text. */
export function toSuggestions(entries: readonly LookupEntry[], isMarkup: boolean): Suggestion[] {
  const write = isMarkup ? escapeMarkup : (text: string) => text;
  return entries.slice(0, MAX_SUGGESTIONS).map(({ pair, word, headword = word, rank, definition, meanings }, index) => {
    const said = [definition, ...meanings].filter((text) => text !== undefined).join(', ');
    // The browser merges lines with the same content.
    const isAgain = entries.findIndex((other) => other.pair === pair && other.word === word) < index;
    const hasRank = isAgain || /[^\p{L}\p{M}\p{N}]/u.test(word);
    const content = [word, pair, ...(hasRank && rank !== undefined ? [rank] : [])].join(JOINT);
    return { content, description: write(`${headword}: ${said}`) };
  });
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Parses the content of the address bar: a chosen suggestion or typed text. */
export function parseSuggestion(content: string): { word: string; pair: PairId | undefined; rank?: number } {
  const [, line = content, rank] = RANKED.exec(content) ?? [];
  const index = line.lastIndexOf(JOINT);
  const pair = pairIdSchema.safeParse(index < 0 ? undefined : line.slice(index + JOINT.length));
  if (!pair.success) return { word: content.trim(), pair: undefined };
  return { word: line.slice(0, index), pair: pair.data, ...(rank === undefined ? {} : { rank: Number(rank) }) };
}
