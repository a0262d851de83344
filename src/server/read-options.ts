import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An invalid command line; the message states expected and received. It does not quote values of unknown options. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type OptionTable = NonNullable<ParseArgsConfig['options']>;
type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** Values by option name: a text, true, or several texts. */
export type OptionValues = Partial<Record<string, unknown>>;

/**
 * Parses a command line that consists of options.
 *
 * @param args - Without the program name.
 * @throws {UsageError}
 */
export function readOptionValues(args: readonly string[], options: OptionTable): OptionValues {
  // Errors of `strict` would quote a mistyped key.
  const { values, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens ?? []) checkToken(token, options);
  return values;
}

function checkToken(token: Token, options: OptionTable): void {
  if (token.kind === 'option-terminator') return;
  if (token.kind === 'positional') throw new UsageError('Expected options only, got a word that belongs to none.');
  const { name, rawName, value, inlineValue } = token;
  if (!Object.hasOwn(options, name)) {
    const known = Object.keys(options).map((option) => `--${option}`);
    throw new UsageError(`Expected one of ${known.join(', ')}, got ${rawName}.`);
  }
  if (options[name]?.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`Expected ${rawName} alone, got a value with it.`);
    return;
  }
  if (value === undefined || value === '') throw new UsageError(`Expected a value after ${rawName}, got none.`);
  if (!inlineValue && value.startsWith('--')) {
    throw new UsageError(`Expected a value after ${rawName}, got another option (write ${rawName}=… if it is none).`);
  }
}

export function findText(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
