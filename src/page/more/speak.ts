import type { LookupEntry } from '../../messaging/lookup-views.ts';
import type { PageCore } from '../core.ts';

/** Says a word with a voice of this machine; what was being said stops. */
export function speak({ parts }: PageCore, { word, pair }: LookupEntry): void {
  const voice = parts.findVoice(pair.slice(0, 3));
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(word);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
