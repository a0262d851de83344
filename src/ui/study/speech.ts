import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { chooseVoice, listVoices } from '../../language/voices.ts';
import { isSlowPress, SLOW_RATE, stopTake } from '../../recordings/play-take.ts';

/** Speaks a text. @param rate - Relative to the usual speed. */
export type Say = (text: string, rate?: number) => void;

/**
 * Creates a function that speaks texts of a language.
 *
 * @param language - ISO 639-3 code.
 * @returns undefined while the device has no voice for the language.
 */
export function useSpeech(language: string): Say | undefined {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const [voices, setVoices] = useState(() => speech?.getVoices() ?? []);
  useEffect(() => {
    const update = () => setVoices(speech?.getVoices() ?? []);
    // Browsers fill their list after the first request.
    speech?.addEventListener('voiceschanged', update);
    return () => speech?.removeEventListener('voiceschanged', update);
  }, [speech]);
  const voice = useMemo(() => chooseVoice(listVoices(voices, language)), [voices, language]);
  return voice && ((text, rate) => sayAt(voice, text, rate));
}

/** Speaks a sentence, and every second time slowly. @returns undefined while the device has no voice for its language. */
export function useSentenceSpeech(language: string, text: string): (() => void) | undefined {
  const say = useSpeech(language);
  const pressed = useRef({ text, presses: 0 });
  if (pressed.current.text !== text) pressed.current = { text, presses: 0 };
  return say && (() => say(text, isSlowPress(++pressed.current.presses) ? SLOW_RATE : 1));
}

/** Like `say`, which has no rate, because the scripts of web pages have no room for one. */
function sayAt(voice: SpeechSynthesisVoice, text: string, rate = 1): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  stopTake();
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
