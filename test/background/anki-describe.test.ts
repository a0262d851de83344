import { expect, test } from 'vitest';
import { describeProblem, describeReport } from '../../entrypoints/anki/describe.ts';
import { buildExtensionTexts } from '../../scripts/locales/package-files.ts';
import { ANKI_PROBLEMS } from '../../src/model/anki.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';

const english = buildExtensionTexts('en').ankiSaid;

test.each(INTERFACE_LANGUAGES)('each problem has a sentence of its own in %s', (language) => {
  const texts = buildExtensionTexts(language).ankiSaid;
  const said = ANKI_PROBLEMS.map((code) => describeProblem(texts, { code, detail: 'DETAIL' }).text);
  expect(new Set(said).size).toBe(ANKI_PROBLEMS.length);
  expect(Object.keys(texts.problems).sort()).toEqual([...ANKI_PROBLEMS].sort());
});

test('a sentence names what is missing', () => {
  expect(describeProblem(english, { code: 'no-deck', detail: 'My {name}' }).text).toContain('“My {name}”');
});

const NONE = { added: 0, present: 0, waiting: 0, refused: 0 };

test.each([
  [{ ...NONE, added: 1 }, 'Added to Anki.'],
  [{ ...NONE, present: 1, problem: { code: 'duplicate' as const } }, 'Already in Anki.'],
  [
    { ...NONE, waiting: 1, problem: { code: 'no-profile' as const } },
    /^No profile is open in Anki\..*Wayword keeps the word/,
  ],
  [{ ...NONE, refused: 1, problem: { code: 'not-set-up' as const } }, /^Choose a deck[^.]*\.$/],
])('%j is said as %s', (report, text) => {
  expect(describeReport(english, report).text).toMatch(text);
});
