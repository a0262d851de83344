import { listSpoken, speaks } from '../language/voices.ts';

let spoken: Set<string> | undefined;

/**
 * Asks which languages have a voice, when the browser is idle: it tells its voices only some time after it was asked for first, and there may
 * be many to look through.
 */
export function loadVoices(): void {
  requestIdleCallback(getSpoken);
}

/**
 * Whether a voice of this machine speaks a language.
 *
 * @param language - ISO 639-3 code.
 * @returns False also while the browser has not told its voices yet.
 */
export function hasVoice(language: string): boolean {
  return speaks(getSpoken(), language);
}

function getSpoken(): Set<string> {
  if (!spoken) {
    // Firefox has none where voices are turned off.
    const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    spoken = listSpoken(speech?.getVoices() ?? []);
    const renew = () => {
      spoken = undefined;
      loadVoices();
    };
    speech?.addEventListener('voiceschanged', renew, { once: true });
  }
  return spoken;
}
