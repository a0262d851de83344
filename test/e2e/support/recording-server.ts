import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface RecordedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** A flashcard server that records its requests, and misbehaves as the first part of the path says. */
export interface RecordingServer {
  /** Base URL of a behaviour: `deck`, `slow`, `lang-302-same`, `fc-308-other`, or one of {@link ECHOES}. */
  addressOf(behaviour: string): string;
  requests: RecordedRequest[];
  close(): void;
}

/** Target of redirects. */
export const LANDING = '/landed';

/** Servers that redirect answer ranks below this one first. */
const REDIRECT_FROM = 4;

const CARDS = 30;

const LANGUAGES = [
  { name: 'Spanish', iso639_3: 'spa', has_flashcards: true },
  { name: 'English', iso639_3: 'eng', has_flashcards: false },
];

type Echo = (response: ServerResponse, key: string) => void;

/** Ways to send the key's header back. */
export const ECHOES: Record<string, Echo> = {
  'echo-page': (response, key) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${key}</p>`),
  'echo-json': (response, key) => response.writeHead(200, { 'content-type': 'application/json' }).end(`{"${key}`),
  'echo-list': (response, key) => response.writeHead(200).end(JSON.stringify([{ iso639_3: key }])),
  'echo-content-type': (response, key) => response.writeHead(200, { 'content-type': key }).end('{'),
  'echo-refusal': (response, key) => sendProblem(response, 401, key),
  'echo-busy': (response, key) => sendProblem(response, 503, key),
  'echo-failure': (response, key) => sendProblem(response, 500, key),
};

function sendProblem(response: ServerResponse, status: number, key: string): void {
  const headers = { 'content-type': 'application/problem+json', 'retry-after': key, 'www-authenticate': key };
  response.writeHead(status, key, headers).end(JSON.stringify({ type: key, title: key, status, detail: key }));
}

/** @param other - Another origin, for redirects away from this one. */
export async function startRecordingServer(other: () => string): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async ({ method = '', url = '', headers }, response) => {
    requests.push({ method, url, headers });
    const [, behaviour = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(url) ?? [];
    if (behaviour === 'page') {
      // Names its icon, because the browser would otherwise request /favicon.ico at an unpredictable moment.
      const page = '<!doctype html><html lang="es"><link rel="icon" href="data:,"><p>La casa';
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'session=abc; Path=/' }).end(page);
      return;
    }
    const echo = ECHOES[behaviour];
    if (echo) return echo(response, headers.authorization ?? 'no key came');
    if (behaviour === 'slow') await delay(20);
    const rank = Number(/[?&]n=(\d+)/.exec(path)?.[1] ?? Number.NaN);
    const [kind, status, target] = behaviour.split('-');
    if (kind === 'lang' || (kind === 'fc' && rank >= REDIRECT_FROM)) {
      response.writeHead(Number(status), { location: (target === 'same' ? '' : other()) + LANDING }).end();
      return;
    }
    const [code, body] = path.includes('/lang/') ? [200, LANGUAGES] : answerCard(rank);
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (behaviour) => `http://127.0.0.1:${port}/${behaviour}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerCard(rank: number): [status: number, body: object] {
  if (!(rank >= 1 && rank <= CARDS)) return [404, { detail: 'Not found.' }];
  const [from, to] = LANGUAGES;
  return [200, { lang_from: from, lang_to: to, word: `palabra ${rank}`, next: rank + 1, meanings: [`word ${rank}`] }];
}
