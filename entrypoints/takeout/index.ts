import { decompress } from 'fzstd';
import initSqlJs from 'sql.js';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { TakeoutRequest } from '../../src/model/takeout.ts';
import { readLocalTime } from '../../src/study/study-day.ts';
import { createTakeoutAnswers } from '../../src/takeout/answer.ts';

/** SQLite as WebAssembly, which the build compresses (`scripts/compress-sqlite.ts`). */
const SQLITE = '/sqlite.wasm.zst';

/** Worker that writes everything that is the learner's as files of other programs. It answers its page in order. */
export default defineUnlistedScript(() => {
  const answer = createTakeoutAnswers({ loadSqlite, now: readLocalTime });
  let last: Promise<unknown> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<TakeoutRequest>) => {
    last = last.then(async () => postMessage(await answer(data)));
  });
});

async function loadSqlite() {
  const packed = new Uint8Array(await (await fetch(SQLITE)).arrayBuffer());
  // The result is a part of a larger buffer.
  const { buffer } = decompress(packed).slice();
  return initSqlJs({ wasmBinary: buffer as ArrayBuffer });
}
