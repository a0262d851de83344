import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

/** What the options ask of the browser about the extension itself, and a fake browser does not have. */
export function stubExtension(): void {
  const manifest = { manifest_version: 3, name: 'Wayword', version: '0.1.0' } as const;
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue(manifest);
  vi.spyOn(fakeBrowser.commands, 'getAll').mockImplementation(async () => []);
}
