import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpReply } from './http-messages.ts';

/** Length of an ETag: 120 bits of a digest. */
const TAG_LENGTH = 20;

/**
 * Adds an ETag to an answer with status 200, or answers 304 if the client has it already (RFC 9110, section 13.1.2).
 *
 * @param edition - Included in the ETag, for an answer that must change with it.
 */
export function makeConditional(reply: HttpReply, { headers }: IncomingMessage, edition = ''): HttpReply {
  if (reply.status !== 200) return reply;
  const digest = createHash('sha256').update(edition).update(reply.body).digest('base64url');
  const etag = `"${digest.slice(0, TAG_LENGTH)}"`;
  const fresh = { etag, 'cache-control': 'no-cache' };
  const isKnown = (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return isKnown ? { status: 304, headers: fresh, body: '' } : { ...reply, headers: { ...reply.headers, ...fresh } };
}
