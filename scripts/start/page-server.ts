import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGES = new URL('./pages/', import.meta.url);

/**
 * Serves the reading pages locally, at any free port.
 *
 * @param generated - Further pages by name.
 */
export async function startPageServer(
  generated: Readonly<Record<string, string>> = {},
): Promise<{ address: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    try {
      if (!/^[\w-]+\.html$/.test(name)) throw new Error(`Expected the name of a page, got ${name}.`);
      const body = generated[name] ?? (await readFile(new URL(name, PAGES)));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
