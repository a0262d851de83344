import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { createMemoMap } from '../../src/async/memo.ts';
import { matchLanguage } from '../../src/language/match-language.ts';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type LanguageChoice,
} from '../../src/settings/interface-languages.ts';

const texts = createMemoMap<InterfaceLanguage, ExtensionTexts>();

/** Wayword's texts outside its own screens, in the chosen language; cached after the first read. */
export function readTexts(choice: LanguageChoice): Promise<ExtensionTexts> {
  const language = choice === 'auto' ? matchLanguage(navigator.languages, INTERFACE_LANGUAGES) : choice;
  const url = browser.runtime.getURL(`/texts/${language}.json` as '/card.css');
  return texts.get(language, async () => (await fetch(url)).json());
}
