import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../scripts/inflection-tables.ts';
import { loadInflection } from '../../scripts/inflections.ts';
import { hasPart, LANGUAGES_FOLDER } from '../../scripts/language-lists.ts';
import { compileLines } from '../../src/inflection/compile.ts';
import type { Endings, InflectionRules } from '../../src/inflection/inflection.ts';
import { toJamo } from '../../src/inflection/jamo.ts';
import { readTable, splitRule } from '../../src/inflection/table.ts';
import { foldKey, toWordKey } from '../../src/language/normalise.ts';
import { pointAt } from '../../src/language/pointed-word.ts';
import { INFLECTED_LANGUAGES } from '../../src/languages/lists/inflected.ts';
import { findEndingLeads } from '../../src/lookup/endings.ts';
import { makeWords } from '../support/deck-words.ts';

/** Tables by the language of their examples. Several languages include the shared ones. */
const TABLES: [file: string, language: string][] = [
  ...[...INFLECTED_LANGUAGES]
    .filter((language) => hasPart(language, 'inflection.txt'))
    .map((language): [string, string] => [`${language}/inflection.txt`, language]),
  ['shared/norwegian.txt', 'nor'],
  ['shared/scandinavian.txt', 'dan'],
];

/** A line of a table, its rules, and its examples as pairs of a form and its lemma. */
interface ExampleLine {
  text: string;
  rules: Endings[];
  examples: [form: string, lemma: string][];
}

/** The lines of rules in the file itself. Irregular forms that are repeated as endings are examples themselves. */
function listLines(file: string): ExampleLine[] {
  const path = join(LANGUAGES_FOLDER, file);
  const own = new Set(readFileSync(path, 'utf8').split('\n'));
  const table = readTable(readTableFile(path));
  const irregular = new Set(table.sections.filter(({ kind }) => kind === 'irregular').flatMap(({ lines }) => lines));
  const compiled = [...compileLines('endings', table), ...compileLines('derivations', table)];
  const lines = new Map<string, ExampleLine>();
  for (const { line, rules, prefix } of compiled) {
    if (prefix !== undefined || !own.has(line.text) || irregular.has(line)) continue;
    const examples = splitRule(line).example.split(', ').filter(Boolean);
    const known = lines.get(line.text)?.rules ?? [];
    lines.set(line.text, {
      text: line.text,
      rules: [...known, ...rules],
      examples: examples.map((example) => example.split(' = ') as [string, string]),
    });
  }
  return [...lines.values()];
}

/** Whether the rules of one line alone lead from a form to a lemma. */
function leads(
  rules: readonly Endings[],
  [form, lemma]: [string, string],
  [language, inflection]: [string, InflectionRules],
) {
  const { irregular, endings, ...rest } = inflection;
  const alone = inflection.isOfLetters ? toJamo({ endings: rules }) : { ...rest, endings: rules };
  const word = pointAt(form, { start: 0, end: form.length }, 0, language);
  const isLemma = (key: string) =>
    key === toWordKey(lemma, language) || (inflection.marks && foldKey(key) === foldKey(toWordKey(lemma, language)));
  return findEndingLeads(word, alone).some((group) => group.some((lead) => isLemma(lead.wordKey)));
}

describe.each(TABLES)('the table %s', (file, language) => {
  const lines = listLines(file);

  test('leads from each example to its lemma, by its own line', async () => {
    const inflection = await loadInflection(language);
    const lost = lines.flatMap(({ text, rules, examples }) =>
      examples.filter((example) => !leads(rules, example, [language, inflection])).map(() => text),
    );
    expect(lost).toEqual([]);
  });

  test('looks each example up', () => {
    const lost = lines.flatMap(({ examples }) =>
      examples.filter(([form, lemma]) => {
        const { entries } = makeWords(language, [lemma]).define(form, 0);
        return !entries.some(({ word }) => word === lemma);
      }),
    );
    expect(lost).toEqual([]);
  });

  test('has examples', () => {
    expect(lines.filter(({ examples }) => examples.length === 0).map(({ text }) => text)).toEqual([]);
  });
});
