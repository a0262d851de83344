import { parseAddress } from '../../contract/server-address.ts';

/**
 * Finds what the browser must allow before a server can be asked, as a match pattern.
 *
 * @param typed - The address as it was typed.
 * @returns undefined when there is nothing to ask for: plain http is only for this computer, which is always allowed.
 * @throws {AppError} `address-invalid`, `address-insecure`: no use in asking for those.
 */
export function findPermission(typed: string): string | undefined {
  const { protocol, hostname } = new URL(parseAddress(typed));
  // A match pattern has no port: it covers them all.
  return protocol === 'https:' ? `https://${hostname}/*` : undefined;
}
