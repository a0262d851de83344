import ts from 'typescript';

const MOST_LINES = 60;
const MOST_BRANCHES = 15;

/** How the sentence begins that says why a function is larger. */
const REASON = /\b(?:Long|Many branches) because\b/;

const FACTORY = /^(create|make)[A-Z]/;

const BRANCHES = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CatchClause,
]);

const BRANCHING_OPERATORS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Documentation is read as text, which takes half the time. */
const PARSING = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };

/** @typedef {ts.FunctionLikeDeclaration & { body: ts.ConciseBody }} FunctionWithBody */

/**
 * Finds the functions that break the rule of `docs/contributing.md`: those above a bound without a reason, and those within both with one.
 *
 * A function has the lines from its name to its last brace. A factory has only those with code outside of its inner functions, which
 * are measured themselves. The branches of an inner function count for that one only.
 *
 * @param {string} path @param {string} text - A script in TypeScript or JavaScript.
 * @returns {string[]} One sentence for each.
 */
export function findUnbounded(path, text) {
  if (isSmall(text)) return [];
  const file = ts.createSourceFile(path, text, PARSING, true);
  /** @type {string[]} */
  const found = [];
  visit(file);
  return found;

  /** @param {ts.Node} node */
  function visit(node) {
    const fault = isFunction(node) ? findFault(file, node) : undefined;
    if (fault) found.push(`${path}:${findLine(file, node) + 1}: ${fault}`);
    ts.forEachChild(node, visit);
  }
}

/** Whether a script is so short that none of its functions can break the rule. Saves parsing half of the scripts. @param {string} text */
function isSmall(text) {
  const lines = text.split('\n').length;
  const branches = text.match(/\b(?:if|case|for|while|do|catch)\b|\?|&&|\|\|/g)?.length ?? 0;
  return lines <= MOST_LINES && branches <= MOST_BRANCHES && !REASON.test(text);
}

/** @param {ts.SourceFile} file @param {FunctionWithBody} node */
function findFault(file, node) {
  const name = findName(node);
  const all = countLines(file, node);
  const lines = all > MOST_LINES && FACTORY.test(name) ? countOwnLines(file, node) : all;
  const branches = countBranches(node);
  const isOver = lines > MOST_LINES || branches > MOST_BRANCHES;
  if (isOver === REASON.test(findComment(file, node))) return undefined;
  return isOver
    ? `${name} has ${lines} lines and ${branches} branches, and does not say why.`
    : `${name} is within the bounds and needs no reason.`;
}

/** @param {ts.Node} node @returns {node is FunctionWithBody} */
function isFunction(node) {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** A function without a name has that of the variable or property that holds it. @param {FunctionWithBody} node */
function findName({ name, parent }) {
  const named = name ?? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined);
  return named?.getText() ?? 'A function';
}

/** @param {ts.SourceFile} file @param {ts.Node} node */
const findLine = (file, node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line;

/** @param {ts.SourceFile} file @param {ts.Node} node */
const findLastLine = (file, node) => file.getLineAndCharacterOfPosition(node.end).line;

/** @param {ts.SourceFile} file @param {ts.Node} node */
const countLines = (file, node) => findLastLine(file, node) - findLine(file, node) + 1;

/** @param {ts.SourceFile} file @param {FunctionWithBody} factory */
function countOwnLines(file, factory) {
  /** @type {Set<number>} */
  const lines = new Set();
  visit(factory);
  return lines.size;

  /** @param {ts.Node} node */
  function visit(node) {
    if (node !== factory && isFunction(node)) return;
    const parts = node.getChildren(file);
    // A token without parts, such as a template's text, may have several lines.
    if (parts.length > 0) parts.forEach(visit);
    else for (let line = findLine(file, node); line <= findLastLine(file, node); line++) lines.add(line);
  }
}

/** @param {FunctionWithBody} node */
function countBranches(node) {
  let branches = 0;
  ts.forEachChild(node, visit);
  return branches;

  /** @param {ts.Node} part */
  function visit(part) {
    if (isFunction(part)) return;
    if (BRANCHES.has(part.kind)) branches += 1;
    if (ts.isBinaryExpression(part) && BRANCHING_OPERATORS.has(part.operatorToken.kind)) branches += 1;
    ts.forEachChild(part, visit);
  }
}

/**
 * The comments above a function, or above the statement or property whose value it is; as one line.
 *
 * @param {ts.SourceFile} file @param {ts.Node} node
 */
function findComment(file, node) {
  /** @type {ts.Node} */
  let holder = node;
  while (!isHolder(holder) && !ts.isCallExpression(holder.parent) && !isFunction(holder.parent)) holder = holder.parent;
  return file.text
    .slice(holder.getFullStart(), holder.getStart(file))
    .replace(/^\s*(\/\*\*|\*|\/\/)\s?/gm, ' ')
    .replace(/\s+/g, ' ');
}

/** @param {ts.Node} node */
const isHolder = (node) => ts.isStatement(node) || ts.isClassElement(node) || ts.isObjectLiteralElement(node);
