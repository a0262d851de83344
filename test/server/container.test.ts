import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatDeckFile } from '../../src/library/formats/deck-file.ts';
import { sendHttp } from '../support/contract/http-request.ts';
import { makeDeckFile } from '../support/contract/make-deck-file.ts';
import { makeFolder } from '../support/contract/temporary-folder.ts';

/** Lines of the container's file that begin with an instruction. */
const readInstructions = (name: string) =>
  readFileSync('docs/serving/Containerfile', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));

/** Waits until the server has printed its address. */
function findAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        const [, address] = /^address {2}(\S+)$/m.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    server.on('close', () => reject(new Error(`Expected an address, got:\n${output}`)));
  });
}

/** Runs the container's steps on the machine itself, because no container engine is available. */
test('the container’s steps make one file that serves decks and is healthy', { timeout: 60_000 }, async () => {
  const [install, bundle = ''] = readInstructions('RUN');
  expect(install).toBe('npm ci --ignore-scripts');
  const folder = await makeFolder({ 'spa-eng.json': formatDeckFile(makeDeckFile()), 'keys.txt': 'one  Ada\n' });
  const program = join(folder, 'wayword-api.mjs');
  execFileSync('npx', [...bundle.replace('npx ', '').replace('wayword-api.mjs', program).split(' ')], {
    stdio: 'pipe',
  });

  const command = JSON.parse(readInstructions('CMD').at(-1) ?? '[]') as string[];
  const paths: Record<string, string> = {
    '/wayword-api.mjs': program,
    '/decks': folder,
    '/keys.txt': join(folder, 'keys.txt'),
    '0.0.0.0': '127.0.0.1',
  };
  const [, ...args] = command.map((word) => paths[word] ?? word);
  const server = spawn(process.execPath, [...args, '--port', '0'], { cwd: folder, stdio: 'pipe' });
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await findAddress(server);
  expect((await sendHttp(address, '/ready')).status).toBe(200);
  const headers = { authorization: 'Api-Key one' };
  const reply = await sendHttp(address, '/api/v1/fc/?f=spa&t=eng&n=1', { headers });
  expect(JSON.parse(reply.body)).toMatchObject({ word: 'casa' });
});

test('the unit for systemd starts the same file with options that the server knows', () => {
  const unit = readFileSync('docs/serving/wayword-api.service', 'utf8');
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const options = line.match(/--[a-z]+/g) ?? [];
  expect(options).toEqual(['--decks', '--keys', '--rate', '--log']);
});
