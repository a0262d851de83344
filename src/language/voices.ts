/** Firefox marks no voice of Linux's speech service as local, because it cannot know. These voices run on the device all the same. */
const OF_LINUX = /speechd/;

/**
 * Lists the languages that the device's voices speak, as `speaks` takes them. Network voices are left out, because they would learn the
 * words. Callers should cache the result: Linux may have 13,000 voices.
 */
export function listSpoken(voices: readonly SpeechSynthesisVoice[]): Set<string> {
  return new Set(voices.filter(isLocal).map(toKey));
}

/** @param language - ISO 639-3 code. */
export function speaks(spoken: ReadonlySet<string>, language: string): boolean {
  return toKeys(language).some((key) => spoken.has(key));
}

/**
 * Lists the voices of the device that speak a language.
 *
 * @param language - ISO 639-3 code.
 */
export function listVoices(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  const keys = toKeys(language);
  return voices.filter((voice) => keys.includes(toKey(voice)) && isLocal(voice));
}

/**
 * Chooses among the voices for a language: the browser's default, otherwise the first ordinary one.
 *
 * @returns `undefined` if there is none.
 */
export function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  return voices.find((voice) => voice.default) ?? voices.find((voice) => !isOdd(voice)) ?? voices[0];
}

/**
 * Unusual voices: whispering, croaking or singing ones (`Spanish+Croak` on Linux), Apple's novelty and legacy voices, and Cantonese,
 * which is labelled as Chinese.
 */
function isOdd({ name, lang }: SpeechSynthesisVoice): boolean {
  return /\+|^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grand[mp]a|Hysterical|Jester|Junior|Kathy|Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b|zh.HK/.test(
    `${name} ${lang}`,
  );
}

const isLocal = ({ localService, voiceURI }: SpeechSynthesisVoice) => localService || OF_LINUX.test(voiceURI);

const toKey = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace(/[-_].*/, '');

/** Most voices carry the two-letter code if there is one; Norwegian is labelled as Bokmål. */
const toKeys = (language: string) => [...Intl.getCanonicalLocales(language), language, language === 'nor' ? 'nb' : ''];

/** Stops the current speech. */
export function say(voice: SpeechSynthesisVoice, text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
