import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isLookUp, MAX_PATH_LENGTH, MAX_SCAN_LENGTH } from '../../src/messaging/look-up-messages.ts';
import { MESSAGES, type MessageName } from '../../src/messaging/messages.ts';

const DEFINE = { type: 'lookup.define', text: 'Los niños tienen hambre', offset: 4 };

describe('a look-up that may be answered as it is', () => {
  test.each<object>([
    DEFINE,
    { ...DEFINE, language: 'es-MX' },
    { ...DEFINE, asked: true },
    { ...DEFINE, type: 'lookup.findPair', offset: 0 },
    { ...DEFINE, text: '猫', offset: MAX_SCAN_LENGTH },
    { type: 'lookup.get', path: '/api/v1/fc/?f=spa&t=eng&n=7' },
    { type: 'hover.wake' },
    { type: 'hover.start' },
  ])('%j', (message) => {
    expect(isLookUp(message)).toBe(true);
  });

  test.each<[string, object]>([
    ['of another name', { type: 'lookup.everything' }],
    ['of a name that every object has', { type: 'constructor' }],
    ['that is no look-up', { type: 'deck.list' }],
    ['with a field that nobody knows', { ...DEFINE, isEvil: true }],
    ['without its text', { type: 'lookup.define', offset: 0 }],
    ['of no text', { ...DEFINE, text: '' }],
    ['of too long a text', { ...DEFINE, text: 'a'.repeat(MAX_SCAN_LENGTH + 1) }],
    ['at no place', { ...DEFINE, offset: -1 }],
    ['at half a place', { ...DEFINE, offset: 0.5 }],
    ['at a place in words', { ...DEFINE, offset: '4' }],
    ['with a language that is none', { ...DEFINE, language: null }],
    ['that says that it was not asked for', { ...DEFINE, asked: false }],
    ['with too long a path', { type: 'lookup.get', path: `/${'a'.repeat(MAX_PATH_LENGTH)}` }],
    ['with another host', { type: 'lookup.get', path: 'https://example.org/' }],
  ])('is none %s', (_, message) => {
    expect(isLookUp(message)).toBe(false);
  });

  test('is allowed by the list of messages, always', () => {
    const oddly = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: usual }, fc.anything());
    const passage = {
      text: oddly(fc.string({ maxLength: MAX_SCAN_LENGTH + 2 })),
      offset: oddly(fc.integer({ min: -2, max: MAX_SCAN_LENGTH + 2 })),
      language: oddly(fc.option(fc.string({ maxLength: 40 }), { nil: undefined })),
    };
    const message = fc.oneof(
      fc.record({ type: fc.constantFrom('lookup.define', 'lookup.findPair'), ...passage }),
      fc.record({ type: fc.constant('lookup.get'), path: oddly(fc.string().map((rest) => `/${rest}`)) }),
      fc.record(
        { type: fc.constantFrom('hover.start', 'hover.wake', 'lookup.get'), ...passage },
        { requiredKeys: ['type'] },
      ),
    );
    const counts = { taken: 0 };
    fc.assert(
      fc.property(message, ({ type, ...fields }) => {
        if (!isLookUp({ type, ...fields })) return;
        counts.taken += 1;
        expect(z.safeParse(MESSAGES[type as MessageName].request, fields)).toMatchObject({ success: true });
      }),
      { numRuns: 2_000 },
    );
    expect(counts.taken).toBeGreaterThan(500);
  });
});
