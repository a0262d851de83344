import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Different words, from all over the starter deck. */
const WORDS = 400;

interface DeckFile {
  cards: [word: string, ...unknown[]][];
}

/** All short words of the starter deck. */
export function listDeckWords(): string[] {
  const { cards }: DeckFile = JSON.parse(readFileSync('assets/public/decks/spa-eng.json', 'utf8'));
  return cards.map(([word]) => word).filter((word) => /^\p{Ll}{3,9}$/u.test(word));
}

/** The words of the pages, in their order. */
export function listWords(): string[] {
  const words = listDeckWords();
  const step = Math.floor(words.length / WORDS);
  return Array.from({ length: WORDS }, (_, index) => words[index * step] ?? '');
}

/** Each word ends a sentence: browsers guess the language of a list of words badly, and nobody reads one. */
const SENTENCES = [
  'Hoy leo en el libro la palabra',
  'Nadie sabe qué quiere decir aquí la palabra',
  'En el texto de ayer también estaba la palabra',
  'Los niños escriben en la pizarra la palabra',
  'Mi vecina me ha preguntado por la palabra',
];
/** The words that are hovered: those at the end of a sentence. */
export const HOVERED = /\p{L}{3,}(?=\.)/gu;

/** Paragraphs of five sentences, which have some eight words each. */
function makeParagraphs(words: number): string {
  const listed = listWords();
  const sentences = Array.from(
    { length: Math.round(words / 8) },
    (_, index) => `${SENTENCES[index % SENTENCES.length]} ${listed[index % listed.length]}.`,
  );
  return sentences.map((sentence, index) => (index % 5 === 0 ? `<p>${sentence}` : ` ${sentence}`)).join('');
}

const MEGABYTE = 1_000_000;
const FRAME = '<iframe src="/page/0" style="width: 300px; height: 100px"></iframe>';

/**
 * Serves pages of text by path: `/page/10` has ten megabytes of paragraphs, `/paragraphs/5000` so many of them,
 * `/words/3000` so many words in paragraphs, `/nodes/1000000` so many nodes in paragraphs with links, and `/frames/100` a hundred frames.
 */
export async function servePages(): Promise<{ server: Server; url: (path: string) => string }> {
  const wrap = (body: string) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Bench</title>
    <body style="margin: 20px 40px; font: 14px/1.3 serif">${body}</body></html>`;
  const words = listWords();
  const text = words.map((word, index) => `${SENTENCES[index % SENTENCES.length]} ${word}.`).join(' ');
  const start = `<p>${text}</p>`;
  const makers: Record<string, (amount: number) => string> = {
    page: (megabytes) => start.repeat(Math.max(3, Math.round((megabytes * MEGABYTE) / start.length))),
    paragraphs: (count) => start + `<p>${words.slice(0, 12).join(' ')}</p>`.repeat(count),
    words: makeParagraphs,
    // Seven nodes each.
    nodes: (count) => start + '<p>casa <i>y</i> su <a href="#">agua</a></p>'.repeat(Math.round(count / 7)),
    frames: (count) => start + FRAME.repeat(count),
  };
  const server = createServer(({ url = '' }, response) => {
    const [, kind, amount = '0'] = url.split('/');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(wrap(makers[kind ?? '']?.(Number(amount)) ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: (path) => `http://127.0.0.1:${port}/${path}` };
}
