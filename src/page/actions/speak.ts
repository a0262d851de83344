import { chooseVoice, say } from '../../language/voices.ts';
import { findSpokenForm, type LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { PageCore } from '../hover-parts.ts';

interface SpeakParts extends Pick<PageCore, 'send'> {
  parts: Pick<PageCore['parts'], 'findVoices'>;
}

/** The entry whose form was spoken last. */
let spoken: LookupEntry | undefined;
/** Whether the last word was a recording, which may still play. */
let isPlaying: boolean | undefined;

/**
 * Speaks a word: the form on the page, and when it is asked for again, the headword. The extension plays a recording, because the rules of a page
 * may forbid that. Without one, a voice of the device speaks.
 */
export async function speak(core: SpeakParts, entry: LookupEntry): Promise<void> {
  const { pair, word, headword = word, reading } = entry;
  const form = spoken === entry ? undefined : findSpokenForm(entry);
  spoken = form ? entry : undefined;
  const voice = chooseVoice(core.parts.findVoices(toLanguagePair(pair).from));
  if (entry.isRecorded || isPlaying) {
    const wanted = { pair, words: [headword, word], form, hasVoice: !!voice, reading };
    isPlaying = await core.send('sound.play', wanted).catch(() => undefined);
  }
  if (!voice) return;
  if (isPlaying) speechSynthesis.cancel();
  else say(voice, form ?? headword);
}
