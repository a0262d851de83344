import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  DEFAULT_SETTINGS,
  getSettingsChangeSchema,
  mergeSettings,
  parseSettings,
} from '../../src/settings/settings.ts';

describe('parseSettings', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'weekly'],
    ['a list', [{ sync: { autoRefresh: 'weekly' } }]],
    ['no section', {}],
    ['a section that is none', { sync: 'weekly' }],
    ['a field that is none', { sync: { autoRefresh: { every: 7 } } }],
    ['a choice that is not offered', { sync: { autoRefresh: 'hourly' } }],
    ['another spelling', { sync: { autoRefresh: 'Weekly' } }],
    ['more new words than anybody learns', { study: { newPerDay: 501 } }],
    ['half a new word', { study: { newPerDay: 2.5 } }],
    ['a certainty', { study: { retention: 1 } }],
  ])('%s gives the defaults', (_, stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test('chosen values are kept beside unknown ones', () => {
    const stored = { sync: { autoRefresh: 'monthly', quietHours: [22, 6] }, weather: { unit: 'kelvin' } };
    expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, sync: { autoRefresh: 'monthly' } });
  });

  test('the defaults are valid settings', () => {
    expect(z.safeParse(getSettingsChangeSchema(), DEFAULT_SETTINGS).success).toBe(true);
  });
});

describe('mergeSettings', () => {
  test('keeps unknown and unchanged fields', () => {
    const stored = { sync: { autoRefresh: 'off', quietHours: [22, 6] }, hover: { trigger: 'rest' } };
    expect(mergeSettings(stored, { sync: { autoRefresh: 'weekly' } })).toEqual({
      sync: { autoRefresh: 'weekly', quietHours: [22, 6] },
      hover: { trigger: 'rest' },
    });
  });

  test('replaces a damaged section', () => {
    expect(mergeSettings({ sync: 3 }, { sync: { autoRefresh: 'weekly' } })).toEqual({
      sync: { autoRefresh: 'weekly' },
    });
  });

  test('does not treat a field without a value as a change', () => {
    const stored = { sync: { autoRefresh: 'weekly' } };
    expect(mergeSettings(stored, { sync: { autoRefresh: undefined } })).toEqual(stored);
    expect(mergeSettings(stored, {})).toEqual(stored);
  });
});

describe('a change', () => {
  test.each([
    ['of a field that is not known', { sync: { autoRefresh: 'weekly', evil: 1 } }],
    ['of a section that is not known', { keys: {} }],
    ['to a choice that is not offered', { sync: { autoRefresh: 'daily' } }],
    ['that is none', 'weekly'],
  ])('%s is rejected', (_, change) => {
    expect(z.safeParse(getSettingsChangeSchema(), change).success).toBe(false);
  });
});
