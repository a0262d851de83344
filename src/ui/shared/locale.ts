import { signal } from '@preact/signals';
import type { InterfaceLanguage } from '../../settings/interface-languages.ts';

/** The interface language. */
export interface InterfaceLocale {
  language: InterfaceLanguage;
  /** BCP 47 tag for numbers, plurals, dates and language names: the language, with the person's region if known. */
  tag: string;
}

/** Changes only when all texts of the screen are loaded in the new language; see `texts/load-texts.ts`. */
export const interfaceLocale = signal<InterfaceLocale>({ language: 'en', tag: 'en' });

/** A component that reads it re-renders when the language changes. */
export function getInterfaceTag(): string {
  return interfaceLocale.value.tag;
}

/** Caches one formatter per language, because creating them is slow. */
export function perLocale<Formatter>(create: (tag: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const tag = getInterfaceTag();
    const formatter = made.get(tag) ?? create(tag);
    made.set(tag, formatter);
    return formatter;
  };
}
