import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { DATA } from '../../read/folders.ts';

/** Patterns of the words that a person has listed as vulgar, by language. */
const LISTED = parseVulgarList(readFileSync(join(DATA, 'vulgar.list'), 'utf8'));

/** @param text - Sections `[eng]` of words with spaces between them, in which `*` stands for any letters; lines with `#` are comments. */
export function parseVulgarList(text: string): Map<string, RegExp> {
  const sections = text.replace(/^#.*$/gm, '').split(/^\[(\w{3})\]$/m);
  const patterns = new Map<string, RegExp>();
  for (let at = 1; at < sections.length; at += 2) {
    const words = (sections[at + 1] ?? '').split(/\s+/).filter(Boolean);
    const alternatives = words.map((word) => word.replaceAll('*', '\\p{L}*'));
    patterns.set(sections[at] ?? '', new RegExp(`^(?:${alternatives.join('|')})$`, 'iu'));
  }
  return patterns;
}

/** Whether a word, or any word of a phrase, is listed as vulgar. A hyphenated word counts as one: `cul-de-sac`. */
export function isProfane(text: string, language: string): boolean {
  const pattern = LISTED.get(language);
  return pattern !== undefined && (pattern.test(text) || text.split(' ').some((word) => pattern.test(word)));
}

interface VulgarOptions {
  from: string;
  to: string;
  /** Words that the dictionaries call vulgar. */
  labelled: ReadonlySet<string>;
}

/** The words of cards that are vulgar: by a list, by a dictionary, or because they mean nothing else in the first place. */
export function findVulgarWords(cards: readonly DeckFileCard[], { from, to, labelled }: VulgarOptions): string[] {
  const isVulgar = ([word, [first = '']]: DeckFileCard) =>
    isProfane(word, from) || labelled.has(word) || isProfane(first, to);
  return cards.filter(isVulgar).map(([word]) => word);
}
