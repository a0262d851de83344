import { expect, test } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { readPreview, recognise } from '../../src/file-reader/preview-file.ts';
import { SMALL_HOSTILE_FILES } from '../support/small-hostile-files.ts';

/** As a chosen file: recognised, previewed, and read whole. @returns Number of cards, or the refusal. */
async function read(file: File): Promise<number | AppError> {
  try {
    const recognised = await recognise(file);
    const { fault } = await readPreview(file, recognised);
    if (fault) return new AppError(fault.code, fault.message);
    let all = 0;
    for await (const { cards } of readParts(file, recognised.format)) all += cards;
    return all;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code !== 'internal') return thrown;
    throw thrown;
  }
}

test.each(SMALL_HOSTILE_FILES)(
  '$title is read, or refused with a reason',
  async ({ name, content, says, cards }) => {
    const end = await read(new File([new Uint8Array(Buffer.from(content as string))], name));
    if (says) expect(end).toMatchObject({ message: expect.stringMatching(says) });
    else if (cards !== undefined) expect(end).toBe(cards);
    else if (typeof end !== 'number') expect(end.message).toMatch(/[Ee]xpected|damaged/);
  },
  60_000,
);
