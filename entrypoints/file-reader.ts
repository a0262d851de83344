import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { toFileError } from '../src/ui/options/get-deck/import/file-error.ts';
import { type FilePart, readParts } from '../src/ui/options/get-deck/import/file-parts.ts';
import type { PartAnswer, PartRequest } from '../src/ui/options/get-deck/import/read-in-worker.ts';

/** Worker that reads files for the options page. */
export default defineUnlistedScript(() => {
  let parts: AsyncIterator<FilePart> | undefined;
  const answer = (value: PartAnswer) => postMessage(value);
  addEventListener('message', ({ data }: MessageEvent<PartRequest>) => {
    if (data) parts = readParts(data.file, data.format)[Symbol.asyncIterator]();
    parts?.next().then(
      ({ value }) => answer({ part: value }),
      (thrown: unknown) => {
        const { code, message } = toFileError(thrown);
        answer({ error: { code, message } });
      },
    );
  });
});
