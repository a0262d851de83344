import type { ReadingName, Readings, ReadRequest } from '../messaging/file-reader.ts';
import { packText } from '../messaging/packed-text.ts';
import { readParts } from './file-parts.ts';
import { readPreview, recognise } from './preview-file.ts';
import { splitBackup } from './split-backup.ts';
import { readWordList } from './word-list.ts';

/**
 * Reads what a page requests, part by part.
 *
 * @param onRead - Receives how many bytes of the file are read while a preview is.
 * @throws The error in the file; see `toReadFault`.
 */
export async function* readRequest(
  request: ReadRequest,
  onRead?: (readBytes: number) => void,
): AsyncGenerator<Readings[ReadingName]['part']> {
  switch (request.reading) {
    case 'cards':
      yield* readParts(request.file, request.format, request);
      return;
    case 'backup':
      for await (const { ops, ...piece } of splitBackup(request.file)) {
        yield { ...piece, ops: ops === undefined ? undefined : await packText(ops) };
      }
      return;
    case 'recognition':
      yield await recognise(request.file, request.encoding);
      return;
    case 'preview':
      yield await readPreview(request.file, request.recognised, { onRead });
      return;
    case 'words':
      yield await readWordList(request.file);
      return;
  }
}
