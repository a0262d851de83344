import { AppError } from '../app-error.ts';

/** Addresses and keys of servers, as people type them. Pages use it, too: a browser asks for a permission only within the click. */

/** A server on the learner's own device, by the host names that the manifest allows without a prompt. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/i;

/**
 * Parses the address of a server as typed or pasted.
 *
 * @returns The base URL without a trailing slash.
 * @throws {AppError} `address-invalid`; `address-insecure` for http to another machine, because the key would travel unencrypted.
 */
export function parseAddress(input: string): string {
  const text = input.trim();
  const url = parseUrl(text);
  // Chromium accepts a sentence as a host and encodes its spaces as %20.
  const isHost = url !== undefined && url.hostname !== '' && !url.hostname.includes('%');
  if (!isHost || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new AppError('address-invalid', 'Expected an address such as https://example.org, got something else.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new AppError('address-invalid', 'Expected an address without a user name and password.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw new AppError('address-insecure', `Expected https for ${url.hostname}, got http.`);
  }
  // People also paste the address of an endpoint.
  const path = url.pathname.replace(/\/api(\/v1(\/(lang|fc))?)?\/?$/, '').replace(/\/+$/, '');
  return url.origin + path;
}

/**
 * Returns the match pattern of a server's host, for browser permissions. It has no port: it covers every port, and Firefox does not match
 * patterns with one.
 *
 * @param address - Result of {@link parseAddress}.
 */
export function toHostPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/** Without a scheme, the own device uses http, any other host https. */
function parseUrl(text: string): URL | undefined {
  // The URL parser would drop line breaks and tabs, and read `file:/etc` as a host with an empty port.
  if (/[\s\p{Cc}]/u.test(text) || /^[a-z][a-z\d+.-]*:(?!\d|\/\/)/i.test(text)) return undefined;
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${isLoopback(text) ? 'http' : 'https'}://${text}`;
  return URL.canParse(withScheme) ? new URL(withScheme) : undefined;
}

function isLoopback(text: string): boolean {
  return LOOPBACK.test(text.split(/[/?#]/)[0]?.replace(/:\d+$/, '') ?? '');
}

/**
 * Parses a pasted API key, with or without the name of the scheme.
 *
 * @throws {AppError} `key-missing`; `key-invalid` if it contains characters that headers do not allow. Neither message contains the key.
 */
export function parseKey(input: string): string {
  const key = input.trim().replace(/^Api-Key(\s+|$)/i, '');
  if (key === '') throw new AppError('key-missing', 'Expected an API key, got none.');
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new AppError('key-invalid', 'Expected a key of ASCII letters, digits and signs without spaces.');
  }
  return key;
}
