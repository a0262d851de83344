import { listSpoken, listVoices, speaks } from '../language/voices.ts';

let spoken: Set<string> | undefined;
let mayAsk = false;

/** Firefox has none if speech is disabled. */
const findSpeech = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;
const getVoices = () => findSpeech()?.getVoices() ?? [];

/**
 * Requests the browser's voices, which arrive some time after the first request.
 *
 * @param isWanted - Whether speech was requested. From then on, Firefox on Linux is also asked.
 */
export function loadVoices(isWanted = false): void {
  // Firefox on Linux shows a bar over the page if the device has no speech service.
  mayAsk ||= isWanted || !import.meta.env.FIREFOX || !navigator.userAgent.includes('Linux');
  if (spoken || !mayAsk) return;
  spoken = listSpoken(getVoices());
  const forget = () => {
    spoken = undefined;
  };
  findSpeech()?.addEventListener('voiceschanged', forget, { once: true });
}

/**
 * Decides whether a voice of the device speaks a language.
 *
 * @param language - ISO 639-3 code.
 * @returns False while the voices are unknown.
 */
export function hasVoice(language: string, isWanted?: boolean): boolean {
  loadVoices(isWanted);
  return spoken !== undefined && speaks(spoken, language);
}

/** The voices of the device for a language. @param language - ISO 639-3 code. */
export const findVoices = (language: string): SpeechSynthesisVoice[] => listVoices(getVoices(), language);
