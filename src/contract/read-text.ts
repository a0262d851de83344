import { AppError } from '../app-error.ts';

/** Largest answer read, in bytes. A list of all 7,900 languages of ISO 639-3 takes about 0.6 MB. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Reads a body as UTF-8, and stops once it is larger than any answer of the contract.
 *
 * @throws {AppError} `response-too-large`; `timeout` and `unreachable` if the answer breaks off. An abort is rethrown unchanged.
 */
export async function readText(response: Response, maxBytes = MAX_ANSWER_BYTES): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let sizeBytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (isDomException(cause, 'AbortError')) throw cause;
      if (isDomException(cause, 'TimeoutError')) {
        throw new AppError('timeout', 'Expected the whole answer in time, got a part.', { cause });
      }
      throw new AppError('unreachable', 'Expected the whole answer, got a broken connection.', { cause });
    });
    if (done) return text + decoder.decode();
    sizeBytes += value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new AppError('response-too-large', `Expected at most ${maxBytes} bytes, got more.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function isDomException(thrown: unknown, name: string): boolean {
  return thrown instanceof DOMException && thrown.name === name;
}
