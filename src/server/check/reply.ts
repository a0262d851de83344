/** A raw answer. */
export interface RawReply {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type RequestHeaders = Readonly<Record<string, string>>;

/**
 * Sends one GET request to the checked server.
 *
 * @param path - Path and query below the server's base URL.
 * @param headers - All headers to send.
 * @throws {AppError} if there is no complete answer.
 */
export type Carrier = (path: string, headers: RequestHeaders) => Promise<RawReply>;

/** The specification names no status for success, so any status that allows a resource counts. */
export function isSuccess({ status }: RawReply): boolean {
  return status >= 200 && status < 300 && status !== 204 && status !== 205;
}

/** @returns undefined if the body is not JSON. */
export function parseBody({ body }: RawReply): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** Summary of the answer: status and kind of body. The body is not quoted. */
export function describeReply(reply: RawReply): string {
  const { status, headers, body } = reply;
  if (status >= 300 && status < 400) return `${status}, a redirect`;
  if (body === '') return `${status} without a body`;
  if (isPage(reply)) return `${status} with a page (HTML)`;
  const parsed = parseBody(reply);
  if (!parsed) return `${status} with something that is not JSON`;
  const isProblem = headers['content-type']?.toLowerCase().startsWith('application/problem+json');
  return `${status} with ${isProblem ? 'problem details' : `JSON (${describeJson(parsed.json)})`}`;
}

export function isPage({ headers, body }: RawReply): boolean {
  return headers['content-type']?.toLowerCase().includes('html') || /^\s*</.test(body);
}

/** The kind of a value, with its length if useful. Texts of the server are not quoted. */
export function describeJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  if (typeof value === 'string') return `a text of ${value.length} characters`;
  return `the ${typeof value} ${value}`;
}
