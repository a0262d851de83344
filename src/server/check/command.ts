import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import { UsageError } from '../read-options.ts';
import { checkServer } from './check-server.ts';
import { findVerdict, formatReport, type ReportVerdict, toReportJson } from './format-report.ts';
import { createHttpCarrier } from './http-carrier.ts';
import { type CheckCommandOptions, HELP, parseOptions } from './options.ts';

export interface Terminal {
  print(text: string): void;
  printError(text: string): void;
}

const EXIT_CODES: Record<ReportVerdict, number> = { conforms: 0, 'does-not-conform': 1, 'not-all-checked': 2 };

/** Runs `npm run api:check`. @returns The exit code. */
export async function runCommand(args: readonly string[], { print, printError }: Terminal): Promise<number> {
  try {
    const options = parseOptions(args);
    if (options === 'help') {
      print(HELP);
      return 0;
    }
    return await check(options, print);
  } catch (error) {
    printError(explain(error));
    return 2;
  }
}

async function check({ address, key, pair, isJson }: CheckCommandOptions, print: Terminal['print']): Promise<number> {
  const clock = { now: () => performance.now(), wait: (ms: number) => delay(ms) };
  const report = await checkServer({ carry: createHttpCarrier(address), key, pair, clock });
  print(isJson ? JSON.stringify(toReportJson(address, report), undefined, 2) : formatReport(address, report));
  return EXIT_CODES[findVerdict(report)];
}

const HINTS: Partial<Record<ErrorCode, string>> = {
  'key-refused': 'The address answers, the key is not one of its keys.',
  unreachable: 'Nothing was checked. Is the address right, and does the server run?',
};

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nSee npm run api:check -- --help.`;
  if (error instanceof AppError) return [error.message, HINTS[error.code]].filter(Boolean).join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
