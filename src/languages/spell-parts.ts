import type { CardDetails } from '../model/card.ts';
import { PLURAL_RULES } from './lists/plurals.ts';

interface CardParts {
  word: string;
  details?: CardDetails | undefined;
}

/** A word with the code of its plural: `das Haus, -"er`, `der Tisch (-e)`. */
const WITH_CODE = /^(.+?)(?:,\s*|\s*\()([^,()]+)\)?$/;

/**
 * Spells out the plurals that a teacher's table writes as codes, in a column of their own or behind the word.
 *
 * @param language - ISO 639-3 code of the word.
 * @returns The same card if it has none.
 */
export function spellParts<Card extends CardParts>(card: Card, language: string): Card {
  const { spellPlural } = PLURAL_RULES[language] ?? {};
  if (!spellPlural) return card;
  const [, bare = '', code = ''] = WITH_CODE.exec(card.word) ?? [];
  const behind = code === '' ? undefined : spellPlural(bare, code);
  const word = behind === undefined ? card.word : bare;
  const { parts = [], ...others } = card.details ?? {};
  const spelt = parts.map((part) => spellPlural(word, part) ?? part);
  if (behind === undefined && spelt.every((part, place) => part === parts[place])) return card;
  const all = [...new Set([...spelt, behind ?? ''])].filter((part) => part !== '');
  const details = all.length > 0 ? { ...others, parts: all } : others;
  const { details: _, ...rest } = card;
  return { ...rest, word, ...(Object.keys(details).length > 0 ? { details } : {}) } as Card;
}
