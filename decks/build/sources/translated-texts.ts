import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGettext } from '../../read/gettext.ts';
import { readHelpParagraphs } from '../../read/help-pages.ts';
import type { SentencePair } from '../../read/sentences.ts';
import { listSentences, SENTENCE_LANGUAGES } from '../package/example-sentences.ts';
import type { PackageReader } from './package-reader.ts';

/** Texts of one kind with their English translation or original, a paragraph or a sentence each. */
export type TranslatedText = readonly SentencePair[];

/** Locales of each language in the stories, and in the help. Swedish and Dutch stories are hardly translated. */
const LOCALES: Readonly<Record<string, { stories: string; help: string }>> = {
  cmn: { stories: 'zh_CN', help: 'zh-CN' },
  deu: { stories: 'de', help: 'de' },
  fra: { stories: 'fr', help: 'fr' },
  ita: { stories: 'it', help: 'it' },
  jpn: { stories: 'ja', help: 'ja' },
  nld: { stories: 'nl', help: 'nl' },
  pol: { stories: 'pl', help: 'pl' },
  por: { stories: 'pt_BR', help: 'pt-BR' },
  rus: { stories: 'ru', help: 'ru' },
  spa: { stories: 'es', help: 'es' },
  swe: { stories: 'sv', help: 'sv' },
};

const ENGLISH_HELP = 'en-US';
const HELP = 'usr/share/libreoffice/help';
const STORIES = 'usr/share/games/wesnoth/1.18/locale';
/** Campaigns of the game Battle for Wesnoth. The other ones are kept for measuring forms. */
const CAMPAIGNS = ['did', 'dm', 'dw', 'ei', 'httt', 'low', 'nr', 'sof', 'sota', 'thot', 'trow', 'tsg'];

/** Reads what was translated between a language and English: stories, the help of a program, and example sentences. */
export function readTranslatedTexts(language: string, packages: PackageReader): TranslatedText[] {
  const locales = LOCALES[language];
  const isListed = SENTENCE_LANGUAGES.some((listed) => listed === language);
  if (!locales || !isListed) return [];
  return [readStories(locales.stories, packages), readHelp(locales.help, packages), listSentences(language)];
}

function readStories(locale: string, packages: PackageReader): SentencePair[] {
  return CAMPAIGNS.flatMap((campaign) => {
    const name = `wesnoth-1.18-${campaign}`;
    const path = packages.toDebianPath(name, `${STORIES}/${locale}/LC_MESSAGES/wesnoth-${campaign}.mo`);
    return existsSync(path) ? toStoryPairs(readGettext(readFileSync(path))) : [];
  });
}

/**
 * The lines of a catalogue of a story with their translations.
 *
 * @param pairs - An original may begin with a remark for translators (`female^`), and lines may be separated by line breaks.
 */
export function toStoryPairs(pairs: readonly (readonly [original: string, translation: string])[]): SentencePair[] {
  return pairs.flatMap(([original, translation]) => {
    if (translation === '' || translation === original || original.includes('\0')) return [];
    const english = original.replace(/^[^^\s]*\^/, '').split(/\n+/);
    const text = translation.split(/\n+/);
    if (english.length !== text.length) return [{ text: translation, translation: english.join(' ') }];
    return english.map((line, index) => ({ text: text[index] ?? '', translation: line }));
  });
}

function readHelp(locale: string, packages: PackageReader): SentencePair[] {
  const english = packages.toDebianPath('libreoffice-help-en-us', join(HELP, ENGLISH_HELP));
  const folder = packages.toDebianPath(`libreoffice-help-${locale.toLowerCase()}`, join(HELP, locale));
  const pages = readdirSync(english, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const found = new Map<string, SentencePair>();
  for (const page of pages.sort()) {
    if (!existsSync(join(folder, page))) continue;
    const own = readHelpParagraphs(readFileSync(join(folder, page), 'utf8'));
    for (const [id, translation] of readHelpParagraphs(readFileSync(join(english, page), 'utf8'))) {
      const text = own.get(id);
      // A paragraph may be part of several pages.
      if (text !== undefined && text !== translation) found.set(text, { text, translation });
    }
  }
  return [...found.values()];
}
