/** The browser's own translator, which runs on the device: `Translator` of Chrome and Edge. */
export interface BrowserTranslator {
  availability(languages: TranslatorLanguages): Promise<TranslatorState>;
  /** Downloads the model of the languages first if it is missing, which a click must allow. */
  create(options: TranslatorLanguages & { monitor?: (progress: EventTarget) => void }): Promise<TranslatorSession>;
}

/** `available` means that nothing must be downloaded. */
export type TranslatorState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface TranslatorLanguages {
  /** BCP 47. */
  sourceLanguage: string;
  targetLanguage: string;
}

interface TranslatorSession {
  translate(text: string): Promise<string>;
  destroy?(): void;
}

/** Chrome has it in secure pages only, other browsers nowhere. */
export function findBrowserTranslator(view: object): BrowserTranslator | undefined {
  return (view as { Translator?: BrowserTranslator }).Translator;
}
