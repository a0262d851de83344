import { afterEach, expect, test, vi } from 'vitest';
import { offerRules, RULES_SCRIPT, rulebook } from '../../entrypoints/background/rulebook.ts';
import { RULES } from '../../src/lookup/rules.ts';

const scope = globalThis as { importScripts?: unknown; lookUpRules?: unknown };

afterEach(() => {
  delete scope.importScripts;
  delete scope.lookUpRules;
});

test('the rules are loaded when they are asked for, and once', async () => {
  const importScripts = vi.fn(() => offerRules(RULES));
  scope.importScripts = importScripts;
  expect(rulebook.find()).toBeUndefined();
  expect(importScripts).not.toHaveBeenCalled();
  expect(await Promise.all([rulebook.load(), rulebook.load()])).toEqual([RULES, RULES]);
  expect(rulebook.find()).toBe(RULES);
  expect(importScripts.mock.calls).toEqual([[RULES_SCRIPT]]);
});

test('rules that cannot be loaded are tried again by who asks next', async () => {
  scope.importScripts = () => {
    throw new Error('made for a test');
  };
  await expect(rulebook.load()).rejects.toThrow('made for a test');
  scope.importScripts = () => undefined;
  await expect(rulebook.load()).rejects.toThrow('got none');
  scope.importScripts = () => offerRules(RULES);
  expect(await rulebook.load()).toBe(RULES);
});
