import { readdirSync, readFileSync } from 'node:fs';

/**
 * Texts of a store's form in one language: its name and summary are those of the package, the rest is in `docs/store/listing/`.
 *
 * @typedef {object} Listing
 * @property {string} language As the screens' texts call it.
 * @property {string} name
 * @property {string} summary
 * @property {string} description With a line for each paragraph and point.
 * @property {string[]} pictures What each picture shows, in order.
 */

const FOLDER = 'docs/store/listing';

/** The smallest of the three stores' limits, in characters. */
export const LIMITS = { name: 45, summary: 132, description: 10_000, caption: 70 };
/** Edge takes no shorter description. */
const SHORTEST_DESCRIPTION = 250;
/** Of each language; Chrome Web Store takes no more. */
export const PICTURES = 5;

/** @returns {Listing[]} */
export function readListings() {
  return readdirSync(FOLDER).map((file) => {
    const language = file.replace('.md', '');
    const texts = JSON.parse(readFileSync(`src/locales/${language}.json`, 'utf8'));
    const listing = parseListing(readFileSync(`${FOLDER}/${file}`, 'utf8'), /^(?:ja|zh)$/.test(language) ? '' : ' ');
    return { language, name: texts['manifest.name'], summary: texts['manifest.description'], ...listing };
  });
}

/**
 * @param {string} text
 * @param {string} between - What joins two lines of a paragraph.
 */
export function parseListing(text, between) {
  const [, description = '', pictures = ''] = /## Description\n(.*)\n## Pictures\n(.*)/s.exec(text) ?? [];
  const paragraphs = description.trim().split('\n\n');
  return {
    description: paragraphs.map((paragraph) => paragraph.replaceAll(/\n(?!- )/g, between)).join('\n\n'),
    pictures: Array.from(pictures.matchAll(/^\d\. (.*)$/gm), ([, caption = '']) => caption),
  };
}

/**
 * @param {Listing} listing
 * @param {Listing} english - Whose shape all have.
 * @returns {string[]} A sentence for each text that a store would refuse, or that lacks something of the English one.
 */
export function findFaults({ language, name, summary, description, pictures }, english) {
  const faults = [
    ...tooLong('name', name, LIMITS.name),
    ...tooLong('summary', summary, LIMITS.summary),
    ...tooLong('description', description, LIMITS.description),
    ...pictures.flatMap((caption) => tooLong('caption', caption, LIMITS.caption)),
  ];
  if (description.length < SHORTEST_DESCRIPTION) faults.push('the description is too short');
  if (pictures.length !== PICTURES) faults.push(`${pictures.length} captions instead of ${PICTURES}`);
  if (/[*_`#]|<\w|\]\(/.test(description.replaceAll(/\[\[[A-Z ]+\]\]|https:\S+|\S+@\S+/g, '')))
    faults.push('stores show no Markdown');
  for (const [kind, pattern] of SHAPE) {
    const [count, expected] = [description, english.description].map((text) => text.match(pattern)?.join(' '));
    if (count !== expected) faults.push(`${kind}: ${count}, in English ${expected}`);
  }
  return faults.map((fault) => `${language}: ${fault}`);
}

/** What a translation has as often as the original, in the same order. @type {[string, RegExp][]} */
const SHAPE = [
  ['paragraphs', /\n\n/g],
  ['points', /^-/gm],
  ['addresses', /\[\[[A-Z ]+\]\]|https:[^\s　]+|[\w.+-]+@[\w.-]+\w/g],
  ['numbers', /(?<![-.\d])\d+(?![\d.]*\.0)/g],
];

/** @param {string} field @param {string} text @param {number} limit */
function tooLong(field, text, limit) {
  return text.length > limit ? [`the ${field} has ${text.length} of ${limit} characters: ${text.slice(0, 40)}…`] : [];
}
