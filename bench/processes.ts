import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import type { ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import { readInFirefoxScope } from '../scripts/browser/firefox-scope.ts';

/** Memory and time of processes, as Linux reports them; empty on other systems. */

/** All processes of a browser, including its first one. */
export function findProcesses(browser: Browser): number[] {
  const first = browser.process()?.pid;
  return first === undefined ? [] : findFamily(first);
}

/** A process and all that it started. */
export function findFamily(first: number): number[] {
  if (process.platform !== 'linux') return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const parent = Number.isInteger(pid) ? findParent(pid) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [first];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function findParent(pid: number): number | undefined {
  const parent = /^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** The process that runs the extension's background and pages; undefined if none is running. */
export async function findExtensionProcess({ kind, browser }: ExtensionBrowser): Promise<number | undefined> {
  if (kind === 'firefox') {
    const pid = await readInFirefoxScope(
      { browser },
      `ChromeUtils.requestProcInfo().then(({ children }) => children.find(({ type }) => type === 'extension')?.pid ?? 0)`,
    );
    return Number(pid) || undefined;
  }
  return findProcesses(browser).find((pid) => readProcess(pid, 'cmdline').includes('--extension-process'));
}

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Processor time that some processes have used so far, in milliseconds. */
export function readProcessorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // The fields after the name, which may contain spaces: utime and stime are the 14th and 15th of all (proc(5)).
    const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK;
  }, 0);
}

/** Resident memory in bytes; 0 for a process that has ended. */
export function readResident(pid: number): number {
  return readBytes(pid, 'VmRSS');
}

/**
 * Resident memory in bytes, with shared pages divided among the processes that share them, so that sums are correct.
 */
export function readShare(pid: number): number {
  return readBytes(pid, 'Pss', 'smaps_rollup');
}

/** Anonymous resident memory in bytes: a process's own memory, without the browser's code. */
export function readOwn(pid: number): number {
  return readBytes(pid, 'Anonymous', 'smaps_rollup');
}

/** Peak resident memory since {@link forgetPeak}, in bytes. */
export function readPeak(pid: number): number {
  return readBytes(pid, 'VmHWM');
}

export function forgetPeak(pid: number): void {
  // 5 resets the peak to the current resident size (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function readBytes(pid: number, field: string, file = 'status'): number {
  const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readProcess(pid, file))?.[1];
  return Number(kibibytes ?? 0) * 1024;
}

/** Empty for a process that has ended in the meantime. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
