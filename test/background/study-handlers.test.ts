import { expect, test, vi } from 'vitest';
import { createChanges } from '../../entrypoints/services/changes.ts';
import type { HandlerParts } from '../../entrypoints/services/handlers/handler-parts.ts';
import { createStudyHandlers } from '../../entrypoints/services/handlers/study-handlers.ts';
import { AppError } from '../../src/app-error.ts';
import type { ErrorCode } from '../../src/model/error-code.ts';

/** Asks for the next card of a study whose first answer is an error. */
async function askNext(code: ErrorCode) {
  const view = { card: undefined };
  const next = vi.fn().mockRejectedValueOnce(new AppError(code, 'first')).mockResolvedValueOnce(view);
  const changes = createChanges();
  let told = 0;
  changes.decks.on(() => {
    told += 1;
  });
  const examples = { addTo: async (found: unknown) => found };
  const handlers = createStudyHandlers({
    study: { next },
    wordImport: {},
    changes,
    examples,
  } as unknown as HandlerParts);
  const found = await Promise.resolve(handlers['study.next']({}, { id: '' })).catch(({ message }: Error) => message);
  return { found, told, isView: found === view };
}

test('a deck that goes while its card is read makes study look again, and pages ask what is there', async () => {
  expect(await askNext('deck-unknown')).toMatchObject({ isView: true, told: 1 });
});

test('any other error of study is told', async () => {
  expect(await askNext('storage-unavailable')).toEqual({ found: 'first', told: 0, isView: false });
});
