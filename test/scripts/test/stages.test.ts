import { expect, test } from 'vitest';
import {
  AREAS,
  findConcerned,
  findStage,
  getArea,
  isInShare,
  listTestFiles,
  SHARES,
} from '../../../scripts/test/stages.mjs';

const files = listTestFiles();

test('every file of tests belongs to one stage, and beyond `npm test` to one area', () => {
  expect(files.length).toBeGreaterThan(400);
  for (const file of files) if (findStage(file) !== 'unit') expect(getArea(file).name, file).toBeTruthy();
  const stages = new Set(files.map(findStage));
  expect([...stages].toSorted()).toEqual(['browsers', 'long', 'unit']);
});

test.each([
  ['test/store/blocks.test.ts', 'unit'],
  ['test/ui/Popup.test.tsx', 'unit'],
  ['test/e2e/hover.test.ts', 'browsers'],
  ['test/e2e/gallery.long.test.ts', 'long'],
  ['test/lookup/forms.long.test.ts', 'long'],
  ['decks/test/build/package/gates.test.ts', 'long'],
])('%s is in the stage %s', (file, stage) => {
  expect(findStage(file)).toBe(stage);
});

test('a browser file without an area is an error that says where to add it', () => {
  expect(() => getArea('test/e2e/weather.test.ts')).toThrow(
    'Expected one area for test/e2e/weather.test.ts, found none: see AREAS in scripts/test/stages.mjs.',
  );
});

test('the ten shares hold every file of tests, each once', () => {
  for (const file of files) {
    const shares = Array.from({ length: SHARES }, (_, share) => share).filter((share) => isInShare(file, share));
    expect(shares, file).toHaveLength(1);
  }
});

test.each([
  [['src/lookup/search.ts'], ['words']],
  [['src/page/hover.ts', 'docs/hover.md'], ['page']],
  [['assets/public/decks/spa-eng.json'], ['decks', 'words', 'library']],
  [['test/gallery/hover-card.ts'], ['screens']],
  [['scripts/lookup/deck-words.ts'], ['decks', 'words', 'package']],
  [['README.md'], []],
])('a change of %j concerns the areas %j', (changed, names) => {
  expect(findConcerned(changed).map(({ name }) => name)).toEqual(names);
});

test('a change of the packages concerns every area', () => {
  expect(findConcerned(['package-lock.json'])).toHaveLength(AREAS.length);
});
