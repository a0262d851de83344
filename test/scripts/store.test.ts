import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPermissions, listSenders, listSites, readNames, readShipped } from '../../scripts/store/claims.mjs';
import { findFaults, LIMITS, PICTURES, parseListing, readListings } from '../../scripts/store/listing.mjs';
import { fillText, findPlaceholders, PLACEHOLDERS, settle } from '../../scripts/store/placeholders.mjs';
import { FOLLOWED_KEY } from '../../src/anki/follow.ts';
import { WAITING_KEY } from '../../src/anki/waiting.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';
import { ContentDatabase } from '../../src/store/content/content-database.ts';
import { StudyDatabase } from '../../src/store/study/study-database.ts';

const PRIVACY = readFileSync('docs/privacy.md', 'utf8');
const LISTINGS = readListings();
const ENGLISH = LISTINGS.find(({ language }) => language === 'en') as (typeof LISTINGS)[number];
const SHIPPED = readShipped();

test('each language of the screens has a listing that the stores take', () => {
  expect(LISTINGS.map(({ language }) => language)).toEqual([...INTERFACE_LANGUAGES].sort());
  expect(LISTINGS.flatMap((listing) => findFaults(listing, ENGLISH))).toEqual([]);
});

test.each([
  ['name', { name: 'a'.repeat(LIMITS.name + 1) }],
  ['summary', { summary: 'a'.repeat(LIMITS.summary + 1) }],
  ['description', { description: 'too short' }],
  ['captions', { pictures: ENGLISH.pictures.slice(1) }],
  ['points', { description: ENGLISH.description.replace('\n- ', ' ') }],
  ['numbers', { description: ENGLISH.description.replace('22', '23') }],
  ['addresses', { description: `${ENGLISH.description} https://example.org` }],
  ['Markdown', { description: `${ENGLISH.description} **bold**` }],
])('a listing with another or a long %s has a fault', (kind, change) => {
  expect(findFaults({ ...ENGLISH, ...change }, ENGLISH).join()).toContain(kind.replace(/s$/, ''));
});

test('lines of a paragraph are joined, and points are not', () => {
  const text = '# A\n\n## Description\n\none\ntwo\n\n- three\n- four\n  five\n\n## Pictures\n\n1. six\n2. seven\n';
  const { description, pictures } = parseListing(text.replace('  five', 'five'), ' ');
  expect(description).toBe('one two\n\n- three\n- four five');
  expect(pictures).toEqual(['six', 'seven']);
  expect(PICTURES).toBe(5);
});

test('a listing counts the decks of the package', () => {
  const files = readdirSync('assets/public/decks').filter((file) => /^\w{3}-\w{3}\.json$/.test(file));
  const table = readFileSync('README.md', 'utf8').split('<!-- included')[1] ?? '';
  const wordDecks = table.match(/^\| [A-Z].*\d \|$/gm)?.length;
  const pictureDecks = /out of it: (.*)\./.exec(table)?.[1]?.split(', ').length;
  expect([wordDecks, pictureDecks]).toEqual([22, 39]);
  expect(files).toHaveLength(22 + 2 * 39);
  expect(ENGLISH.description).toContain('22 word decks');
  expect(ENGLISH.description).toContain('39 more languages');
  const inflected = readdirSync('src/languages').filter((name) => existsSync(`src/languages/${name}/inflection.txt`));
  expect(inflected.length).toBeGreaterThan(50);
  expect(ENGLISH.description).toContain('more than 50 languages');
  const [, least, most] = /Picture decks have (\d+) to (\d+) words/.exec(table) ?? [];
  expect([Number(least) > 650, Number(most) < 750]).toEqual([true, true]);
  expect(ENGLISH.description).toContain('about 700 nouns');
});

test('the places that only the owner can fill in are named and explained', () => {
  const names = findPlaceholders().map((place) => /\[\[(.*)\]\]/.exec(place)?.[1]);
  expect(names.filter((name) => !Object.hasOwn(PLACEHOLDERS, name ?? ''))).toEqual([]);
  const explained = readFileSync('docs/releasing.md', 'utf8');
  expect(Object.keys(PLACEHOLDERS).filter((name) => !explained.includes(`| \`${name}\` |`))).toEqual([]);
});

const VALUES: Record<string, string> = {
  'SUPPORT ADDRESS': 'help_me@example.org',
  'PROJECT PAGE': 'https://example.org/~way_word/site/',
};

test('a listing is as the stores take it once its places are filled in', () => {
  const filled = LISTINGS.map((listing) => ({
    ...listing,
    description: Object.entries(VALUES).reduce(
      (text, [name, value]) => fillText(text, name, settle(name, value)),
      listing.description,
    ),
  }));
  const english = filled.find(({ language }) => language === 'en') as (typeof filled)[number];
  expect(english.description).not.toContain('[[');
  expect(filled.flatMap((listing) => findFaults(listing, english))).toEqual([]);
});

test('a folder’s address ends with a slash, and a page’s without one', () => {
  const address = settle('DECK FILES', 'https://example.org/decks');
  expect(fillText('{"address":"https://wayword.invalid/[[DECK FILES]]/"}', 'DECK FILES', address)).toBe(
    '{"address":"https://example.org/decks/"}',
  );
  expect(settle('PROJECT PAGE', 'https://example.org/site/')).toBe('https://example.org/site');
});

test.each([
  ['PROJECT PAGES', 'https://example.org', 'one of'],
  ['PROJECT PAGE', 'example.org', 'https://'],
  ['PROJECT PAGE', 'http://example.org', 'https://'],
  ['DECK FILES', 'https://example.org/"', 'https://'],
  ['PUBLISHER', '', 'plain text'],
  ['PUBLISHER', 'A <b>firm</b>', 'plain text'],
])('%s cannot be filled with %j', (name, value, message) => {
  expect(() => settle(name, value)).toThrow(message);
});

test('the privacy policy names every table of the databases', () => {
  const stored = [new ContentDatabase(), new StudyDatabase()].flatMap(({ tables }) => tables.map(({ name }) => name));
  expect(readNames(PRIVACY, '| tables of |', 2)).toEqual(stored.sort());
});

/** Keys of `storage` and `localStorage` stand in the code as constants, or beside the call. */
function listKeys(): string[] {
  const users = SHIPPED.filter(({ text }) =>
    /keyValues|KeyValues|browser\.storage\.|localStorage|getStorage|storage\.session/.test(text),
  );
  const found = users.flatMap(({ text }) => [
    ...text.matchAll(/^const (?:\w*KEY|INDEX|PENDING|WITNESS) = '([\w.]+)'/gm),
    ...text.matchAll(/=> `((?:backup|study)\.[\w.]*)\$\{/g),
    ...text.matchAll(/storage\.\w+\.[gs]et\(\{? ?'?(\w+)/g),
  ]);
  return [...new Set([WAITING_KEY, FOLLOWED_KEY, ...found.map(([, key = '']) => key.replace(/\.$/, '.*'))])].sort();
}

test('the privacy policy names every key that is stored', () => {
  const named = PRIVACY.split('\n| key |')
    .slice(1)
    .flatMap((table) => readNames(`\n| key |${table}`, '| key |'));
  expect(listKeys()).toEqual(named.sort());
});

test('the privacy policy names every site in the code', () => {
  expect(listSites(SHIPPED)).toEqual(readNames(PRIVACY, '| site |'));
});

/** Files that read what is in the package, by its own address. */
const PACKAGE_READERS = [
  'entrypoints/file-reader/vocabulary.ts',
  'entrypoints/services/card-style.ts',
  'entrypoints/services/texts.ts',
  'entrypoints/takeout/index.ts',
  'src/library/packaged-files.ts',
  'src/ui/shared/offer/deck-files.ts',
  'src/ui/welcome/find-practice.ts',
];

test('only two files send requests out of the package', () => {
  const senders = listSenders(SHIPPED).filter((path) => !PACKAGE_READERS.includes(path));
  // The script hands `fetch` to the client.
  expect(senders).toEqual(['entrypoints/anki/index.ts', 'src/anki/ask.ts', 'src/contract/http-transport.ts']);
  for (const path of senders.slice(1)) expect(readFileSync('docs/store/reviewers.md', 'utf8')).toContain(path);
});

test('what a manifest asks for is listed whole', () => {
  expect(
    listPermissions({ permissions: ['a'], optional_permissions: ['b'], host_permissions: ['c'], content_scripts: [] }),
  ).toEqual(['a', 'b', 'c']);
});
