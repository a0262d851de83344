import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTableText } from '../../scripts/inflection-tables.ts';
import { loadInflection } from '../../scripts/inflections.ts';
import { compileLines } from '../../src/inflection/compile.ts';
import type { Endings, Inflection } from '../../src/inflection/inflection.ts';
import { toJamo } from '../../src/inflection/jamo.ts';
import { readTable, splitRule } from '../../src/inflection/table.ts';
import { foldKey, toWordKey } from '../../src/language/normalise.ts';
import { findEndingLeads } from '../../src/lookup/endings.ts';
import { pointAt } from '../../src/lookup/lead.ts';
import { makeWords } from '../support/deck-words.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/inflection/tables');

/** The language whose words are the examples of a table that several include. */
const OWNERS: Readonly<Record<string, string>> = { norwegian: 'nor', scandinavian: 'dan' };

/** A line of a table, its rules, and its examples as pairs of a form and its lemma. */
interface ExampleLine {
  text: string;
  rules: Endings[];
  examples: [form: string, lemma: string][];
}

/** The lines of rules in the file itself. Irregular forms that are repeated as endings are examples themselves. */
function listLines(name: string): ExampleLine[] {
  const own = new Set(readFileSync(resolve(FOLDER, `${name}.txt`), 'utf8').split('\n'));
  const table = readTable(readTableText(name));
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
  [language, inflection]: [string, Inflection],
) {
  const { irregular, endings, ...rest } = inflection;
  const alone = inflection.isOfLetters ? toJamo({ endings: rules }) : { ...rest, endings: rules };
  const word = pointAt(form, { start: 0, end: form.length }, 0, language);
  const isLemma = (key: string) =>
    key === toWordKey(lemma, language) || (inflection.marks && foldKey(key) === foldKey(toWordKey(lemma, language)));
  return findEndingLeads(word, alone).some((group) => group.some((lead) => isLemma(lead.wordKey)));
}

describe.each(readdirSync(FOLDER).map((file) => file.replace('.txt', '')))('the table %s', (name) => {
  const language = OWNERS[name] ?? name;
  const lines = listLines(name);

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
