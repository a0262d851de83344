import { listSpoken, speaks } from '../language/voices.ts';

let spoken: Set<string> | undefined;
let mayAsk = false;

/**
 * Asks the browser for its voices: it tells them only some time after it was asked for first.
 *
 * @param isWanted - Something is about to be said: Firefox on Linux is asked, too, from then on.
 */
export function loadVoices(isWanted = false): void {
  // On Linux Firefox lays a bar over the page when it is asked and the machine has no speech service.
  mayAsk ||= isWanted || !import.meta.env.FIREFOX || !navigator.userAgent.includes('Linux');
  if (spoken || !mayAsk) return;
  // Firefox has none where voices are turned off.
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  spoken = listSpoken(speech?.getVoices() ?? []);
  const forget = () => {
    spoken = undefined;
  };
  speech?.addEventListener('voiceschanged', forget, { once: true });
}

/**
 * Whether a voice of this machine speaks a language.
 *
 * @param language - ISO 639-3 code.
 * @returns False also while the voices are not known.
 */
export function hasVoice(language: string, isWanted?: boolean): boolean {
  loadVoices(isWanted);
  return spoken !== undefined && speaks(spoken, language);
}
