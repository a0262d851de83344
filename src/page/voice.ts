import { listSpoken, speaks } from '../language/voices.ts';

let spoken: Set<string> | undefined;
let mayAsk = false;

/**
 * Requests the browser's voices, which arrive some time after the first request.
 *
 * @param isWanted - Whether speech was requested. From then on, Firefox on Linux is also asked.
 */
export function loadVoices(isWanted = false): void {
  // Firefox on Linux shows a bar over the page if the device has no speech service.
  mayAsk ||= isWanted || !import.meta.env.FIREFOX || !navigator.userAgent.includes('Linux');
  if (spoken || !mayAsk) return;
  // Firefox has no voices if speech is disabled.
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  spoken = listSpoken(speech?.getVoices() ?? []);
  const forget = () => {
    spoken = undefined;
  };
  speech?.addEventListener('voiceschanged', forget, { once: true });
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
