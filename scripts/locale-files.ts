import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtensionTexts } from '../src/messaging/extension-texts.ts';

const FOLDER = 'assets/public/texts';

/**
 * Languages that the browsers and their stores know only with a country, and the countries. A language that is not here is known by
 * its own tag.
 */
const COUNTRIES: Record<string, readonly string[]> = { pt: ['pt_BR', 'pt_PT'], zh: ['zh_CN'] };

/** What the browser shows of Wayword by itself, in its own format: `_locales/<locale>/messages.json`, to be put into the package. */
export function listLocaleFiles(): { relativeDest: string; contents: string }[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const { language, manifest } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ExtensionTexts;
    const messages = Object.fromEntries(Object.entries(manifest).map(([key, message]) => [key, { message }]));
    const contents = JSON.stringify(messages);
    return (COUNTRIES[language] ?? [language]).map((locale) => {
      return { relativeDest: `_locales/${locale}/messages.json`, contents };
    });
  });
}
