import { chooseVoice, say } from '../../language/voices.ts';
import type { LookupEntry } from '../../model/lookup.ts';

/** Says a word with a voice of this machine. */
export function speak({ word, pair }: LookupEntry): void {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const voice = speech && chooseVoice(speech.getVoices(), pair.slice(0, 3));
  if (voice) say(voice, word);
}
