import { toLanguageCode } from '../../../language/language-code.ts';
import type { LanguageReference } from '../../../model/language.ts';
import { toLanguageReference } from '../sheet/language-names.ts';
import { mapLines, toListCell, toTabRow } from './tab-row.ts';
import { toToneMarks } from './tone-marks.ts';

/** `學習 学习 [xue2 xi2] /to learn/to study/`, the lines of CC-CEDICT, HanDeDict and CFDICT. */
const ENTRY = /^(\S+) (\S+) \[\[?([^[\]]*)\]\]?\s*\/(.*)\/\s*$/;
/** A word within a meaning: `個|个[ge4]`. */
const REFERENCE = /(?:[^\s|[\]/，,;:()]+\|)?([^\s|[\]/，,;:()]+)\[([^\]]+)\]/g;
/** Counters of a noun stand among its meanings. */
const COUNTERS = /^CL:/;

/** Columns of the table that the lines become. */
export const CEDICT_COLUMNS = { word: 0, forms: 1, reading: 2, meanings: [3] } as const;

/** Dictionaries with such lines, and the languages of their meanings, as BCP 47 tags. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/CC-CEDICT/, 'en'],
  [/HanDeDict/i, 'de'],
  [/CFDICT/, 'fr'],
];

/** Whether the lines are entries. @param head - The first lines of a file. */
export function isCedict(head: string): boolean {
  const lines = head.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  // The last line may be cut.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  return whole.length > 0 && whole.every((line) => ENTRY.test(line));
}

/** The languages of a dictionary that says its name in the lines above; undefined if none does. */
export function findCedictLanguages(head: string): { from: LanguageReference; to: LanguageReference } | undefined {
  const comments = head.split('\n').filter((line) => line.startsWith('#'));
  const to = NAMED.find(([name]) => comments.some((line) => name.test(line)))?.[1];
  return to === undefined ? undefined : { from: toReference('zh'), to: toReference(to) };
}

const toReference = (tag: string) => toLanguageReference(toLanguageCode(tag) ?? tag);

/** Turns entries into rows: the word in simplified characters, the traditional ones as its form, pinyin, meanings. */
export function reformCedict(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  return mapLines(pieces, (line) => {
    const [, traditional = '', simplified = '', pinyin = '', text = ''] = ENTRY.exec(line) ?? [];
    if (simplified === '') return [line.startsWith('#') ? '' : line];
    const all = text.split('/').map((meaning) => meaning.trim());
    const meanings = all.filter((meaning) => meaning !== '' && !COUNTERS.test(meaning));
    const shown = (meanings.length > 0 ? meanings : all).map(toPlainReferences);
    const forms = traditional === simplified ? '' : traditional;
    return [toTabRow([simplified, forms, toToneMarks(pinyin), toListCell(shown)])];
  });
}

const toPlainReferences = (meaning: string) =>
  meaning.replace(REFERENCE, (_, word: string, pinyin: string) => `${word} (${toToneMarks(pinyin)})`);
