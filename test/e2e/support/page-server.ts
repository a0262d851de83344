import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

export interface PageServer {
  /** @param name - File in the folder, without `.html`. */
  toUrl(name: string): string;
  close(): void;
}

/** Serves the pages of a folder on this machine. */
export async function servePages(folder: URL): Promise<PageServer> {
  const server = createServer((request, response) => {
    try {
      const body = readFileSync(new URL(basename(request.url ?? ''), folder));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    toUrl: (name) => `http://127.0.0.1:${port}/${name}.html`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
