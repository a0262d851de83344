import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGettext } from '../../read/gettext.ts';
import { readDialogue, readGameTexts, readHelpPage, toSentences, toUnspacedSentences } from './prose.ts';

/** Documents that no deck was built or tuned from; all four exist in most languages. */
export const DOCUMENTS = ['desktop help', 'history of peoples', 'family records', 'talking fish'] as const;
/** Documents in which only the language of a line is measured. They came last, after every rule that finds a language. */
export const LINE_DOCUMENTS = ['account books', 'sound editor'] as const;
export type DocumentName = (typeof DOCUMENTS)[number] | (typeof LINE_DOCUMENTS)[number];

/** Documents whose misses are never listed, so that nothing is tuned to them. */
export const HELD_BACK: ReadonlySet<DocumentName> = new Set(['family records', 'talking fish']);

/** Locale of each language in gettext, which Debian's folders use. English is the original. */
const LOCALES: Readonly<Record<string, string>> = {
  deu: 'de',
  spa: 'es',
  fra: 'fr',
  ita: 'it',
  por: 'pt_BR',
  rus: 'ru',
  swe: 'sv',
  pol: 'pl',
  nld: 'nl',
  eng: 'en',
  cat: 'ca',
  fin: 'fi',
  ell: 'el',
  tur: 'tr',
  jpn: 'ja',
  cmn: 'zh_CN',
};

/** Locales of further languages, whose lines test how a text's language is found. Catalogues and help differ in the Serbian ones. */
const LINE_LOCALES: Readonly<Record<string, readonly string[]>> = {
  ces: ['cs'],
  dan: ['da'],
  hrv: ['hr'],
  hun: ['hu'],
  nno: ['nn'],
  nor: ['nb'],
  por: ['pt_BR', 'pt'],
  ron: ['ro'],
  slv: ['sl'],
  srp: ['sr@latin', 'sr'],
  ukr: ['uk'],
};

/**
 * Reads the sentences of one document.
 *
 * @param root - Folder into which Debian's packages are unpacked.
 * @param language - ISO 639-3.
 * @returns The same sentences in the same order every time; none when the document does not exist in the language.
 */
export function readDocument(root: string, document: DocumentName, language: string): string[] {
  const locale = LOCALES[language];
  if (locale === undefined) throw new Error(`expected one of ${Object.keys(LOCALES).join(', ')}, got ${language}`);
  const paragraphs = READERS[document](root, locale);
  return language === 'jpn' || language === 'cmn' ? toUnspacedSentences(paragraphs) : toSentences(paragraphs, language);
}

/**
 * Reads the sentences of one document in any language that has them, written with spaces between words.
 *
 * @param language - ISO 639-3.
 * @returns None when the document does not exist in the language.
 */
export function readSpacedDocument(root: string, document: DocumentName, language: string): string[] {
  const locales = LINE_LOCALES[language] ?? [LOCALES[language] ?? language];
  return locales.flatMap((locale) => toSentences(READERS[document](root, locale), language));
}

const READERS: Record<DocumentName, (root: string, locale: string) => string[]> = {
  'desktop help': (root, locale) => {
    const folder = join(root, 'usr/share/help', locale === 'en' ? 'C' : locale, 'gnome-help');
    return list(folder, /\.page$/).flatMap((path) => readHelpPage(readFileSync(path, 'utf8')));
  },
  'history of peoples': (root, locale) => readCatalogue(root, 'freeciv-nations', locale),
  'family records': (root, locale) => readCatalogue(root, 'gramps', locale),
  'account books': (root, locale) => readCatalogue(root, 'gnucash', locale),
  'sound editor': (root, locale) => readCatalogue(root, 'audacity', locale),
  'talking fish': (root, locale) => {
    const folder = join(root, 'usr/share/games/fillets-ng/script');
    return list(folder, /^[^.]+$/)
      .flatMap((level) => list(level, new RegExp(`^dialogs_${locale}\\.lua$`)))
      .flatMap((path) => readDialogue(readFileSync(path, 'utf8')));
  },
};

function readCatalogue(root: string, name: string, locale: string): string[] {
  // English is the original in every catalogue; the German one is the most complete.
  const path = join(root, 'usr/share/locale', locale === 'en' ? 'de' : locale, 'LC_MESSAGES', `${name}.mo`);
  if (!existsSync(path)) return [];
  const pairs = readGettext(readFileSync(path));
  return readGameTexts(locale === 'en' ? pairs.map(([original]) => ['', original]) : pairs);
}

function list(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));
}
