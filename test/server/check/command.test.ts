import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../../src/server/check/command.ts';
import { SELF_SIGNED } from '../../support/contract/self-signed.ts';
import { changeCard, changeLanguages, type Spoil, startSpoiltServer } from '../../support/contract/spoilt-server.ts';

const KEY = 'top-secret-key';

interface Ran {
  exitCode: number;
  output: string;
  errors: string;
}

async function run(...args: string[]): Promise<Ran> {
  const ran: Ran = { exitCode: -1, output: '', errors: '' };
  ran.exitCode = await runCommand(args, {
    print: (text) => {
      ran.output += `${text}\n`;
    },
    printError: (text) => {
      ran.errors += `${text}\n`;
    },
  });
  expect(ran.output + ran.errors).not.toContain(KEY);
  return ran;
}

async function runOver(spoil?: Spoil, ...args: string[]): Promise<Ran> {
  const { address } = await startSpoiltServer(spoil);
  return run('--url', address, '--key', KEY, ...args);
}

describe('npm run api:check', () => {
  test('prints the report of a server that conforms and ends with 0', async () => {
    const { exitCode, output, errors } = await runOver();
    expect([exitCode, errors]).toEqual([0, '']);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:\d+, flashcards from spa to eng\n/);
    expect(output).toContain('✓ `next` is an integer. (Flashcard object)');
    expect(output).toContain('· rank zero: n=0: 404 with problem details\n      Wayword begins at 1.');
    expect(output).toMatch(/\nThis server conforms: 17 met, 0 not met, 0 not checked; \d+ requests\.\n$/);
  });

  test('prints the responses of a server that does not conform, and ends with 1', async () => {
    const { exitCode, output } = await runOver(changeCard((card) => ({ ...card, next: String(card.next) })));
    expect(exitCode).toBe(1);
    expect(output).toContain(
      '✗ `next` is an integer. (Flashcard object)\n      Expected next to be an integer at rank 1, got a text of 1 characters.',
    );
    expect(output).toMatch(/\nThis server does not conform: 16 met, 1 not met, 0 not checked; /);
  });

  test('ends with 2 when flashcards could not be checked', async () => {
    const { exitCode, output } = await runOver(changeLanguages(() => []));
    expect(exitCode).toBe(2);
    expect(output).toContain('no pair with flashcards found');
    expect(output).toMatch(/\nNot all could be checked: \d+ met, 0 not met, \d+ not checked; /);
  });

  test('says which pairs it requested if it finds no flashcard, or why none', async () => {
    const absent: Spoil = ({ rank }, right) => (rank === undefined ? right : { ...right, status: 404 });
    const { exitCode, output } = await runOver(absent);
    expect(exitCode).toBe(2);
    expect(output.match(/No flashcard was found/g)).toHaveLength(1);
    expect(output).toMatch(/\n {2}404 with JSON \(an object\), for rank 1 of spa-eng/);

    const busy: Spoil = ({ rank }, right) =>
      rank === undefined ? right : { status: 429, headers: { 'retry-after': '3600' }, body: '' };
    expect((await runOver(busy)).output).toContain(
      '\n  Not asked further: the server asked to be left alone for 3600 s.\n',
    );
    expect((await runOver(changeLanguages(() => []))).output).toContain('\n  None was asked for: ');
  });

  test('checks the given pair', async () => {
    const { exitCode, output } = await runOver(undefined, '--from', 'spa', '--to', 'deu');
    expect(exitCode).toBe(2);
    expect(output).toContain('flashcards from spa to deu');
    expect(output.match(/No flashcard was found/g)).toHaveLength(1);
    expect(output).toContain(
      '\n  404 with problem details, for rank 0 of spa-deu\n  404 with problem details, for rank 1 of spa-deu\n',
    );
  });

  test('prints JSON for programs', async () => {
    const { output } = await runOver(
      changeCard((card) => ({ ...card, meanings: 7 })),
      '--json',
    );
    const report = JSON.parse(output);
    expect(report).toMatchObject({ pair: { from: 'spa', to: 'eng' }, verdict: 'does-not-conform' });
    expect(report.required).toContainEqual({
      name: 'flashcard-meanings',
      section: 'Flashcard object',
      says: '`meanings` is an array of strings.',
      outcome: 'missed',
      detail: 'Expected meanings to be an array at rank 1, got the number 7.',
    });
    expect(report.open).toContainEqual(
      expect.objectContaining({ name: 'rank-zero', outcome: 'noted', server: 'n=0: 404 with problem details' }),
    );
  });

  test('does not print the key even if the server sends it back', async () => {
    const echo = changeCard((card) => ({ ...card, [KEY]: KEY }));
    const { output } = await runOver((request, right) => {
      const reply = echo(request, right);
      return reply && { ...reply, headers: { ...reply.headers, 'content-type': `text/${KEY}` } };
    });
    expect(output).toContain('further fields: [key]');
    expect(output).toContain('content type: text/[key]');
  });

  test('runs from the command line', async () => {
    const { address } = await startSpoiltServer();
    const args = ['--import', 'tsx', 'src/server/check/main.ts', '--url', address, '--key', KEY];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain('This server conforms');
    const failure = await promisify(execFile)(process.execPath, args.slice(0, 5)).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Expected --key with an API key/),
    });
  });
});

describe('a reason that prevents the check is printed, with 2:', () => {
  async function startHttps(): Promise<string> {
    const server: Server = createServer(SELF_SIGNED, (_, response) => void response.end('[]'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test.each<[string, string[], RegExp]>([
    [
      'no address',
      ['--key', KEY],
      /^Expected --url with the address of a server, got none\.\nSee npm run api:check -- --help\.$/,
    ],
    ['no key', ['--url', 'http://127.0.0.1'], /^Expected --key with an API key of the server, got none\./],
    [
      'a key with spaces',
      ['--url', 'http://127.0.0.1', '--key', `${KEY} ${KEY}`],
      /^--key: Expected a key of ASCII letters/,
    ],
    ['no address at all', ['--url', 'ftp://example.org', '--key', KEY], /^--url: Expected an address such as https:/],
    [
      'http to another machine',
      ['--url', 'http://example.org', '--key', KEY],
      /^--url: Expected https for example\.org, got http\./,
    ],
    [
      'one half of a pair',
      ['--url', 'http://127.0.0.1', '--key', KEY, '--from', 'spa'],
      /^Expected both --from and --to/,
    ],
    [
      'codes of two letters',
      ['--url', 'http://127.0.0.1', '--key', KEY, '--from', 'es', '--to', 'en'],
      /^Expected both --from and --to/,
    ],
    ['a mistyped option', ['--ulr', 'http://127.0.0.1'], /^Expected one of --url, --key, .+, got --ulr\./],
    [
      'no such host',
      ['--url', 'https://wayword.invalid', '--key', KEY],
      /got no such host: .+\nNothing was checked\. /,
    ],
    [
      'no server',
      ['--url', 'http://127.0.0.1:9', '--key', KEY],
      /^Expected an answer from http:\/\/127\.0\.0\.1:9, got .+\.\nNothing was checked\. /,
    ],
  ])('%s', async (_, args, expected) => {
    const { exitCode, output, errors } = await run(...args);
    expect([exitCode, output]).toEqual([2, '']);
    expect(errors.trim()).toMatch(expected);
  });

  test('a self-signed certificate, and https to an http server', async () => {
    const { address } = await startSpoiltServer();
    const secure = await startHttps();
    const errors = async (url: string) => (await run('--url', url, '--key', KEY)).errors;
    expect(await errors(secure)).toContain('got a certificate that nobody vouches for (self-signed)');
    expect(await errors(address.replace('http', 'https'))).toContain('got something else than https, perhaps http');
  });

  test('a key that the server refuses', async () => {
    const { exitCode, errors } = await runOver((_, right) => ({ ...right, status: 401, body: `{"detail":"${KEY}"}` }));
    expect(exitCode).toBe(2);
    expect(errors).toBe(
      'Expected the key to be accepted, got 401.\nThe address answers, the key is not one of its keys.\n',
    );
  });

  test('a server that hangs up', async () => {
    const { exitCode, errors } = await runOver(() => undefined);
    expect(exitCode).toBe(2);
    expect(errors).toContain('got a connection that was closed without an answer');
  });

  test('a web page is not the API: that is a report, with 1', async () => {
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' };
    const { exitCode, output } = await runOver(() => page);
    expect(exitCode).toBe(1);
    expect(output).toContain('got 200 with a page (HTML): the address may be that of a web page, not of the API.');
    expect(output).toContain('- wrong key: The server has answered nothing as the interface does.');
    expect(output).toMatch(/\nThis server does not conform: 1 met, 1 not met, /);
  });
});
