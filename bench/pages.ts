import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const SENTENCE = 'Todos los días mi abuelo mira por la ventana, fue al mercado y compró pan con agua para la casa. ';
const MEGABYTE = 1_000_000;

/** Serves pages of text by path: `/page/10` has ten megabytes of paragraphs, `/frames/100` a hundred frames. */
export async function servePages(): Promise<{ server: Server; url: (path: string) => string }> {
  const wrap = (body: string) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Bench</title>
    <body style="margin: 40px; font: 18px/1.6 serif">${body}</body></html>`;
  const makePage = (megabytes: number) => {
    const paragraph = `<p>${SENTENCE.repeat(5)}</p>`;
    return wrap(paragraph.repeat(Math.max(3, Math.round((megabytes * MEGABYTE) / paragraph.length))));
  };
  const server = createServer(({ url = '' }, response) => {
    const [, kind, amount = '0'] = url.split('/');
    const frames = '<iframe src="/page/0" style="width: 300px; height: 100px"></iframe>'.repeat(Number(amount));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(kind === 'frames' ? wrap(`<p>${SENTENCE}</p>${frames}`) : makePage(Number(amount)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: (path) => `http://127.0.0.1:${port}/${path}` };
}
