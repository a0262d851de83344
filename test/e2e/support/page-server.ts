import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';

/** The ending of a served file. */
export type FileEnd = 'html' | 'pdf' | 'xml';

export interface PageServer {
  /** @param name - File in one of the folders, without its extension. */
  toUrl(name: string, end?: FileEnd): string;
  close(): void;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xml': 'text/xml',
  '.css': 'text/css',
  '.mjs': 'text/javascript',
};

/**
 * Serves the pages of some folders locally.
 *
 * @param made - Further files, by name.
 */
export async function servePages(
  folders: readonly URL[],
  made: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<PageServer> {
  const findFile = (name: string) => {
    const url = folders.map((folder) => new URL(name, folder)).find((url) => name !== '' && existsSync(url));
    return made[name] ?? (url && readFileSync(url));
  };
  const server = createServer((request, response) => {
    const name = basename(request.url ?? '');
    const file = findFile(name);
    if (file) response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(file);
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
