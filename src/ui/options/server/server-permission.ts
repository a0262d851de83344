import { parseAddress, toHostPattern } from '../../../contract/server-address.ts';

/**
 * Finds what the browser must allow before a server can be asked, as a match pattern.
 *
 * @param typed - The address as it was typed.
 * @returns undefined when there is nothing to ask for: plain http is only for this computer, which is always allowed.
 * @throws {AppError} `address-invalid`, `address-insecure`: no use in asking for those.
 */
export function findPermission(typed: string): string | undefined {
  const address = parseAddress(typed);
  return address.startsWith('https:') ? toHostPattern(address) : undefined;
}
