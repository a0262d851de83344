import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../src/settings/interface-languages.ts';
import { formatNumber } from '../../../src/ui/shared/format.ts';
import { interfaceLocale } from '../../../src/ui/shared/locale.ts';
import {
  type ArgumentKind,
  listArguments,
  listParts,
  listTexts,
  OTHER_LANGUAGES,
  PARTS,
  parseSource,
  type Text,
  visit,
} from '../../support/texts.ts';
import { findTypingFaults } from '../../support/typing-rules.ts';

const COUNTS = [0, 1, 2, 5, 21, 100, 2_000];
/** From here on every language writes the number out. */
const SURELY_WRITTEN = 5;
/** Signs of a badly assembled text. */
const BROKEN = /undefined|NaN|\bnull\b|\[object|#|\$\{|Invalid/;

const english = listTexts('en');
const argumentKinds = listArguments();

const before = interfaceLocale.peek();
afterAll(() => {
  interfaceLocale.value = before;
});

/** Strings that no text has of its own. */
const sampleOf = (kind: ArgumentKind, place: number, count: number) =>
  kind === 'number' ? count : kind === 'string' ? `‹${place}›` : [`‹${place}a›`, `‹${place}b›`];

/** Makes a text in a language. @param count - Given for every number. */
function say(language: InterfaceLanguage, text: Text, kinds: readonly ArgumentKind[], count: number) {
  // Listeners left by earlier tests receive each change.
  if (interfaceLocale.peek().language !== language) interfaceLocale.value = { language, tag: language };
  const samples = kinds.map((kind, place) => sampleOf(kind, place, count));
  const said = typeof text === 'string' ? text : text(...(samples as never[]));
  return { said, number: formatNumber(count), strings: samples.flat().filter((sample) => typeof sample === 'string') };
}

const listCounts = (path: string, text: Text, language: InterfaceLanguage) =>
  COUNTS.map((count) => ({ count, ...say(language, text, argumentKinds.get(path) ?? [], count) }));

test('English texts are known with what they take', () => {
  expect(english.size).toBeGreaterThan(300);
  const functions = [...english].filter(([, text]) => typeof text === 'function').map(([path]) => path);
  expect([...argumentKinds.keys()].sort()).toEqual(functions.sort());
});

describe.each(OTHER_LANGUAGES)('the texts in %s', (language) => {
  const texts = listTexts(language);

  test('are all there, and none besides', () => {
    expect(listParts(language).sort()).toEqual([...PARTS].sort());
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('take what the English ones take', () => {
    const shape = (all: Map<string, Text>) =>
      [...all].map(([path, text]) => `${path}(${typeof text === 'string' ? '' : text.length})`).sort();
    expect(shape(texts)).toEqual(shape(english));
  });

  test('are in that language: hardly one is the English one', () => {
    const words = [...texts].filter(
      ([path, text]) => typeof text === 'string' && /\p{L}{4}/u.test(String(english.get(path))),
    );
    const same = words.filter(([path, text]) => text === english.get(path));
    expect(same.length / words.length).toBeLessThan(0.1);
  });
});

describe.each(INTERFACE_LANGUAGES)('every text in %s', (language) => {
  const texts = [...listTexts(language)];

  test('says something', () => {
    const broken = texts.flatMap(([path, text]) =>
      COUNTS.map((count) => say(language, text, argumentKinds.get(path) ?? [], count).said)
        .filter((said) => said.trim() === '' || said !== said.trim() || said.includes('  ') || BROKEN.test(said))
        .map((said) => `${path}: ${said}`),
    );
    expect(broken).toEqual([]);
  });

  test('shows what it is given, as the English one does', () => {
    const sources = new Map([...english].map(([path, text]) => [path, listCounts(path, text, 'en')]));
    const missing = texts.flatMap(([path, text]) =>
      listCounts(path, text, language).flatMap((own, place) => {
        const source = sources.get(path)?.[place] ?? own;
        const lost = own.strings.filter((sample) => source.said.includes(sample) && !own.said.includes(sample));
        const isNumberLost =
          argumentKinds.get(path)?.includes('number') &&
          own.count >= SURELY_WRITTEN &&
          source.said.includes(source.number) &&
          !own.said.includes(own.number);
        return lost.length > 0 || isNumberLost ? [`${path}: ${own.said}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('is typed as one types in it', () => {
    const faults = texts
      // Search words are not sentences.
      .filter(([path]) => !path.startsWith('search.search.synonyms.'))
      .flatMap(([path, text]) =>
        COUNTS.flatMap((count) => {
          const { said } = say(language, text, argumentKinds.get(path) ?? [], count);
          return findTypingFaults(language, said).map((fault) => `${path}: “${fault}” in ${said}`);
        }),
      );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('that counts has a form for each plural of the language, or one for all', () => {
    const rules = new Intl.PluralRules(language);
    const known = rules.resolvedOptions().pluralCategories;
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const wrong: string[] = [];
    for (const part of listParts(language)) {
      const path = `src/ui/texts/${language}/${part}.ts`;
      visit(parseSource(path), (node) => {
        if (!ts.isCallExpression(node) || node.expression.getText() !== 'formatCount') return;
        const forms = node.arguments[1];
        if (!forms || !ts.isObjectLiteralExpression(forms)) return void wrong.push(`${path}: ${node.getText()}`);
        const given = forms.properties.map(({ name }) => name?.getText() ?? '');
        const isOneForAll = given.length === 1;
        const lacks = isOneForAll ? [] : [...needed].filter((category) => !given.includes(category));
        const strange = given.filter((category) => !(known as string[]).includes(category));
        if (lacks.length + strange.length > 0) wrong.push(`${path}: ${[...lacks, ...strange]} in ${node.getText()}`);
      });
    }
    expect(wrong).toEqual([]);
  });
});
