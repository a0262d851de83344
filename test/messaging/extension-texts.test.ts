import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listLocaleFiles } from '../../scripts/locale-files.ts';
import { GENDERS, WORD_CLASSES } from '../../src/model/card.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';
import { getDirection } from '../../src/ui/shared/written-language.ts';
import { findTypingFaults } from '../support/typing-rules.ts';

const FOLDER = 'assets/public/texts';
/** The Chrome Web Store takes no longer one. */
const MAX_DESCRIPTION = 132;

type Node = string | { [name: string]: Node };

const read = (language: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${language}.json`, 'utf8')) as { [name: string]: Node };

const isPlural = (node: Node) => typeof node === 'object' && 'other' in node;

/** The texts by their paths; one that counts is one text. */
function listAll(node: Node, path = ''): [path: string, text: Node][] {
  if (typeof node === 'string' || isPlural(node)) return [[path, node]];
  return Object.entries(node).flatMap(([name, inner]) => listAll(inner, path === '' ? name : `${path}.${name}`));
}

const formsOf = (text: Node) => (typeof text === 'string' ? [text] : Object.values(text)) as string[];
const placesOf = (text: string) => (text.match(/\{\w+\}|%s/g) ?? []).sort();

test('there is a file for each language, and none besides', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(INTERFACE_LANGUAGES.map((language) => `${language}.json`).sort());
});

test.each(INTERFACE_LANGUAGES)('the card and the screens name classes and genders alike: %s', async (language) => {
  const { card } = read(language) as { card: { [name: string]: Node } };
  const { default: screens } = await import(`../../src/ui/texts/${language}/grammar.ts`);
  expect({ short: card.grammar, full: card.grammarNames }).toEqual(screens);
  expect(Object.keys(screens.short)).toEqual([...WORD_CLASSES, ...GENDERS]);
});

describe.each(INTERFACE_LANGUAGES)('texts/%s.json', (language) => {
  const texts = read(language);
  const english = new Map(listAll(read('en')));

  test('says what language it is in', () => {
    expect(texts.language).toBe(language);
    expect(texts.direction).toBe(getDirection(language));
  });

  test('has the texts of the English one, and none besides', () => {
    expect(listAll(texts).map(([path]) => path)).toEqual([...english.keys()]);
  });

  test('has in each text the places of the English one', () => {
    for (const [path, text] of listAll(texts)) {
      const [source = ''] = formsOf(english.get(path) ?? '');
      for (const form of formsOf(text)) expect(placesOf(form), path).toEqual(placesOf(source));
    }
  });

  test('has no empty text', () => {
    for (const [path, text] of listAll(texts)) for (const form of formsOf(text)) expect(form.trim(), path).not.toBe('');
  });

  test('is typed as one types in its language', () => {
    const faults = listAll(texts).flatMap(([path, text]) =>
      formsOf(text).flatMap((form) =>
        findTypingFaults(language, form).map((fault) => `${path}: “${fault}” in ${form}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has every plural of the language where it counts, with the number in the last', () => {
    const rules = new Intl.PluralRules(language);
    const known = rules.resolvedOptions().pluralCategories as string[];
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const counting = listAll(texts).filter(([, text]) => isPlural(text));
    expect(counting.length).toBeGreaterThan(0);
    for (const [path, text] of counting) {
      const forms = text as Record<string, string>;
      expect(forms.other, path).toContain('#');
      for (const category of needed) expect(Object.keys(forms), path).toContain(category);
      for (const category of Object.keys(forms)) expect(known, path).toContain(category);
    }
  });

  test('describes Wayword as shortly as the stores want it', () => {
    const { description } = texts.manifest as Record<string, string>;
    expect(description?.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  });
});

test('the browser gets its own share of each language', () => {
  const files = new Map(listLocaleFiles().map(({ relativeDest, contents }) => [relativeDest, JSON.parse(contents)]));
  expect(files.get('_locales/en/messages.json').name).toEqual({ message: 'Wayword' });
  expect(files.get('_locales/de/messages.json').nextWord).toEqual({ message: 'Das nächste Wort nachschlagen' });
  expect(files.size).toBeGreaterThanOrEqual(INTERFACE_LANGUAGES.length);
});
