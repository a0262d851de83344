/** Where AnkiConnect listens unless its settings say otherwise. */
export const USUAL_ANKI_ADDRESS = 'http://127.0.0.1:8765';

const USUAL_PORT = '8765';
const LOOPBACK = /^(?:http:\/\/)?(127\.0\.0\.1|localhost|\[::1\])(?::(\d{1,5}))?\/?$/i;
const MOST_PORT = 65_535;

/**
 * Parses the address of AnkiConnect as a person types it: a port, or an address of this device. No other machine is ever asked.
 *
 * @returns An origin; undefined for any other address.
 */
export function parseAnkiAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return USUAL_ANKI_ADDRESS;
  const [, host, port = USUAL_PORT] = LOOPBACK.exec(/^\d{1,5}$/.test(text) ? `127.0.0.1:${text}` : text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > MOST_PORT) return undefined;
  return `http://${host.toLowerCase()}:${Number(port)}`;
}
