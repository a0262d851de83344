import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type WebServer = 'nginx' | 'caddy';

/** Whether the tests of a web server run. In the whole suite they always do, and fail without it. */
export function isTestable(server: WebServer): boolean {
  if (process.env.WAYWORD_WEB_SERVERS === 'required') return true;
  return spawnSync(server, [server === 'nginx' ? '-v' : 'version']).status === 0;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('Expected a port, got none.');
  return address.port;
}

/** A web server in a process of its own. */
export interface WebServerProcess {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a web server with the configuration that an export wrote. */
export async function launchWebServer(server: WebServer, dir: string, port: number): Promise<WebServerProcess> {
  const [command, ...args] = server === 'nginx' ? await prepareNginx(dir) : prepareCaddy(dir);
  return launchServer([command as string, ...args], port, { HOME: dir, XDG_DATA_HOME: dir });
}

/** Runs a command until it is stopped, and waits until it answers at a port. */
export async function launchServer(
  [command = '', ...args]: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<WebServerProcess> {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(address).then(Boolean, () => false)) return { address, pid: child.pid ?? 0, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`Expected ${command} to answer at ${address}, got nothing.`);
}

async function prepareNginx(dir: string): Promise<string[]> {
  const path = join(dir, 'main.conf');
  // Workers of another user could not read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  await writeFile(
    path,
    `${user} daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
events { worker_connections 256; }
http { access_log off; ${folders.join(' ')} include ${dir}/nginx.conf; }
`,
  );
  return ['nginx', '-e', join(dir, 'error.log'), '-c', path];
}

function prepareCaddy(dir: string): string[] {
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')];
}
