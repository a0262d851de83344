import { expect, test, vi } from 'vitest';
import { findSide } from '../../../src/ui/popup/side.ts';

test('opens the side panel of its own window, without waiting for anything, and closes', async () => {
  const open = vi.fn(async () => undefined);
  const close = vi.fn();
  const openSide = findSide({ sidePanel: { open }, windows: { getCurrent: async () => ({ id: 7 }) } }, close);
  await Promise.resolve();
  await Promise.resolve();
  const opened = openSide?.();
  expect(open).toHaveBeenCalledWith({ windowId: 7 });
  await opened;
  expect(close).toHaveBeenCalledOnce();
});

test("opens Firefox's sidebar, and stays open when that is refused", async () => {
  const close = vi.fn();
  await findSide({ sidebarAction: { open: async () => undefined } }, close)?.();
  expect(close).toHaveBeenCalledOnce();
  const refused = findSide({ sidebarAction: { open: () => Promise.reject(new Error('no gesture')) } }, close);
  await expect(refused?.()).rejects.toThrow('no gesture');
  expect(close).toHaveBeenCalledOnce();
});

test('is not offered without a side panel, as on a phone', () => {
  expect(findSide({}, () => undefined)).toBeUndefined();
});
