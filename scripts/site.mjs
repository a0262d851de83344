import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fillHome } from './site/home.mjs';
import { PAGES, SITE, toHtml } from './site/markdown.mjs';

/** `npm run site`: writes the pages for people who do not know the repository, in `docs/site/`. No page has a script. */
const STYLE = `:root { color-scheme: light dark; --ink: #1d2420; --ground: #fbfaf7; --line: #cfd6d2; --accent: #0b6b58 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebe8; --ground: #171c1a; --line: #3b4642; --accent: #6fd0b8 } }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif;
  overflow-wrap: break-word }
h1 { font-size: 2.2rem; line-height: 1.2 } h2 { margin-top: 2.4rem }
a { color: var(--accent) } img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px }
nav { display: flex; flex-wrap: wrap; gap: 0 1.2rem } nav a { padding: 0.4rem 0 }
table { border-collapse: collapse; font-size: 0.95rem }
@media (max-width: 30rem) { table { font-size: 0.8125rem } td:first-child { min-width: 3.5rem } }
th, td { padding: 0.4rem 0.5rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
pre { white-space: pre-wrap; padding: 0.8rem; border: 1px solid var(--line); border-radius: 8px; font-size: 0.9rem } code { overflow-wrap: anywhere }
@media print { nav { display: none } body { max-width: none; font-size: 11pt } }`;

const NAVIGATION = [
  ['index.html', 'Wayword'],
  ['privacy.html', 'Privacy'],
  ['for-schools.html', 'For schools'],
  ['for-students.html', 'For students'],
  ['accessibility.html', 'Accessibility'],
];

/** @returns {Map<string, string>} HTML of each page, by its file. */
export function makePages() {
  return new Map(Object.entries(PAGES).map(([path, file]) => [file, makePage(path, file)]));
}

/** @param {string} path @param {string} file */
function makePage(path, file) {
  const text = readFileSync(path, 'utf8');
  const title = /^# (.*)$/m.exec(text)?.[1] ?? 'Wayword';
  const links = NAVIGATION.map(
    ([href, name]) => `<a href="${href}"${href === file ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title.startsWith('Wayword') ? title : `${title} – Wayword`}</title>
<style>
${STYLE}
</style>
<nav aria-label="Pages">${links.join('\n')}</nav>
<main>
${toHtml(path === 'docs/site/home.md' ? fillHome(text) : text, path)}</main>
</html>
`;
}

/** Writes all pages. */
export function writePages() {
  for (const [file, html] of makePages()) writeFileSync(`${SITE}/${file}`, html);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writePages();
  console.log(
    Object.values(PAGES)
      .map((file) => `${SITE}/${file}`)
      .join('\n'),
  );
}
