import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** What only the owner knows, and what it is. docs/releasing.md says where each comes from. */
export const PLACEHOLDERS = {
  'CHROME STORE': 'address',
  'DECK FILES': 'address',
  'EDGE STORE': 'address',
  'FIREFOX STORE': 'address',
  'PROJECT PAGE': 'address',
  PUBLISHER: 'text',
  'SECURITY ADDRESS': 'text',
  'SOURCE CODE': 'address',
  'SUPPORT ADDRESS': 'text',
};

/** Explains them. */
const EXPLAINING = 'docs/releasing.md';
const DECK_FILES = 'assets/public/deck-files.json';

/** @returns {string[]} Each place that the owner must still fill in: `SECURITY.md:10: [[SECURITY ADDRESS]]`. */
export function findPlaceholders() {
  return listFiles().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (line.match(/\[\[[A-Z ]+\]\]/g) ?? []).map((found) => `${file}:${index + 1}: ${found}`),
      ),
  );
}

/** @param {string} place - As `findPlaceholders` lists it. @returns {boolean} Whether it is known only after the first upload. */
export const isLate = (place) => /\[\[\w+ STORE\]\]$/.test(place);

/**
 * Fills a value in wherever its placeholder is.
 *
 * @param {string} name
 * @param {string} value
 * @returns {string[]} The files that had it.
 * @throws {Error} If the value is not what the placeholder stands for.
 */
export function fillPlaceholder(name, value) {
  const settled = settle(name, value);
  return listFiles().filter((file) => {
    const text = readFileSync(file, 'utf8');
    const filled = fillText(text, name, settled);
    if (filled !== text) writeFileSync(file, filled);
    return filled !== text;
  });
}

/**
 * @param {string} text
 * @param {string} name
 * @param {string} value - As `settle` returned it.
 */
export function fillText(text, name, value) {
  // An address that leads nowhere holds the place of this one.
  return text.replaceAll(`https://wayword.invalid/[[${name}]]/`, value).replaceAll(`[[${name}]]`, value);
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {string} It as the files need it: a folder's address with a slash at its end, and the page's without one.
 */
export function settle(name, value) {
  const kind = Object.entries(PLACEHOLDERS).find(([one]) => one === name)?.[1];
  if (kind === undefined) throw new Error(`Expected one of ${Object.keys(PLACEHOLDERS).join(', ')}, got ${name}.`);
  if (kind === 'text') {
    if (!/^[^"<>\n[\]]+$/.test(value)) throw new Error(`Expected plain text for ${name}, got ${value}.`);
    return value;
  }
  if (!URL.canParse(value) || !/^https:\/\/[^\s"<>[\]]+$/.test(value)) {
    throw new Error(`Expected an address with https:// for ${name}, got ${value}.`);
  }
  const bare = value.replace(/\/+$/, '');
  return name === 'DECK FILES' ? `${bare}/` : bare;
}

function listFiles() {
  const files = execFileSync('git', ['ls-files', '*.md', DECK_FILES], { encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => file !== EXPLAINING);
}
