import { findText, type OptionValues, readOptionValues, UsageError } from '../read-options.ts';
import { isKey } from './api-key.ts';
import type { FaultOptions } from './faults.ts';

export const DEFAULT_PORT = 8377;
export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_DECKS = 'assets/public/decks';

/** Longest delay; a larger number is a typo. */
const MAX_LATENCY_MS = 600_000;

export const HELP = `The flashcard service's interface, served from spreadsheets and deck files.

Usage: npm run api -- [options]

  --decks DIR     folder of CSV and TSV files with a header, such as "Kapitel 3 deu-eng.csv",
                  and of deck files, *.json (default ${DEFAULT_DECKS})
  --key KEY       a key that clients may use; may be given several times
                  (default: one of its own, printed at the start and kept for the next one in
                  ~/.config/wayword/api-key, which only you can read)
  --keys FILE     more keys, one a line; the file is read again when it changes
  --rate N        most requests a second of one key, 0 for no limit (default 0)
  --log           print one line of JSON for each request, without keys
  --port N        port, 0 for any free one (default ${DEFAULT_PORT})
  --host HOST     address to listen on (default ${DEFAULT_HOST}: this machine only)
  --export DIR    write the answers as files, with configuration for nginx and Caddy, and stop
  --help          show this

For tests of clients:
  --latency MS    wait so long before every answer (default 0)
  --faults RATE   share of the answers that go wrong, 0 to 1 (default 0)
  --seed N        which ones: the same number gives the same faults (default 1)
`;

export interface ApiOptions {
  decksDir: string;
  /** Empty: generate a key. */
  keys: string[];
  /** File with further keys. */
  keysFile: string | undefined;
  /** Most requests a second of one key; 0 for no limit. */
  ratePerSecond: number;
  isLogging: boolean;
  port: number;
  host: string;
  /** Write files to this folder in place of serving. */
  exportDir: string | undefined;
  latencyMs: number;
  faults: FaultOptions;
}

const OPTIONS = {
  decks: { type: 'string' },
  key: { type: 'string', multiple: true },
  keys: { type: 'string' },
  rate: { type: 'string' },
  log: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  export: { type: 'string' },
  latency: { type: 'string' },
  faults: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Parses the command line.
 *
 * @param args - Without the program name.
 * @returns `help` if requested.
 * @throws {UsageError}
 */
export function parseOptions(args: readonly string[]): ApiOptions | 'help' {
  const values = readOptionValues(args, OPTIONS);
  if (values.help === true) return 'help';
  const keys = (values.key ?? []) as string[];
  for (const key of keys) checkKey(key);
  return {
    decksDir: findText(values, 'decks') ?? DEFAULT_DECKS,
    keys,
    keysFile: findText(values, 'keys'),
    ratePerSecond: readNumber(values, 'rate', { max: 100_000 }) ?? 0,
    isLogging: values.log === true,
    port: readNumber(values, 'port', { max: 65_535 }) ?? DEFAULT_PORT,
    host: findText(values, 'host') ?? DEFAULT_HOST,
    exportDir: findText(values, 'export'),
    latencyMs: readNumber(values, 'latency', { max: MAX_LATENCY_MS }) ?? 0,
    faults: {
      rate: readNumber(values, 'faults', { max: 1, fractions: true }) ?? 0,
      seed: readNumber(values, 'seed', { max: Number.MAX_SAFE_INTEGER }) ?? 1,
    },
  };
}

function checkKey(key: string): void {
  if (isKey(key)) return;
  throw new UsageError(
    `Expected --key to be 1 to 4096 printable ASCII characters without spaces, got ${key.length} that are not.`,
  );
}

function readNumber(
  values: OptionValues,
  name: string,
  { max, fractions = false }: { max: number; fractions?: boolean },
): number | undefined {
  const text = findText(values, name);
  if (text === undefined) return undefined;
  const form = fractions ? /^(\d+(\.\d*)?|\.\d+)$/ : /^\d+$/;
  const number = form.test(text) ? Number(text) : Number.NaN;
  if (number <= max) return number;
  const kind = fractions ? 'a number' : 'an integer';
  throw new UsageError(`Expected --${name} to be ${kind} from 0 to ${max}, got ${JSON.stringify(text)}.`);
}
