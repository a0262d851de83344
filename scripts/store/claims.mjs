import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of what is shipped, without the server, which runs elsewhere. */
const SHIPPED = ['src', 'entrypoints'];

/**
 * Names in code marks in a column of a table.
 *
 * @param {string} document
 * @param {string} head - How the table's head begins, such as `| permission |`.
 * @param {number} column - Counted from 1.
 * @returns {string[]} Sorted.
 */
export function readNames(document, head, column = 1) {
  const start = document.indexOf(`\n${head}`);
  if (start < 0) throw new Error(`Expected a table with the head ${head}, found none.`);
  const rows =
    document
      .slice(start + 1)
      .split('\n\n')[0]
      ?.split('\n')
      .slice(2) ?? [];
  return rows
    .flatMap((row) => Array.from(row.split('|')[column]?.matchAll(/`([^`]+)`/g) ?? [], ([, name = '']) => name))
    .sort();
}

/** @param {Record<string, any>} manifest @returns {string[]} Everything that it asks for. */
export function listPermissions(manifest) {
  const {
    permissions = [],
    optional_permissions = [],
    host_permissions = [],
    optional_host_permissions = [],
  } = manifest;
  return [...permissions, ...optional_permissions, ...host_permissions, ...optional_host_permissions];
}

/** @returns {{ path: string, text: string }[]} Source files of what is shipped. */
export function readShipped() {
  return SHIPPED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join('src', 'server')))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}

/** Namespaces of XML and addresses that lead nowhere or to the same device. */
const NO_SITE = /^(?:www\.w3\.org|127\.0\.0\.1|example\.org|.*\.invalid|localhost)$/;

/** @param {{ text: string }[]} files @returns {string[]} Sites that the code names, sorted. */
export function listSites(files) {
  const sites = files.flatMap(({ text }) =>
    Array.from(text.matchAll(/\bhttps?:\/\/([\w.-]+)/g), ([, site = '']) => site),
  );
  return [...new Set(sites)].filter((site) => !NO_SITE.test(site)).sort();
}

/** @param {{ path: string, text: string }[]} files @returns {string[]} Paths of those that can send a request. */
export function listSenders(files) {
  const sends =
    /(?<![\w.])fetch\s*[(,)]|\bfetcher\(|XMLHttpRequest|new WebSocket|new EventSource|sendBeacon|RTCPeerConnection/;
  return files
    .filter(({ text }) => sends.test(text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '')))
    .map(({ path }) => path)
    .sort();
}
