// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import type { Send } from '../../src/messaging/client.ts';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { PageSettings } from '../../src/page/page-settings.ts';
import type { Passage } from '../../src/page/passage.ts';
import { createRequestEntries } from '../../src/page/request-entries.ts';

const RESULT: LookupResult = { range: { start: 0, end: 4 }, entries: [] };

/** A page that declares Spanish. */
function setUp({ known, chosen }: { known?: string | undefined; chosen?: string | undefined } = {}) {
  const asked: object[] = [];
  const send = (async (type: string, request: object) => {
    asked.push({ type, ...request });
    return RESULT;
  }) as unknown as Send;
  const settings = {
    known: known === undefined ? undefined : ({ language: known } as HoverSettings),
    get: async () => ({ language: chosen ?? known }) as HoverSettings,
  } as PageSettings;
  const prepareCard = vi.fn();
  const node = document.createTextNode('casa');
  const passage = {
    text: 'casa',
    offset: 1,
    language: 'es',
    source: { node, offset: 1 },
  } as Partial<Passage> as Passage;
  return { asked, prepareCard, passage, lookUp: createRequestEntries({ send, settings, prepareCard }) };
}

test('a look-up asks in the language of the page', async () => {
  const { lookUp, passage, asked } = setUp();
  expect(await lookUp(passage)).toEqual(RESULT);
  expect(asked).toEqual([{ type: 'lookup.define', text: 'casa', offset: 1, language: 'es' }]);
});

test('the language that the learner chose for the site has priority', async () => {
  const { lookUp, passage, asked } = setUp({ known: 'glg' });
  await lookUp(passage);
  expect(asked).toMatchObject([{ language: 'glg' }]);
});

test('if the choice arrives after the answer, the look-up runs again', async () => {
  const { lookUp, passage, asked } = setUp({ chosen: 'glg' });
  await lookUp(passage);
  expect(asked).toMatchObject([{ language: 'es' }, { language: 'glg' }]);
});

test('text that the person named is marked as asked for', async () => {
  const { lookUp, passage, asked } = setUp();
  await lookUp(passage, true);
  expect(asked).toMatchObject([{ asked: true }]);
});

test('a word that the passage does not accept is not found', async () => {
  const { lookUp, passage } = setUp();
  expect(await lookUp({ ...passage, accepts: () => false })).toEqual({ range: undefined, entries: [] });
});

test('the card is prepared while the background answers, once its texts are known', async () => {
  const unknown = setUp();
  await unknown.lookUp(unknown.passage);
  expect(unknown.prepareCard).not.toHaveBeenCalled();
  const { lookUp, passage, prepareCard } = setUp({ known: 'spa' });
  const answer = lookUp(passage);
  expect(prepareCard).toHaveBeenCalledTimes(1);
  await answer;
});
