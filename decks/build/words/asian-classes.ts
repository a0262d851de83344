import type { PartOfSpeech } from '../../read/freedict.ts';
import type { JapaneseEntry } from '../../read/jmdict.ts';
import { toChineseClass } from '../sources/reverse-deck.ts';
import type { Sources } from '../sources/sources.ts';

export type FindClasses = (word: string) => readonly PartOfSpeech[];

/** The classes of Japanese or Chinese words, as far as the sources tell them. Japanese nouns with する are nouns. */
export function createAsianClasses(language: string, { asian }: Sources): FindClasses {
  const classes = new Map<string, readonly PartOfSpeech[]>();
  if (language === 'cmn') {
    for (const [word, { tag }] of asian.readChineseCounts().words) classes.set(word, [toChineseClass(tag)]);
  } else {
    for (const entry of asian.readJapanese()) {
      for (const spelling of [...entry.kanji, ...entry.kana])
        if (!classes.has(spelling)) classes.set(spelling, toJapaneseClasses(entry));
    }
  }
  return (word) => (classes.get(word) ?? []).filter((pos) => pos !== '');
}

function toJapaneseClasses({ pos, isAdjectival, isNoun }: JapaneseEntry): readonly PartOfSpeech[] {
  if (pos === 'x') return [];
  if (pos === 'adj-i') return ['a'];
  if (pos !== 'n') return ['v'];
  return isAdjectival ? (isNoun ? ['a', 'n'] : ['a']) : ['n'];
}
