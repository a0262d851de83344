import { listSpoken, speaks } from '../language/voices.ts';

let spoken: Set<string> | undefined;

/**
 * Asks the browser for its voices: it tells them only some time after it was asked for first.
 *
 * @param isWanted - Something is about to be said. Else Firefox is not asked on Linux, where it lays a bar over the page when the machine
 *   has no speech service.
 */
export function loadVoices(isWanted = false): void {
  if (spoken || (!isWanted && /Linux.*Firefox/.test(navigator.userAgent))) return;
  // Firefox has none where voices are turned off.
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  spoken = listSpoken(speech?.getVoices() ?? []);
  const forget = () => {
    spoken = undefined;
    loadVoices(isWanted);
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
