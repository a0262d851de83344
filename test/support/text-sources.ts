import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { visit } from './texts.ts';

/** Screens and other surfaces that show texts. */
const FOLDERS = ['src/ui', 'src/page', 'entrypoints'];

export function listSources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.tsx?$/.test(path)),
  );
}

/**
 * Finds the texts that a file reads, as paths of the catalogue: `popup.notices.deckEnds`. A group that is read by a
 * computed name ends in a dot: `study.notices.`.
 *
 * @param groups - Which constants stand for which groups, see `findGroups`.
 */
export function findReads(source: ts.SourceFile, groups: ReadonlyMap<string, string>): string[] {
  const reads: string[] = [];
  visit(source, (node) => {
    if (!ts.isIdentifier(node)) return;
    const group = groups.get(node.text);
    if (group === undefined || (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) return;
    const { parent } = node;
    if (ts.isVariableDeclaration(parent) && parent.initializer === node && ts.isObjectBindingPattern(parent.name)) {
      for (const { propertyName, name } of parent.name.elements) {
        reads.push(`${group}.${(propertyName ?? name).getText()}`);
      }
      return;
    }
    const path = followAccess(node, group);
    if (path !== group) reads.push(path);
  });
  return reads;
}

function followAccess(node: ts.Node, path: string): string {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return followAccess(parent, `${path}.${parent.name.text}`);
  }
  if (ts.isElementAccessExpression(parent) && parent.expression === node) return `${path}.`;
  return path;
}

/** Finds the constants that stand for groups of texts: `popupText` → `popup.popup`. */
export function findGroups(sources: readonly ts.SourceFile[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const source of sources) {
    let part: string | undefined;
    visit(source, (node) => {
      const glob = ts.isStringLiteral(node) ? /^\?part=([\w-]+)$/.exec(node.text)?.[1] : undefined;
      part = glob ?? part;
    });
    if (part === undefined) continue;
    visit(source, (node) => {
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
      const call = node.initializer;
      if (!call || !ts.isCallExpression(call) || call.arguments.length !== 1) return;
      const [argument] = call.arguments;
      if (argument && ts.isStringLiteral(argument)) groups.set(node.name.text, `${part}.${argument.text}`);
    });
  }
  return groups;
}

/** Attributes that a person reads or hears through a screen reader. */
const SAID_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'placeholder',
  'title',
]);
/** Properties of elements and of browser calls with text for people. */
const SAID_PROPERTIES = new Set([
  'ariaLabel',
  'description',
  'innerText',
  'label',
  'message',
  'placeholder',
  'textContent',
  'title',
]);
const LETTERS = /\p{L}{2}/u;
/** Two words: names in code do not look like that. */
const PROSE = /\p{L}{2,}[,.…]? \p{L}{2,}/u;
/** Language-independent text: the product's name, file content beside facts in English, and a selector. */
const NAMES = new Set(['Wayword', 'Exported from Wayword.', 'input, select, textarea, [contenteditable]']);

/** Finds texts in the code itself, with their lines. */
export function findHardCoded(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(source, (node) => {
    const text = toText(node)?.trim();
    if (text === undefined || NAMES.has(text) || !LETTERS.test(text) || isForDevelopers(node)) return;
    if (!ts.isJsxText(node) && !isSaid(node) && (!PROSE.test(text) || isCode(node))) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${source.fileName}:${line + 1}: ${text}`);
  });
  return found;
}

function toText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\u0000');
}

/** Whether a literal is the value of an attribute or a property that people read; also through conditions. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SAID_ATTRIBUTES.has(parent.name.getText());
  if (ts.isPropertyAssignment(parent)) return parent.name !== node && SAID_PROPERTIES.has(nameOf(parent.name));
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isSaid(parent) : true;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return ts.isPropertyAccessExpression(parent.left) && SAID_PROPERTIES.has(parent.left.name.text);
  }
  if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression)) {
    const [name] = parent.arguments;
    const isAttribute = parent.expression.name.text === 'setAttribute' && name !== node;
    return isAttribute && name !== undefined && ts.isStringLiteral(name) && SAID_ATTRIBUTES.has(name.text);
  }
  const isOnTheWay =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && /^(\|\||&&|\?\?|\+)$/.test(parent.operatorToken.getText()));
  return isOnTheWay && isSaid(parent);
}

/** Errors are for developers; the screens have their own sentence for each code. The reason of an offscreen document is for reviewers. */
function isForDevelopers({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent) && nameOf(parent.name) === 'justification') return true;
  if (ts.isBinaryExpression(parent)) return isForDevelopers(parent);
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText());
  return ts.isCallExpression(parent) && /^(console\.|warn$)/.test(parent.expression.getText());
}

/** Names of classes, selectors and style rules, and types. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return true;
  if (ts.isJsxExpression(parent)) return isCode(parent);
  if (ts.isConditionalExpression(parent) || ts.isVariableDeclaration(parent))
    return isCode(parent) || isClassName(parent);
  if (ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent)) return true;
  // Its children are texts.
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'drawBlock') return parent.arguments[0] === node;
  if (ts.isCallExpression(parent))
    return /(querySelector(All)?|matches|closest|createSurface|matchMedia|replaceAll)$/.test(
      parent.expression.getText(),
    );
  if (ts.isBinaryExpression(parent)) return /(className|cssText)$/.test(parent.left.getText());
  return false;
}

function isClassName(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && /size|class|style/i.test(node.name.text);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
