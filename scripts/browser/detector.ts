import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Detected } from '../../src/lookup/text-language.ts';
import type { BrowserKind } from './extension-browser.ts';
import { launch } from './launch.ts';

/** Asks a browser for the language of each text, in an extension with one empty page, so that nothing else asks. */
export async function detectInBrowser(kind: BrowserKind, texts: readonly string[]): Promise<Detected[]> {
  const extensionDir = mkdtempSync(join(tmpdir(), 'wayword-detector-'));
  const gecko = { browser_specific_settings: { gecko: { id: 'detector@example.org' } } };
  const manifest = { manifest_version: 3, name: 'detector', version: '1', ...(kind === 'firefox' ? gecko : {}) };
  writeFileSync(join(extensionDir, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(extensionDir, 'empty.html'), '<!doctype html><title>detector</title>');
  const extension = await launch(kind, { extensionDir });
  try {
    const page = await extension.open(extension.extensionUrl('empty.html'));
    return await page.evaluate(async (all: readonly string[]) => {
      const { i18n } = (
        globalThis as unknown as { chrome: { i18n: { detectLanguage(text: string): Promise<Detected> } } }
      ).chrome;
      const found: Detected[] = [];
      for (const text of all) found.push(await i18n.detectLanguage(text));
      return found;
    }, texts);
  } finally {
    await extension.close();
    rmSync(extensionDir, { recursive: true, force: true });
  }
}
