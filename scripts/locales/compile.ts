import {
  type Content,
  type FunctionArg,
  type Octothorpe,
  type PlainArg,
  parse,
  type Select,
} from '@messageformat/parser';
import { type Tree, toTree } from './locale-file.ts';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** The formats that messages may use, and the functions of `ui/shared/format.ts` that carry them out. */
const FORMATTERS: Record<string, string> = {
  date: 'formatDate',
  duration: 'formatDuration',
  estimate: 'formatEstimate',
  list: 'formatList',
  number: 'formatNumber',
  'number, integer': 'formatInteger',
  'number, percent': 'formatShare',
};

/** The type of a value: numbers are formatted for the language, strings are inserted unchanged. */
export type ValueType = 'number' | 'string' | 'readonly string[]';

export function parseMessage(message: string): Token[] {
  return parse(message, { strictPluralKeys: true });
}

/** The values that a message takes, in the order in which it names them. */
export function listValues(message: string): Map<string, ValueType> {
  const values = new Map<string, ValueType>();
  const collect = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'argument') values.set(token.arg, values.get(token.arg) ?? 'string');
      if (token.type === 'function') values.set(token.arg, token.key === 'list' ? 'readonly string[]' : 'number');
      if (token.type === 'plural') {
        values.set(token.arg, 'number');
        for (const { tokens } of token.cases) collect(tokens);
      }
    }
  };
  collect(parseMessage(message));
  return values;
}

/** The plural categories that each count of a message has a form for. */
export function listPlurals(message: string): string[][] {
  return parseMessage(message).flatMap((token) => (token.type === 'plural' ? [token.cases.map(({ key }) => key)] : []));
}

/**
 * Compiles the messages of a part to a module: strings, and functions that take their values as one object.
 *
 * @param formatModule - Where the module imports the formatters from.
 * @param isRightToLeft - Whether the language runs from right to left. Names within its messages seldom do, so each value is isolated.
 */
export function compilePart(
  messages: ReadonlyMap<string, string>,
  formatModule: string,
  isRightToLeft = false,
): string {
  const used = new Set<string>();
  const context = { used, isRightToLeft };
  const tree = toTree(messages, (message, key) => compileMessage(message, key, context));
  const names = [...used].sort().join(', ');
  const head = used.size > 0 ? `import { ${names} } from ${JSON.stringify(formatModule)};\n` : '';
  return `${head}export default ${printTree(tree)};\n`;
}

/** The type of `compilePart`'s module. */
export function typePart(messages: ReadonlyMap<string, string>): string {
  return printTree(
    toTree(messages, (message) => {
      const values = [...listValues(message)].map(([name, type]) => `${name}: ${type}`);
      return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`;
    }),
  );
}

export function printTree(node: string | Tree<string>): string {
  if (typeof node === 'string') return node;
  return `{ ${Object.entries(node)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${printTree(inner)}`)
    .join(', ')} }`;
}

interface Context {
  /** The formatters that the module imports. */
  used: Set<string>;
  isRightToLeft: boolean;
}

function compileMessage(message: string, key: string, context: Context): string {
  const names = [...listValues(message).keys()];
  try {
    const code = compileTokens(parseMessage(message), context);
    return names.length === 0 ? code : `({ ${names.join(', ')} }) => ${code}`;
  } catch (cause) {
    throw new Error(`Expected ${key} to be an ICU message, got “${message}”.`, { cause });
  }
}

function compileTokens(tokens: readonly Token[], context: Context): string {
  const [only] = tokens;
  if (tokens.length === 1 && only && only.type !== 'argument') return compileToken(only, context);
  if (tokens.every(({ type }) => type === 'content' || type === 'octothorpe')) return JSON.stringify(toText(tokens));
  const parts = tokens.map((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return escapeTemplate(toText([token]));
    return `\${${compileToken(token, context)}}`;
  });
  return `\`${parts.join('')}\``;
}

/** `formatCount` inserts the number in place of `#`. */
function toText(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.type === 'content' ? token.value : '#')).join('');
}

const escapeTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function compileToken(token: Token, context: Context): string {
  switch (token.type) {
    case 'content':
      return JSON.stringify(token.value);
    case 'argument':
      if (!context.isRightToLeft) return token.arg;
      context.used.add('isolateValue');
      return `isolateValue(${token.arg})`;
    case 'function': {
      const style = token.param?.map((part) => (part.type === 'content' ? part.value.trim() : '')).join('');
      const formatter = FORMATTERS[style ? `${token.key}, ${style}` : token.key];
      if (!formatter) throw new Error(`Expected a known format, got ${token.ctx.text}.`);
      context.used.add(formatter);
      return `${formatter}(${token.arg})`;
    }
    case 'plural': {
      context.used.add('formatCount');
      const forms = token.cases.map(({ key, tokens }) => `${key}: ${compileTokens(tokens, context)}`);
      return `formatCount(${token.arg}, { ${forms.join(', ')} })`;
    }
    default:
      throw new Error(`Expected text, a value, a format or a plural, got ${token.type}.`);
  }
}
