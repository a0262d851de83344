import { chooseVoice, say } from '../../language/voices.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';

/** Speaks a word with a voice of the device. */
export function speak({ word, pair }: LookupEntry): void {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const voice = speech && chooseVoice(speech.getVoices(), toLanguagePair(pair).from);
  if (voice) say(voice, word);
}
