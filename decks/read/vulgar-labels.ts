import type { CedictEntry } from './cedict.ts';
import { cleanText, removeStress } from './clean.ts';

/** How the Wiktionaries of the languages that the decks are from mark a sense as vulgar, at the head of its definition. */
const LABEL =
  /^\s*=?\s*(?:\([^)]*\b(?:vulgar|vulgaire|vulgair|volgare|wulgarn\p{L}*|vulgär|derb)\b[^)]*\)|(?:derb|vulgär)\b[^:]{0,20}:|обсц\.|[^:;,]{0,12}, обсц\.)/iu;

/** The part of a word's senses that has to be marked. */
const VULGAR_PART = 0.7;

/** How many senses of a word there are, and how many of them are marked. */
interface Tally {
  senses: number;
  vulgar: number;
}

/** By word. */
export type VulgarTallies = Map<string, Tally>;

function addTo(tallies: VulgarTallies, word: string, { senses, vulgar }: Tally): void {
  const before = tallies.get(word) ?? { senses: 0, vulgar: 0 };
  tallies.set(word, { senses: before.senses + senses, vulgar: before.vulgar + vulgar });
}

const countSenses = (body: readonly string[]) => Math.max(1, body.filter((line) => /^\d+\.\s/.test(line)).length);

/** Adds the marks of a WikDict dictionary; each dictionary of a language has other senses of a word. */
export function tallyArticles(articles: Iterable<{ text: string }>, tallies: VulgarTallies): void {
  for (const { text } of articles) {
    const [head = '', ...body] = text.split('\n');
    const word = removeStress(cleanText(head.split(/\s+\/|\s+</)[0] ?? ''));
    const senses = countSenses(body);
    // A sense may have several definitions.
    const vulgar = Math.min(senses, body.filter((line) => LABEL.test(line)).length);
    addTo(tallies, word, { senses, vulgar });
  }
}

/** Adds the marks of JMdict as FreeDict prints it. */
export function tallyJapanese(articles: Iterable<{ text: string }>, tallies: VulgarTallies): void {
  for (const { text } of articles) {
    const [head = '', ...body] = text.split('\n');
    const vulgar = body.filter((line) => line.includes('Note: vulgar expression or word')).length;
    for (const part of head.split(/\/,\s*/)) {
      const word = part
        .replace(/\/.*$/, '')
        .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
        .trim();
      if (word) addTo(tallies, word, { senses: countSenses(body), vulgar });
    }
  }
}

/** Adds the marks of CC-CEDICT. */
export function tallyChinese(entries: readonly CedictEntry[], tallies: VulgarTallies): void {
  for (const { simplified, english } of entries) {
    const vulgar = english.filter((meaning) => /^(?:\([^)]*\) )*\((?:[^)]*, )?vulgar\b/.test(meaning)).length;
    addTo(tallies, simplified, { senses: english.length, vulgar });
  }
}

/** Picks the words that mean hardly anything else: `brain` has a vulgar sense among others and is no such word. */
export function pickVulgar(tallies: VulgarTallies): Set<string> {
  const mostly = [...tallies].filter(([, { senses, vulgar }]) => vulgar > 0 && vulgar >= senses * VULGAR_PART);
  return new Set(mostly.map(([word]) => word));
}
