import { AppError } from '../app-error.ts';

/** A server on the learner's own machine, by the names that the manifest allows without asking. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/i;

/**
 * Reads the address of a server as a person types or pastes it.
 *
 * @returns The base URL that the contract's paths are appended to, without a slash at its end.
 * @throws {AppError} `address-invalid`; `address-insecure` for http to another machine, as the key would travel in the open.
 */
export function parseAddress(input: string): string {
  const text = input.trim();
  const url = parseUrl(text);
  // Chromium takes a sentence for a host and writes its spaces as %20.
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
  // People paste the address of an endpoint, too.
  const path = url.pathname.replace(/\/api(\/v1(\/(lang|fc))?)?\/?$/, '').replace(/\/+$/, '');
  return url.origin + path;
}

/**
 * The host of a server as a match pattern, by which browsers allow requests. It names no port: it covers them all, and
 * Firefox finds none that does.
 *
 * @param address - As {@link parseAddress} gives it.
 */
export function toHostPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/** Without a scheme, a machine of one's own is asked over http, any other over https. */
function parseUrl(text: string): URL | undefined {
  // A URL's parser would leave out line breaks and tabs, and take `file:/etc` for a host with an empty port.
  if (/[\s\p{Cc}]/u.test(text) || /^[a-z][a-z\d+.-]*:(?!\d|\/\/)/i.test(text)) return undefined;
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${isLoopback(text) ? 'http' : 'https'}://${text}`;
  return URL.canParse(withScheme) ? new URL(withScheme) : undefined;
}

function isLoopback(text: string): boolean {
  return LOOPBACK.test(text.split(/[/?#]/)[0]?.replace(/:\d+$/, '') ?? '');
}

/**
 * Reads an API key as a person pastes it, with the scheme's name or without.
 *
 * @throws {AppError} `key-missing`; `key-invalid` when it holds what no header may carry. Neither message holds the key.
 */
export function parseKey(input: string): string {
  const key = input.trim().replace(/^Api-Key(\s+|$)/i, '');
  if (key === '') throw new AppError('key-missing', 'Expected an API key, got none.');
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new AppError('key-invalid', 'Expected a key of ASCII letters, digits and signs without spaces.');
  }
  return key;
}
