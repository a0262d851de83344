import { AppError } from '../../app-error.ts';
import { LANGUAGES_PATH } from '../../contract/paths.ts';

export interface ServerAddress {
  /** Base URL without a slash at its end. */
  address: string;
  /** What the browser must allow, as a match pattern; undefined for this computer, which is always allowed. */
  permission: string | undefined;
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const API_PATH = LANGUAGES_PATH.slice(0, LANGUAGES_PATH.indexOf('lang/'));

/**
 * Reads a server's address as a person types or pastes it: the scheme may be missing, and the path of the API may follow.
 *
 * @throws {AppError} `address-invalid`; `address-insecure` for http:// to another computer.
 */
export function parseServerAddress(typed: string): ServerAddress {
  const url = parseUrl(typed.trim());
  const isLoopback = LOOPBACK_HOSTS.has(url.hostname);
  if (url.protocol === 'http:' && !isLoopback) {
    throw new AppError('address-insecure', `Expected https, or a loopback address, got ${url.origin}.`);
  }
  const path = url.pathname.split(API_PATH)[0] ?? '';
  return {
    address: (url.origin + path).replace(/\/+$/, ''),
    // A match pattern has no port: it covers them all.
    permission: isLoopback ? undefined : `${url.protocol}//${url.hostname}/*`,
  };
}

function parseUrl(typed: string): URL {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  const url = findUrl(hasScheme ? typed : withScheme(typed));
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password || /\s/.test(typed)) {
    throw new AppError(
      'address-invalid',
      `Expected an http or https URL without a user name, got ${typed.length} characters.`,
    );
  }
  return url;
}

// `URL.parse` does the same, from Chrome 126 on.
function findUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function withScheme(typed: string): string {
  const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(typed);
  return `${isLoopback ? 'http' : 'https'}://${typed}`;
}
