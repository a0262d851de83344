import type { Send } from '../../../messaging/client.ts';
import { MAX_SCAN_LENGTH } from '../../../model/limits.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import type { NewWord } from './new-words.ts';

/** Words that are looked up at a time, so that they show soon and a hover has its turn. */
const AT_ONCE = 5;

/**
 * Looks up what words mean.
 *
 * @param onFound - Called after each few words, with their meanings by id. A word without any has an empty text.
 */
export async function loadMeanings(
  send: Send,
  words: readonly NewWord[],
  signal: AbortSignal,
  onFound: (found: ReadonlyMap<string, string>) => void,
): Promise<void> {
  for (let at = 0; at < words.length; at += AT_ONCE) {
    const part = words.slice(at, at + AT_ONCE);
    const found = await Promise.all(part.map(async (word) => [word.id, await findMeaning(send, word)] as const));
    if (signal.aborted) return;
    onFound(new Map(found));
  }
}

async function findMeaning(send: Send, { pair, word }: NewWord): Promise<string> {
  if (word.length > MAX_SCAN_LENGTH) return '';
  try {
    const request = { text: word, offset: 0, language: toLanguagePair(pair).from };
    const { entries } = await send('lookup.define', request);
    const own = entries.find(
      (entry) => entry.pair === pair && [entry.word, ...(entry.otherWords ?? [])].includes(word),
    );
    return own ? [...(own.definition === undefined ? [] : [own.definition]), ...own.meanings].join(', ') : '';
  } catch {
    // The list is of use without meanings.
    return '';
  }
}
