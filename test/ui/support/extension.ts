import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

/** Facts about the extension that the options request and the fake browser lacks. */
export function stubExtension(): void {
  const manifest = { manifest_version: 3, name: 'Wayword', version: '0.1.0' } as const;
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue(manifest);
  vi.spyOn(fakeBrowser.commands, 'getAll').mockImplementation(async () => []);
}
