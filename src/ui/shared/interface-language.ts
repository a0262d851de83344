import { capitalise } from '../../language/capitalise.ts';
import { matchLanguage, refineTag } from '../../language/match-language.ts';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type LanguageChoice,
} from '../../settings/interface-languages.ts';
import { changeLanguage, loadTexts } from '../texts/load-texts.ts';
import { type InterfaceLocale, interfaceLocale } from './locale.ts';
import { getTextAttributes } from './written-language.ts';

/** Key of the pages' copy of the choice, which is readable before the first paint, unlike the settings. */
const KEY = 'wayword.language';

/** The parts of `window` that are needed. */
export interface LanguageHost {
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  /** May throw if the browser blocks it. */
  getStorage(): Pick<Storage, 'getItem' | 'setItem'>;
  root: Pick<HTMLElement, 'lang' | 'dir'>;
}

export function getLanguageHost(): LanguageHost {
  return { spoken: navigator.languages, getStorage: () => localStorage, root: document.documentElement };
}

/** Resolves a choice to a language of this browser. */
export function toInterfaceLocale(choice: LanguageChoice, spoken: readonly string[]): InterfaceLocale {
  const language = choice === 'auto' ? matchLanguage(spoken, INTERFACE_LANGUAGES) : choice;
  return { language, tag: refineTag(language, spoken) };
}

/** Loads the texts of the last chosen language. Render nothing before it resolves. */
export async function startLanguage(host: LanguageHost): Promise<void> {
  await show(host, findKept(host));
}

/** Switches this page, and pages opened later, to a language. */
export async function keepLanguage(host: LanguageHost, choice: LanguageChoice): Promise<void> {
  try {
    if (host.getStorage().getItem(KEY) !== choice) host.getStorage().setItem(KEY, choice);
  } catch {
    // Blocked or full: the choice lasts until this page closes.
  }
  await show(host, choice);
}

async function show({ root, spoken }: LanguageHost, choice: LanguageChoice): Promise<void> {
  const locale = toInterfaceLocale(choice, spoken);
  const { language, tag } = interfaceLocale.peek();
  if (locale.language === language && locale.tag === tag) await loadTexts();
  else await changeLanguage(locale);
  const { lang, dir } = getTextAttributes(locale.language);
  root.lang = lang;
  root.dir = dir;
}

function findKept({ getStorage }: LanguageHost): LanguageChoice {
  try {
    const kept = getStorage().getItem(KEY);
    return INTERFACE_LANGUAGES.find((tag) => tag === kept) ?? 'auto';
  } catch {
    return 'auto';
  }
}

/** A language's own name for itself: "Deutsch". */
export function nameInItself(language: InterfaceLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** The same as an entry of a list: "Español". */
export function listInItself(language: InterfaceLanguage): string {
  return capitalise(nameInItself(language), language);
}
