import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { formatDeckFile } from '../../../src/library/formats/deck-file.ts';
import { sendHttp } from '../../support/contract/http-request.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';

/** Where the servers keep their key. */
const SETTINGS = join(tmpdir(), `wayword-settings-${process.pid}`);

afterAll(() => rm(SETTINGS, { recursive: true, force: true }));

interface Run {
  process: ChildProcess;
  /** All output so far, on both streams. */
  output(): string;
  /** Waits until the output holds a match. */
  find(pattern: RegExp): Promise<string>;
  exitCode(): Promise<number | null>;
}

/** Runs the program of `npm run api`. */
function run(...args: string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/api/main.ts', ...args], {
    stdio: 'pipe',
    env: { ...process.env, XDG_CONFIG_HOME: SETTINGS },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'close');
  let output = '';
  const onMore = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const check of onMore) check();
    });
  }
  return {
    process: child,
    output: () => output,
    find: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(output);
          if (match) resolve(match[1] ?? match[0]);
        };
        onMore.add(check);
        check();
        void exited.then(() => reject(new Error(`Expected ${pattern} to be printed, got:\n${output}`)));
      }),
    exitCode: async () => (await exited)[0],
  };
}

/** Starting a Node with TypeScript takes a second or two on a busy machine. */
const SLOW = { timeout: 30_000 };

describe('npm run api', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints what it serves and answers; on %s finishes the running request and exits with 0, with a persistent connection open',
    SLOW,
    async (signal) => {
      const folder = await makeFolder({
        'spa-eng.json': formatDeckFile(makeDeckFile()),
        'index.json': '{"decks":["spa-eng"]}',
      });
      const api = run('--decks', folder, '--port', '0', '--latency', '400');
      const address = await api.find(/^address {2}(http:\/\/127\.0\.0\.1:\d+)$/m);
      const key = await api.find(/^key {6}(\S{32}) /m);
      expect(api.output()).toContain('deck     spa-eng  Spanish → English, 3 cards\n');
      expect(api.output()).toContain('skipped  index.json: not a deck\n');

      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      const ask = () =>
        sendHttp(address, '/api/v1/fc/?f=spa&t=eng&n=1', { headers: { authorization: `Api-Key ${key}` } }, agent);
      expect(JSON.parse((await ask()).body)).toMatchObject({ word: 'casa' });

      const running = ask();
      await delay(100);
      // Twice, as Ctrl-C does under npm.
      api.process.kill(signal);
      await delay(100);
      api.process.kill(signal);
      expect((await running).status).toBe(200);
      const answeredAt = performance.now();
      expect(await api.exitCode()).toBe(0);
      expect(performance.now() - answeredAt).toBeLessThan(2_500);
    },
  );

  test('prints neither its own keys nor those of requests', SLOW, async () => {
    const folder = await makeFolder({ 'spa-eng.json': formatDeckFile(makeDeckFile()) });
    const api = run('--decks', folder, '--port', '0', '--key', 'given-secret');
    const address = await api.find(/^address {2}(\S+)$/m);
    for (const key of ['given-secret', 'wrong-secret']) {
      await sendHttp(address, '/api/v1/lang/', { headers: { authorization: `Api-Key ${key}` } });
    }
    api.process.kill('SIGTERM');
    expect(await api.exitCode()).toBe(0);
    expect(api.output()).not.toContain('secret');
  });

  test('names file and place of a broken deck and exits with 1', SLOW, async () => {
    const text = formatDeckFile(makeDeckFile()).replace('"año"', '7');
    const api = run('--decks', await makeFolder({ 'spa-eng.json': text }), '--port', '0');
    expect(await api.exitCode()).toBe(1);
    expect(api.output()).toMatch(/spa-eng\.json: Expected the word of card 2 to be a string, got 7\.\n$/);
    expect(api.output()).not.toContain('    at ');
  });

  test('prints the lists that a deck is made from, with their cards', SLOW, async () => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `Wort ${from + index},meaning\n`).join('');
    const folder = await makeFolder({
      'Kapitel 1.csv': `German,English\n${rows(1, 60)}`,
      'Kapitel 2.csv': `German,English\n${rows(61, 64)}`,
      'Kapitel 3.csv': `German,English\n${rows(124, 3)}`,
    });
    const api = run('--decks', folder, '--port', '0', '--key', 'k');
    const address = await api.find(/^address {2}(\S+)$/m);
    expect(api.output()).toContain(
      'deck     deu-eng  German → English, 126 cards from Kapitel 1 (60), Kapitel 2 (64), Kapitel 3 (3, 1 repeated)\n',
    );
    const path = '/api/v1/fc/?f=deu&t=eng&n=61';
    const { body } = await sendHttp(address, path, { headers: { authorization: 'Api-Key k' } });
    expect(JSON.parse(body)).toMatchObject({ word: 'Wort 61', next: 62 });
  });

  test('names file and row of a broken list, says what to do and exits with 1', SLOW, async () => {
    const folder = await makeFolder({ 'Kapitel 1 deu-eng.csv': 'word,meaning\ngehen,\n' });
    const api = run('--decks', folder, '--port', '0');
    expect(await api.exitCode()).toBe(1);
    expect(api.output()).toMatch(
      /\/Kapitel 1 deu-eng\.csv, row 2: expected a meaning, got none for "gehen"\. Correct the row\.\n$/,
    );
    expect(api.output()).not.toContain('    at ');
  });

  test('says that a port is in use and exits with 1', SLOW, async () => {
    const folder = await makeFolder({ 'spa-eng.json': formatDeckFile(makeDeckFile()) });
    const first = run('--decks', folder, '--port', '0');
    const address = await first.find(/^address {2}(\S+)$/m);
    const second = run('--decks', folder, '--port', new URL(address).port);
    expect(await second.exitCode()).toBe(1);
    expect(second.output()).toMatch(/^Expected a free port, got one in use .+ Choose another with --port\.$/m);
  });

  test('explains a wrong option and exits with 1; prints help and exits with 0', SLOW, async () => {
    const [wrong, help] = [run('--prot', '1'), run('--help')];
    expect(await wrong.exitCode()).toBe(1);
    expect(wrong.output()).toMatch(/^Expected one of --decks, .+, got --prot\.\nSee npm run api -- --help\.\n$/);
    expect(await help.exitCode()).toBe(0);
    expect(help.output()).toContain('--faults RATE');
  });
});
