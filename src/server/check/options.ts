import { AppError } from '../../app-error.ts';
import { languagePairSchema } from '../../contract/pair-schemas.ts';
import { parseAddress, parseKey } from '../../contract/server-address.ts';
import type { LanguagePair } from '../../model/pair.ts';
import { findText, readOptionValues, UsageError } from '../read-options.ts';

export const HELP = `Checks a server of the flashcard service's interface, and says what it does where the
specification leaves a choice. Sends GET requests only, 150 at most.

Usage: npm run api:check -- --url ADDRESS --key KEY [options]

  --url ADDRESS   the server's address: https://…, or http://… on this machine
  --key KEY       an API key of the server; it is sent to this address only and not printed
  --from CODE     check the deck from this language (ISO 639-3, such as spa) …
  --to CODE       … to this one (default: a pair that the server has)
  --json          print the report as JSON
  --help          show this

Ends with 0 when everything that the specification requires is met, with 1 when something
is not, with 2 when that could not be found out.
`;

export interface CheckCommandOptions {
  address: string;
  key: string;
  pair: LanguagePair | undefined;
  isJson: boolean;
}

const OPTIONS = {
  url: { type: 'string' },
  key: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Parses the command line.
 *
 * @returns `help` if requested.
 * @throws {UsageError} which never quotes the key.
 */
export function parseOptions(args: readonly string[]): CheckCommandOptions | 'help' {
  const values = readOptionValues(args, OPTIONS);
  if (values.help === true) return 'help';
  const url = findText(values, 'url');
  if (url === undefined) throw new UsageError('Expected --url with the address of a server, got none.');
  const key = findText(values, 'key');
  if (key === undefined) throw new UsageError('Expected --key with an API key of the server, got none.');
  return {
    address: readAs('url', () => parseAddress(url)),
    key: readAs('key', () => parseKey(key)),
    pair: readPair(findText(values, 'from'), findText(values, 'to')),
    isJson: values.json === true,
  };
}

function readAs(name: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`--${name}: ${error.message}`);
    throw error;
  }
}

function readPair(from: string | undefined, to: string | undefined): LanguagePair | undefined {
  if (from === undefined && to === undefined) return undefined;
  const result = languagePairSchema.safeParse({ from, to });
  if (result.success) return result.data;
  throw new UsageError('Expected both --from and --to as ISO 639-3 codes (such as spa and eng), got something else.');
}
