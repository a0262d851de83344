import { signal } from '@preact/signals';
import type { InterfaceLanguage } from '../../settings/interface-languages.ts';

/** What the screens are worded in. */
export interface InterfaceLocale {
  language: InterfaceLanguage;
  /** BCP 47 tag that numbers, plurals, dates and language names follow: the language, with the person's region if that is known. */
  tag: string;
}

/** Changes only when all texts that the screen has are there in the new language; see `texts/load-texts.ts`. */
export const interfaceLocale = signal<InterfaceLocale>({ language: 'en', tag: 'en' });

/** A component that asks is drawn again when the language changes. */
export function getInterfaceTag(): string {
  return interfaceLocale.value.tag;
}

/** Keeps one formatter for each language that is asked for: they are slow to make. */
export function perLocale<Formatter>(create: (tag: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const tag = getInterfaceTag();
    const formatter = made.get(tag) ?? create(tag);
    made.set(tag, formatter);
    return formatter;
  };
}
