import { Decompress } from 'fzstd';
import { failVocabulary } from './fail-vocabulary.ts';

/** Largest window of a frame: what zstd itself reads without being asked. A larger one is a trap for memory. */
export const MAX_WINDOW_BYTES = 2 ** 27;

/** Source: RFC 8878, "Frame header". */
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd] as const;

/**
 * Decompresses Zstandard as a stream.
 *
 * @param maxBytes - Most bytes of the result.
 * @throws {AppError} `vocabulary-damaged`, `vocabulary-large`.
 */
export async function unzstd(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const decompress = new Decompress((chunk) => {
    length += chunk.length;
    if (length > maxBytes) failVocabulary('vocabulary-large', `at most ${maxBytes} bytes`, 'more');
    chunks.push(chunk);
  });
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      decompress.push(bytes, isLast);
    } catch (thrown) {
      if (length > maxBytes) throw thrown;
      failVocabulary('vocabulary-damaged', 'data that can be unpacked', 'damaged data', thrown);
    }
  };
  let isFirst = true;
  for await (const bytes of source) {
    if (isFirst) checkWindow(bytes);
    isFirst = false;
    push(bytes, false);
  }
  push(new Uint8Array(), true);
  return join(chunks, length);
}

function checkWindow(bytes: Uint8Array): void {
  const [descriptor = 0, window = 0] = bytes.subarray(MAGIC.length);
  const isFrame = MAGIC.every((byte, index) => bytes[index] === byte);
  if (!isFrame) failVocabulary('vocabulary-damaged', 'a frame of Zstandard', 'other bytes');
  const isSingleSegment = (descriptor & 0x20) !== 0;
  if (isSingleSegment) return;
  const base = 2 ** (10 + (window >> 3));
  if (base + (base / 8) * (window & 7) <= MAX_WINDOW_BYTES) return;
  failVocabulary('vocabulary-large', `a window of at most ${MAX_WINDOW_BYTES} bytes`, 'a larger one');
}

/** Lets go of each chunk that is copied. */
function join(chunks: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (let index = 0; index < chunks.length; index += 1) {
    const chunk = chunks[index] as Uint8Array;
    whole.set(chunk, at);
    at += chunk.length;
    chunks[index] = new Uint8Array();
  }
  return whole;
}
