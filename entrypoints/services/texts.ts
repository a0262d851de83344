import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { matchLanguage } from '../../src/language/match-language.ts';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type LanguageChoice,
} from '../../src/settings/interface-languages.ts';

const readings = new Map<InterfaceLanguage, Promise<ExtensionTexts>>();

/** Wayword's texts outside its own screens, in the chosen language; cached after the first read. */
export function readTexts(choice: LanguageChoice): Promise<ExtensionTexts> {
  const language = choice === 'auto' ? matchLanguage(navigator.languages, INTERFACE_LANGUAGES) : choice;
  const known = readings.get(language);
  if (known) return known;
  const url = browser.runtime.getURL(`/texts/${language}.json` as '/card.css');
  const mine = fetch(url).then((response) => response.json() as Promise<ExtensionTexts>);
  readings.set(language, mine);
  mine.catch(() => readings.delete(language));
  return mine;
}
