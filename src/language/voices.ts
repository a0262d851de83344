/** Firefox says of no voice of Linux's speech service that it is local, as it cannot know. It is the machine's own as much as the rest. */
const OF_LINUX = /^urn:moz-tts:speechd:/;

/**
 * Gives the languages that this machine's voices speak, as `speaks` takes them. None of the network: it would be told the words that it
 * says. To be kept: Linux may have 13,000 voices.
 */
export function listSpoken(voices: readonly SpeechSynthesisVoice[]): Set<string> {
  return new Set(voices.filter(isLocal).map(toKey));
}

/** @param language - ISO 639-3 code. */
export function speaks(spoken: ReadonlySet<string>, language: string): boolean {
  return toKeys(language).some((key) => spoken.has(key));
}

/**
 * Chooses the voice for a language: the browser's own choice, else the first that is nothing odd.
 *
 * @param language - ISO 639-3 code.
 * @returns `undefined` where this machine has none.
 */
export function chooseVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const keys = toKeys(language);
  const own = voices.filter((voice) => keys.includes(toKey(voice)) && isLocal(voice));
  return own.find((voice) => voice.default) ?? own.find((voice) => !isOdd(voice)) ?? own[0];
}

/**
 * A language's voice whispered, croaked or sung (`Spanish+Croak` of Linux), those that Apple has for fun or from long ago, and Cantonese,
 * which goes by the name of Chinese.
 */
function isOdd({ name, lang }: SpeechSynthesisVoice): boolean {
  return /\+|^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandm?pa|Grandma|Hysterical|Jester|Junior|Kathy|Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b|zh.HK$/.test(
    `${name} ${lang}`,
  );
}

const isLocal = ({ localService, voiceURI }: SpeechSynthesisVoice) => localService || OF_LINUX.test(voiceURI);

const toKey = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace(/[-_].*/, '');

/** Most voices have the two-letter code, where there is one, and Norwegian goes as Bokmål. */
const toKeys = (language: string) => [...Intl.getCanonicalLocales(language), language, language === 'nor' ? 'nb' : ''];

/** What was being said stops. */
export function say(voice: SpeechSynthesisVoice, text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
