import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { readLocale } from '../../scripts/locales/locale-file.ts';
import { EXTENSION_PARTS } from '../../scripts/locales/package-files.ts';

/** The keys of the screens' messages, `popup.notices.deckEnds`: without those of the background and of web pages. */
export function listScreenKeys(): string[] {
  return [...readLocale('en').messages.keys()].filter((key) => !EXTENSION_PARTS.includes(key.split('.')[0] ?? ''));
}

export function parseSource(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

export function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => visit(child, onNode));
}
