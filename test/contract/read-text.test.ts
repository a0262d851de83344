import { describe, expect, test } from 'vitest';
import { MAX_ANSWER_BYTES, readText } from '../../src/contract/read-text.ts';

function stream(chunks: Iterable<Uint8Array<ArrayBuffer>>, onCancel = () => {}): Response {
  const iterator = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: onCancel,
  });
  return new Response(body);
}

describe('readText', () => {
  test('reads an empty body and none', async () => {
    expect(await readText(new Response(''))).toBe('');
    expect(await readText(new Response(null))).toBe('');
  });

  test('joins a character that was split between chunks', async () => {
    const bytes = new TextEncoder().encode('año 👨‍👩‍👧‍👦 كتاب');
    expect(await readText(stream([...bytes].map((byte) => Uint8Array.of(byte))))).toBe('año 👨‍👩‍👧‍👦 كتاب');
  });

  test('replaces bytes that are not UTF-8, even at the end', async () => {
    expect(await readText(stream([Uint8Array.of(0x61, 0xff, 0x62, 0xf0, 0x9f)]))).toBe('a\uFFFDb\uFFFD');
  });

  test('drops a byte order mark', async () => {
    expect(await readText(stream([Uint8Array.of(0xef, 0xbb, 0xbf, 0x5b, 0x5d)]))).toBe('[]');
  });

  test('stops reading a body of 100 MB at the largest allowed size, and releases it', async () => {
    const chunkBytes = 64 * 1024;
    let sentBytes = 0;
    let wasCancelled = false;
    function* send() {
      for (; sentBytes < 100 * 1024 * 1024; sentBytes += chunkBytes) yield new Uint8Array(chunkBytes);
    }
    const response = stream(send(), () => {
      wasCancelled = true;
    });
    await expect(readText(response)).rejects.toMatchObject({ code: 'response-too-large' });
    expect(sentBytes).toBeLessThanOrEqual(MAX_ANSWER_BYTES + 4 * chunkBytes);
    expect(wasCancelled).toBe(true);
  });

  test('reads exactly as much as is allowed', async () => {
    expect(await readText(new Response('12345'), 5)).toBe('12345');
    await expect(readText(new Response('123456'), 5)).rejects.toMatchObject({ code: 'response-too-large' });
  });

  test.each([
    ['a broken connection', new TypeError('terminated'), { code: 'unreachable' }],
    ['a time-out', new DOMException('', 'TimeoutError'), { code: 'timeout' }],
    ['an abort', new DOMException('', 'AbortError'), { name: 'AbortError' }],
  ])('reports %s', async (_, reason, error) => {
    const body = new ReadableStream({ start: (controller) => controller.error(reason) });
    await expect(readText(new Response(body))).rejects.toMatchObject(error);
  });
});
