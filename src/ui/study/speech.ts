import { useEffect, useState } from 'preact/hooks';

/** Finds a voice of the language; another one would say something, but not the word. */
export function findVoice(voices: readonly SpeechSynthesisVoice[], tag: string): SpeechSynthesisVoice | undefined {
  const language = tag.split('-')[0]?.toLowerCase();
  const own = voices.filter((voice) => voice.lang.split(/[-_]/)[0]?.toLowerCase() === language);
  return own.find((voice) => voice.localService) ?? own[0];
}

/**
 * Says words of a language aloud.
 *
 * @param tag - BCP 47.
 * @returns undefined while there is no voice for the language.
 */
export function useSpeech(tag: string): ((text: string) => void) | undefined {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const [voice, setVoice] = useState(() => speech && findVoice(speech.getVoices(), tag));
  useEffect(() => {
    if (!speech) return undefined;
    const update = () => setVoice(findVoice(speech.getVoices(), tag));
    update();
    // Browsers fill their list after it was asked for first.
    speech.addEventListener('voiceschanged', update);
    return () => speech.removeEventListener('voiceschanged', update);
  }, [speech, tag]);
  if (!speech || !voice) return undefined;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    speech.cancel();
    speech.speak(utterance);
  };
}
