import { UsageError } from '../read-options.ts';

/**
 * Checks that keys can stand in the configuration of nginx and Caddy without quoting (token68 of RFC 9110, without `~`, which begins a pattern
 * there), and that none differs from another one by capitals only: nginx would take them for one.
 *
 * @throws {UsageError} which quotes no key.
 */
export function checkExportKeys(keys: readonly string[]): void {
  if (keys.length === 0) throw new UsageError('Expected at least one key for --export, got none.');
  if (!keys.every((key) => /^[A-Za-z0-9._+/=-]{1,512}$/.test(key))) {
    throw new UsageError('Expected keys of letters, digits and . _ + / = - for --export, got another character.');
  }
  if (new Set(keys.map((key) => key.toLowerCase())).size < keys.length) {
    throw new UsageError('Expected keys that differ by more than capitals for --export, got two that do not.');
  }
}
