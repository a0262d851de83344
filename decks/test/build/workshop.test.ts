import { expect, test } from 'vitest';
import { openWorkshop } from '../../build/workshop.ts';

const OPTIONS = { misses: { type: 'boolean', default: false }, decks: { type: 'string' } } as const;
const open = (...args: string[]) => openWorkshop(['node', 'forms.ts', ...args], OPTIONS);

test('a command without names wants every deck', () => {
  const { options, names, isWanted } = open();
  expect(options).toEqual({ misses: false });
  expect(names).toEqual([]);
  expect(isWanted('spa-eng')).toBe(true);
});

test('names limit a command to their decks, and options may come between them', () => {
  const { options, names, isWanted } = open('spa-eng', '--misses', '--decks', 'other', 'deu-eng');
  expect(options).toEqual({ misses: true, decks: 'other' });
  expect(names).toEqual(['spa-eng', 'deu-eng']);
  expect(['spa-eng', 'fra-eng', 'deu-eng'].map(isWanted)).toEqual([true, false, true]);
});

test('an unknown option is an error', () => {
  expect(() => open('--miss')).toThrow("Unknown option '--miss'");
});
