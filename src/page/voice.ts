import { toTag } from './card-content.ts';

/**
 * Finds a voice of this machine that speaks a language.
 *
 * @param language - ISO 639-3 code.
 * @returns `undefined` when there is none, or when the browser has not told its voices yet.
 */
export function findVoice(language: string): SpeechSynthesisVoice | undefined {
  try {
    const tag = toTag(language);
    const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.split(/[-_]/)[0] === tag);
    // What a voice of the network is given to say leaves the machine.
    return voices.find((voice) => voice.localService && voice.default) ?? voices.find((voice) => voice.localService);
  } catch {
    return undefined;
  }
}
