import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import { findGroups, findHardCoded, findReads, listSources } from '../../support/text-sources.ts';
import { listScreenKeys, parseSource } from '../../support/texts.ts';

const sources = listSources().map(parseSource);
const groups = findGroups(sources);

const parse = (code: string) => ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

test('every group of texts is read through one constant', () => {
  const known = new Set(listScreenKeys().map((path) => path.split('.').slice(0, 2).join('.')));
  expect([...groups.values()].sort()).toEqual([...known].sort());
});

test('every text is read somewhere', () => {
  const reads = new Set(sources.flatMap((source) => findReads(source, groups)));
  const isRead = (path: string) =>
    path
      .split('.')
      .map((_, index, names) => names.slice(0, index + 1).join('.'))
      .some(
        (start) => reads.has(start === path ? path : `${start}.`) || (start.split('.').length > 2 && reads.has(start)),
      );
  expect(listScreenKeys().filter((path) => !isRead(path))).toEqual([]);
});

test('every text of the background and of web pages is read somewhere', () => {
  const code = [
    ...listSources(),
    'wxt.config.ts',
    'src/model/card.ts',
    'src/model/form-name.ts',
    'src/model/lookup.ts',
    'src/model/study.ts',
    'src/model/word-state.ts',
  ]
    .filter((path) => !path.startsWith('src/ui/'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const { language, direction, ...groups } = english;
  const names = Object.values(groups).flatMap((group) =>
    Object.entries(group).flatMap(([name, text]) =>
      typeof text === 'string' || 'other' in text ? [name] : [name, ...Object.keys(text)],
    ),
  );
  expect(names.filter((name) => !new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(code))).toEqual([]);
});

test('there is no text in the code', () => {
  expect(sources.flatMap(findHardCoded)).toEqual([]);
});

test.each(
  readdirSync('entrypoints', { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html')),
)('there is no text in %s', (name) => {
  const html = readFileSync(`entrypoints/${name}`, 'utf8');
  expect(html.replace(/<[^>]*>/g, ' ').trim()).toBe('Wayword');
});

test.each([
  ['<p>Undo</p>', ['a.tsx:1: Undo']],
  ['<p title="Undo" />', ['a.tsx:1: Undo']],
  ['<p title={isOpen ? "Undo" : text.redo} />', ['a.tsx:1: Undo']],
  [`<p>{isOpen ? \`Undo $\{word}\` : null}</p>`, ['a.tsx:1: Undo \u0000']],
  ['<p aria-label={text.undo} class="button is-small">{text.undo} · {"·"}</p>', []],
  ['button.textContent = "Undo"', ['a.tsx:1: Undo']],
  ['button.setAttribute("aria-label", "Undo")', ['a.tsx:1: Undo']],
  ['create({ id: "undo", title: "Undo" })', ['a.tsx:1: Undo']],
  ['const news = "It is undone."', ['a.tsx:1: It is undone.']],
  ['throw new AppError("internal", "Expected a word, got none.")', []],
  ['createDocument({ justification: "Plays a recording." })', []],
  ['button.setAttribute("role", "status")', []],
  ['if (key === "Escape") root.querySelector("ul li")', []],
])('%s', (code, expected) => {
  expect(findHardCoded(parse(code))).toEqual(expected);
});

test('reads are found in all their shapes', () => {
  const code =
    'popupText.keysTitle; popupText.sync.label(1); popupText[name]; popupText.sync[state]; const { of, back: b } = popupText';
  expect(findReads(parse(code), new Map([['popupText', 'popup.popup']]))).toEqual([
    'popup.popup.keysTitle',
    'popup.popup.sync.label',
    'popup.popup.',
    'popup.popup.sync.',
    'popup.popup.of',
    'popup.popup.back',
  ]);
});
