import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';

export interface PageServer {
  /** @param name - File in one of the folders, without its extension. */
  toUrl(name: string, end?: 'html' | 'pdf'): string;
  close(): void;
}

const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.pdf': 'application/pdf' };

/** Serves the pages of some folders locally. */
export async function servePages(folders: readonly URL[]): Promise<PageServer> {
  const server = createServer((request, response) => {
    const name = basename(request.url ?? '');
    const file = folders.map((folder) => new URL(name, folder)).find((url) => name !== '' && existsSync(url));
    if (file) response.writeHead(200, { 'content-type': TYPES[extname(name)] }).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    toUrl: (name, end = 'html') => `http://127.0.0.1:${port}/${name}.${end}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
