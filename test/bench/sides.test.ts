import { describe, expect, test } from 'vitest';
import { createSides, type SideName } from '../../bench/sides.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';

function setUp() {
  const calls: string[] = [];
  const sides = createSides('chromium', undefined, async (kind, name: SideName) => {
    calls.push(`start ${name}`);
    const close = async () => void calls.push(`close ${name}`);
    return { extension: { kind, close } as ExtensionBrowser, extensionDir: undefined };
  });
  return { calls, sides };
}

describe('browsers shared by the parts of a bench', () => {
  test('start on request, and once for all callers', async () => {
    const { calls, sides } = setUp();
    expect(calls).toEqual([]);
    const [first, second] = await Promise.all([sides.get('ours'), sides.get('ours'), sides.get('floor')]);
    expect(second).toBe(first);
    expect(await sides.get('ours')).toBe(first);
    expect(calls).toEqual(['start ours', 'start floor']);
  });

  test('close when no part needs them any more, and start again for one that does', async () => {
    const { calls, sides } = setUp();
    await Promise.all([sides.get('ours'), sides.get('floor')]);
    await sides.keep(['floor', 'nothing']);
    await sides.get('floor');
    await sides.get('ours');
    await sides.keep([]);
    await sides.keep([]);
    expect(calls.slice(2)).toEqual(['close ours', 'start ours', 'close floor', 'close ours']);
  });
});
