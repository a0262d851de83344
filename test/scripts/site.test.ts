import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toHtml } from '../../scripts/site/markdown.mjs';
import { makePages } from '../../scripts/site.mjs';

const PAGES = [...makePages()];

test.each(PAGES)('%s is as `npm run site` writes it', (file, html) => {
  expect(readFileSync(`docs/site/${file}`, 'utf8')).toBe(html);
});

/** Anchors of a page of the site, or of a document as GitHub names them. */
function listAnchors(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const html = path.endsWith('.md') ? toHtml(text, path) : text;
  return Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
}

test.each(PAGES)('each link and picture of %s is there', (file, html) => {
  const links = Array.from(html.matchAll(/(?:href|src)="([^"]+)"/g), ([, link = '']) => link);
  expect(links.length).toBeGreaterThan(4);
  const broken = links.filter((link) => {
    if (/^(?:https|mailto):/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join('docs/site', file) : join('docs/site', path);
    // Only `docs/` is published.
    if (!existsSync(target) || !target.startsWith('docs/')) return true;
    return anchor !== undefined && !listAnchors(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(PAGES)('%s has no script, and loads nothing from elsewhere', (_, html) => {
  expect(html).not.toMatch(/<script|\bon\w+=|javascript:|<(?:img|link|iframe)[^>]*(?:src|href)="https?:/);
});

test('the home page has the figures of the last measurement', () => {
  const home = new Map(PAGES).get('index.html') ?? '';
  const report = readFileSync('docs/results/decks-report.md', 'utf8');
  const names = /^\| deu-eng \|.*?\| ([\d.]+ %) of/m.exec(report)?.[1];
  const treebank = readFileSync('docs/results/decks-treebank.md', 'utf8');
  const first = /^\| deu-eng \|(?:[^|]*\|){3} ([\d.]+ %)/m.exec(treebank)?.[1];
  const { cards } = JSON.parse(readFileSync('assets/public/decks/deu-eng.json', 'utf8'));
  const count = cards.length.toLocaleString('en');
  expect(home).toContain(['German → English', count, names, first].map((cell) => `<td>${cell}</td>\n`).join(''));
  expect(home.match(/<td>\d+\.\d %<\/td>/g)?.length).toBe(22 + 12);
  expect(home).not.toContain('<!--');
});

test('a link out of the published folder is left out, and its words stay', () => {
  expect(toHtml('[the licence](../LICENSE)', 'docs/privacy.md')).toBe('<p>the licence</p>\n');
  expect(() => toHtml('[gone](gone.md)', 'docs/privacy.md')).toThrow('docs/gone.md');
});
