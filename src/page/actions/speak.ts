import { chooseVoice, say } from '../../language/voices.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { PageCore } from '../hover-parts.ts';

/** The entry whose form was spoken last. */
let spoken: LookupEntry | undefined;

/**
 * Speaks a word with a voice of the device: the form on the page, and when it is asked for again, the headword. A misspelt form would teach a wrong
 * sound, so its headword is spoken.
 */
export function speak(parts: Pick<PageCore['parts'], 'findVoices'>, entry: LookupEntry): void {
  const { word, headword = word, why } = entry;
  spoken = spoken === entry || !why || /folded|near/.test(why.reason) ? undefined : entry;
  const voice = chooseVoice(parts.findVoices(toLanguagePair(entry.pair).from));
  if (voice) say(voice, (spoken && why?.steps[0]) ?? headword);
}
