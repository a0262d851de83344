import { useEffect, useMemo, useState } from 'preact/hooks';
import { chooseVoice, listVoices, say } from '../../language/voices.ts';

/**
 * Creates a function that speaks words of a language.
 *
 * @param language - ISO 639-3 code.
 * @returns undefined while the device has no voice for the language.
 */
export function useSpeech(language: string): ((text: string) => void) | undefined {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const [voices, setVoices] = useState(() => speech?.getVoices() ?? []);
  useEffect(() => {
    const update = () => setVoices(speech?.getVoices() ?? []);
    // Browsers fill their list after the first request.
    speech?.addEventListener('voiceschanged', update);
    return () => speech?.removeEventListener('voiceschanged', update);
  }, [speech]);
  const voice = useMemo(() => chooseVoice(listVoices(voices, language)), [voices, language]);
  return voice && ((text) => say(voice, text));
}
