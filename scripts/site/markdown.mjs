import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Marked } from 'marked';

/** Pages of the site, by the document that each is made of. */
export const PAGES = {
  'docs/site/home.md': 'index.html',
  'docs/privacy.md': 'privacy.html',
  'docs/for-schools.md': 'for-schools.html',
  'docs/for-students.md': 'for-students.html',
  'docs/serving-decks.md': 'serving-decks.html',
  'docs/accessibility.md': 'accessibility.html',
};

/** The folder of the pages; the whole of `docs/` is published. */
export const SITE = 'docs/site';

/**
 * @param {string} text - Markdown.
 * @param {string} path - Of its file, from which its links lead.
 * @returns {string} HTML whose links lead from the site.
 */
export function toHtml(text, path) {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = toAddress(href, path);
        return address === undefined ? words : `<a href="${address}">${words}</a>`;
      },
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens);
        return `<h${depth} id="${toAnchor(words)}">${words}</h${depth}>\n`;
      },
    },
  });
  return /** @type {string} */ (marked.parse(text, { async: false }));
}

/** As GitHub names the anchor of a heading. @param {string} heading */
function toAnchor(heading) {
  return heading
    .replaceAll(/<[^>]*>|&\w+;|&#\d+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * @param {string} href
 * @param {string} path - Of the file with the link.
 * @returns {string | undefined} Undefined for what is not published: a file outside of `docs/`.
 */
function toAddress(href, path) {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const target = join(dirname(path), file);
  if (!existsSync(target)) throw new Error(`Expected ${target}, to which ${path} links, found none.`);
  const page = Object.entries(PAGES).find(([source]) => source === target)?.[1];
  if (!page && !target.startsWith('docs/')) return undefined;
  return `${page ?? relative(SITE, target)}${anchor === undefined ? '' : `#${anchor}`}`;
}
