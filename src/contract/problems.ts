/** The media type of RFC 9457 problem details. */
export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** All problems of our servers: `type`, HTTP status and title. */
const PROBLEMS = {
  'malformed-request': { status: 400, title: 'This is not an HTTP request that can be read' },
  'bad-parameter': { status: 400, title: 'A parameter is missing or wrong' },
  'key-refused': { status: 401, title: 'The API key is missing or wrong' },
  'unknown-path': { status: 404, title: 'No such path' },
  'unknown-pair': { status: 404, title: 'No deck for this language pair' },
  'no-card': { status: 404, title: 'No flashcard at this rank' },
  'not-synced-yet': { status: 404, title: 'This flashcard is not synced yet' },
  'method-not-allowed': { status: 405, title: 'Only GET is answered here' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'request-too-large': { status: 431, title: 'The request line and its headers are too long' },
  'server-error': { status: 500, title: 'The server failed' },
  'server-busy': { status: 503, title: 'The server is busy' },
} as const;

export type ProblemName = keyof typeof PROBLEMS;

/** The body of a problem details response. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  /** Expected and received. */
  detail: string;
}

const TYPE_PREFIX = 'urn:wayword:problem:';

export function problemType(name: ProblemName): string {
  return TYPE_PREFIX + name;
}

/** A problem details response (RFC 9457). `detail` states what was expected and received. */
export function problemResponse(name: ProblemName, detail: string, headers: Record<string, string> = {}): Response {
  const { status, title } = PROBLEMS[name];
  const body: ProblemDetails = { type: problemType(name), title, status, detail };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': PROBLEM_CONTENT_TYPE, ...headers },
  });
}
