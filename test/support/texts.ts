import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';

/** A text, or a function that makes one. */
export type Text = string | ((...args: never[]) => string);

const FILES = import.meta.glob<{ default: object }>('../../src/ui/texts/*/*.ts', { eager: true });

/** The parts that there are: those of the English texts. */
export const PARTS = listParts('en');

/** Languages that the others are compared with English. */
export const OTHER_LANGUAGES = INTERFACE_LANGUAGES.filter((language) => language !== 'en');

export function listParts(language: string): string[] {
  const folder = `../../src/ui/texts/${language}/`;
  return Object.keys(FILES)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length, -'.ts'.length));
}

/** All texts of a language by their paths, `popup.notices.deckEnds`; the part comes first. */
export function listTexts(language: string): Map<string, Text> {
  const texts = new Map<string, Text>();
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string' || typeof value === 'function') texts.set(path, value as Text);
    else for (const [name, inner] of Object.entries(value as object)) collect(inner, `${path}.${name}`);
  };
  for (const part of listParts(language)) collect(FILES[`../../src/ui/texts/${language}/${part}.ts`]?.default, part);
  return texts;
}

export function parseSource(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

export function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => visit(child, onNode));
}

export type ArgumentKind = 'number' | 'string' | 'list';

/** What the functions among the English texts take, by path, as their sources say. */
export function listArguments(): Map<string, ArgumentKind[]> {
  const found = new Map<string, ArgumentKind[]>();
  for (const part of PARTS) {
    visit(parseSource(`src/ui/texts/en/${part}.ts`), (node) => {
      if (!ts.isArrowFunction(node) || !ts.isPropertyAssignment(node.parent)) return;
      const kinds = node.parameters.map(({ type }) => toKind(type?.getText() ?? ''));
      found.set([part, ...pathOf(node.parent)].join('.'), kinds);
    });
  }
  return found;
}

function toKind(type: string): ArgumentKind {
  if (type === 'number' || type === 'string') return type;
  if (type === 'readonly string[]') return 'list';
  throw new Error(`Expected a text that takes numbers, strings or lists of strings, got ${type}.`);
}

/** The names that lead from the whole of a file's texts to one of them. */
function pathOf(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node) || ts.isSourceFile(node)) return [];
  const above = pathOf(node.parent);
  return ts.isPropertyAssignment(node) ? [...above, nameOf(node.name)] : above;
}

export function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
