import type { ExtensionTexts } from 'wayword:texts';
import { parseMessage } from './compile.ts';
import { listLanguages, pickPart, readLocale, toTree } from './locale-file.ts';

/** A text whose first letter is of a script that runs from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
/** The parts that the background and web pages show. */
export const EXTENSION_PARTS = ['manifest', 'background', 'card', 'pinned', 'ankiSaid'];

/** Files of the package: `texts/<language>.json` for the background and web pages, `_locales/` for the browser. */
export function listLocaleFiles(): { relativeDest: string; contents: string }[] {
  return listLanguages().flatMap((language) => {
    const texts = buildExtensionTexts(language);
    const messages = Object.fromEntries(Object.entries(texts.manifest).map(([key, message]) => [key, { message }]));
    return [
      { relativeDest: `texts/${language}.json`, contents: JSON.stringify(texts) },
      ...readLocale(language).packageLocales.map((locale) => {
        return { relativeDest: `_locales/${locale}/messages.json`, contents: JSON.stringify(messages) };
      }),
    ];
  });
}

/** The texts outside of the screens, as data: values in braces, plurals as an object of forms. They need no code in web pages. */
export function buildExtensionTexts(language: string): ExtensionTexts {
  const { messages } = readLocale(language);
  const toPart = (part: string) => toTree(pickPart(messages, part), toData);
  const { short, full } = toPart('grammar');
  const card = { ...toPart('card'), grammar: short, grammarNames: full };
  const parts = Object.fromEntries(EXTENSION_PARTS.map((part) => [part, part === 'card' ? card : toPart(part)]));
  const direction = isRightToLeft(messages) ? 'rtl' : 'ltr';
  // The shape follows from the English keys, as the type does; a test compares the languages.
  return { language, direction, ...parts } as unknown as ExtensionTexts;
}

/** Whether a language runs from right to left, which follows from its messages. */
export const isRightToLeft = (messages: ReadonlyMap<string, string>): boolean =>
  RIGHT_TO_LEFT.test(messages.get('manifest.description') ?? '');

export function toData(message: string): string | Record<string, string> {
  const [only] = parseMessage(message);
  if (only?.type !== 'plural') return toPlaceholders(parseMessage(message));
  return Object.fromEntries(only.cases.map(({ key, tokens }) => [key, toPlaceholders(tokens)]));
}

function toPlaceholders(tokens: ReturnType<typeof parseMessage>): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (token.type === 'octothorpe') return '#';
      if (token.type === 'argument') return `{${token.arg}}`;
      throw new Error(`Expected a text that needs no formatter, got ${token.ctx.text}.`);
    })
    .join('');
}
