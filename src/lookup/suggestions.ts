import type { PairId } from '../contract/language-pair.ts';
import { pairIdSchema } from '../contract/pair-schemas.ts';
import type { LookupEntry } from '../messaging/lookup-views.ts';

/** What the address bar shows under a word that is typed there, and what it holds when a line is chosen. */
export interface Suggestion {
  content: string;
  description: string;
}

/** Chrome shows some ten lines, and Firefox six. */
const MAX_SUGGESTIONS = 6;
/** Between a word and its pair, in what the address bar holds: `ventana · spa-eng`. */
const JOINT = ' · ';

/** @param isMarkup - Chrome reads the description as XML, Firefox as plain text. */
export function toSuggestions(entries: readonly LookupEntry[], isMarkup: boolean): Suggestion[] {
  const write = isMarkup ? escapeMarkup : (text: string) => text;
  return entries.slice(0, MAX_SUGGESTIONS).map(({ pair, word, definition, meanings }) => {
    const said = [definition, ...meanings].filter((text) => text !== undefined).join(', ');
    return { content: `${word}${JOINT}${pair}`, description: write(`${word}: ${said}`) };
  });
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Reads what the address bar holds: a line that was chosen, or what was typed. */
export function parseSuggestion(content: string): { word: string; pair: PairId | undefined } {
  const place = content.lastIndexOf(JOINT);
  const pair = pairIdSchema.safeParse(place < 0 ? undefined : content.slice(place + JOINT.length));
  return pair.success ? { word: content.slice(0, place), pair: pair.data } : { word: content.trim(), pair: undefined };
}
