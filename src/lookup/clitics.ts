import { findItalianLeads } from './italian-clitics.ts';
import { findArabicLeads, findHebrewLeads } from './joined-prefixes.ts';
import { findKoreanLeads } from './korean-particles.ts';
import type { Lead, PointedWord } from './lead.ts';
import { findPortugueseLeads } from './portuguese-clitics.ts';
import { findShortenedLeads } from './shortened.ts';
import { findSpanishLeads } from './spanish-clitics.ts';

const RULES: Record<string, (word: PointedWord) => Lead[]> = {
  spa: findSpanishLeads,
  glg: findSpanishLeads,
  ita: findItalianLeads,
  por: findPortugueseLeads,
  ara: findArabicLeads,
  heb: findHebrewLeads,
  kor: findKoreanLeads,
};

/** Splits a word from its clitics: `dámelo`, `eseguirlo`, `fazê-lo`, `geht's`, `the dog's`, `والكتاب`, `고양이가`. */
export function findCliticLeads(word: PointedWord): Lead[] {
  return [...(RULES[word.language]?.(word) ?? []), ...findShortenedLeads(word)];
}
