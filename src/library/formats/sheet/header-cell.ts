import { toLanguageCode } from '../../../language/language-code.ts';
import { findRole, isShortName, type Role } from '../columns.ts';
import { findByAnyName, findByCode, findByCommonName, isKnownCode } from './language-names.ts';

/** Parsed name of a column. */
export interface HeaderCell {
  /** ISO 639-3. */
  language?: string | undefined;
  role?: Role | undefined;
  /** Whether the name has a language and other text: "example (en)" may be anything in English. */
  isVague?: boolean;
}

/** Parses the name of a column: "word", "German", "Deutsch", "de", "word (de)", "English meaning", "Englisch 2". */
export function readHeaderCell(text: string): HeaderCell {
  if (!isShortName(text)) return {};
  const cell = text.trim().replace(/[\s_-]*\d+$/, '');
  // "English" is also an old name of the meaning column. The language is more specific.
  const common = findByCommonName(cell);
  if (common !== undefined) return { language: common };
  const role = findRole(text);
  if (role !== undefined) return { role };
  const code = findByCode(cell);
  if (code !== undefined) return { language: code };
  return readBrackets(cell) ?? readTwoParts(cell) ?? { language: findByAnyName(cell) };
}

/** "word (de)", "Wort [Deutsch]", "English (UK)". */
function readBrackets(cell: string): HeaderCell | undefined {
  const [, outer = '', inner = ''] = /^(.*?)\s*[([](.+)[)\]]$/.exec(cell) ?? [];
  if (inner === '') return undefined;
  const named = findByCommonName(outer) ?? findByAnyName(outer);
  if (named !== undefined) return { language: named };
  const role = findRole(outer);
  const language = findLanguage(inner);
  return { language, role, isVague: role === undefined && outer !== '' };
}

/** "German word", "meaning_en", "de: word". */
function readTwoParts(cell: string): HeaderCell | undefined {
  const tokens = cell.split(/[\s_:/–—-]+/);
  for (let length = 1; length < tokens.length; length += 1) {
    const [head, tail] = [tokens.slice(0, length).join(' '), tokens.slice(length).join(' ')];
    const found = readPart(head, tail) ?? readPart(tail, head);
    if (found) return found;
  }
  return undefined;
}

function readPart(name: string, rest: string): HeaderCell | undefined {
  const role = findRole(rest);
  const language = role && findLanguage(name);
  return language === undefined ? undefined : { language, role };
}

/** Next to another word, a code may be an ordinary word. */
function findLanguage(text: string): string | undefined {
  const code = /^[a-z]{2,3}(-[a-z]{2})?$/i.test(text) ? toLanguageCode(text) : undefined;
  if (code !== undefined && isKnownCode(code)) return code;
  return findByCommonName(text) ?? findByAnyName(text);
}
