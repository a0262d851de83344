import { readFileSync } from 'node:fs';

const DECKS = 'docs/results/decks-report.md';
const LOOK_UPS = 'docs/results/decks-treebank.md';

/** Puts what other texts say in the places that the home page names. @param {string} text */
export function fillHome(text) {
  const readme = readFileSync('README.md', 'utf8');
  return text
    .replaceAll(/\[\[\w+ STORE\]\]/g, 'soon')
    .replace('<!-- film -->', () => findFilm(readme))
    .replace('<!-- languages -->', () => describeLanguages(readme))
    .replace('<!-- from README.md: What it does -->', () => findList(readme, '- **Read.**'))
    .replace('<!-- from README.md: Known limits -->', () => findSection(readme, 'Known limits'));
}

/** Links of the README lead from the project's folder. @param {string} text */
const fromSite = (text) => text.replaceAll(/\]\(docs\//g, '](../').replaceAll(/\]\((?![.#h])/g, '](../../');

/** @param {string} readme */
function findFilm(readme) {
  return fromSite(/^!\[.*first-minute\.gif\)$/m.exec(readme)?.[0] ?? '');
}

/** @param {string} readme @param {string} start - Of the first point. */
function findList(readme, start) {
  const from = readme.indexOf(start);
  if (from < 0) throw new Error(`Expected "${start}" in README.md, found none.`);
  return fromSite(readme.slice(from, readme.indexOf('\n\n', from)));
}

/** @param {string} readme @param {string} title */
function findSection(readme, title) {
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`Expected "${title}" in README.md, found none.`);
  return fromSite(section.slice(title.length).trim());
}

/**
 * The included decks with the figures of their last measurement.
 *
 * @param {string} readme
 */
function describeLanguages(readme) {
  const [, table = ''] = readme.split('<!-- included: npm run decks:included -->');
  const decks = Array.from(table.matchAll(/^\| ([A-Z][^|]*) \| ([^|]*) \| ([\d,]+) \|$/gm));
  const [agreement, lookUps] = [readRows(DECKS), readRows(LOOK_UPS)];
  const rows = decks.map(([, from = '', to = '', words]) => {
    const pair = `${CODES[from]}-${CODES[to]}`;
    // "91.4 % of 421": the share of the names that CLDR has for an emoji in both languages.
    const names = agreement.get(pair)?.[5]?.replace(/ of .*/, '');
    return `| ${from} → ${to} | ${words} | ${names ?? '–'} | ${lookUps.get(pair)?.[3] ?? '–'} |`;
  });
  const pictures = /^Picture decks have .*$/m.exec(table)?.[0] ?? '';
  return [
    '| you learn → you speak | words | agrees with CLDR | right card first |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '*Agrees with CLDR*: of the things that Unicode names with one word in both languages, the share for which the deck has the same meaning. *Right',
    'card first*: of the words in sentences of a treebank that have a card, the share whose first answer is the one of the treebank. Much of the rest is',
    'convention, such as how Japanese is cut into words; some rules were chosen with these sentences. –: not measured ([how this was measured](../results/decks-treebank.md),',
    '[more figures](../results/decks-report.md)).',
    '',
    pictures,
  ].join('\n');
}

/** Languages of the included word decks. @type {Record<string, string>} */
const CODES = {
  Dutch: 'nld',
  English: 'eng',
  French: 'fra',
  German: 'deu',
  Italian: 'ita',
  Japanese: 'jpn',
  'Mandarin Chinese': 'cmn',
  Polish: 'pol',
  Portuguese: 'por',
  Russian: 'rus',
  Spanish: 'spa',
  Swedish: 'swe',
};

/** @param {string} file @returns {Map<string, string[]>} Cells behind the name of each deck, of the first table with it. */
function readRows(file) {
  const rows = readFileSync(file, 'utf8').matchAll(/^\| (\w{3}-\w{3}) \| (.*) \|$/gm);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [, pair = '', cells = ''] of rows) if (!found.has(pair)) found.set(pair, cells.split(' | '));
  return found;
}
