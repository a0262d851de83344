import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lintPackage } from '../../scripts/package/lint.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayword-lint-'));
  write('manifest.json', JSON.stringify(MANIFEST));
  write('_locales/en/messages.json', JSON.stringify({ name: { message: 'Wayword' } }));
  write('background.js', 'globalThis.answer = (text) => node.textContent = text;');
  write('popup.js', '');
  write('popup.html', '<!doctype html><script src="/popup.js"></script><a href="https://example.org/">more</a>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  manifest_version: 3,
  name: '__MSG_name__',
  default_locale: 'en',
  permissions: ['storage'],
  background: { scripts: ['background.js'] },
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a package as the stores want it has no faults', () => {
  expect(lintPackage(folder)).toEqual([]);
});

test.each([
  ['code from text', 'background.js', 'eval(text)', 'DANGEROUS_EVAL'],
  ['a function from text', 'background.js', 'new Function("return 1")()', 'DANGEROUS_EVAL'],
  ['a timer of text', 'background.js', 'setTimeout("run()", 1)', 'NO_IMPLIED_EVAL'],
  ['a script from elsewhere', 'background.js', 'import("https://example.org/a.js")', 'REMOTE_SCRIPT'],
  ['HTML from text', 'background.js', 'node.insertAdjacentHTML("beforeend", text)', 'UNSAFE_VAR_ASSIGNMENT'],
  ['an inline script', 'popup.html', '<script>run()</script>', 'INLINE_SCRIPT'],
  ['a page’s script from elsewhere', 'popup.html', '<script src="//example.org/a.js"></script>', 'REMOTE_SCRIPT'],
  ['a page’s script that is missing', 'popup.html', '<script src="/other.js"></script>', 'other.js, which is missing'],
  ['an event handler in HTML', 'popup.html', '<p onclick="run()">a</p>', 'an event handler in HTML'],
  ['a source map', 'background.js.map', '{}', 'does not belong in a package'],
  ['a hidden file', '.DS_Store', '', 'does not belong in a package'],
  ['a permission', 'manifest.json', JSON.stringify({ ...MANIFEST, permissions: ['tabs'] }), 'asks for tabs'],
  [
    'a policy that evaluates scripts',
    'manifest.json',
    JSON.stringify({ ...MANIFEST, content_security_policy: { extension_pages: "script-src 'self' 'unsafe-eval'" } }),
    'too wide',
  ],
  [
    'a policy with more than WebAssembly',
    'manifest.json',
    JSON.stringify({
      ...MANIFEST,
      content_security_policy: {
        extension_pages: "script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; object-src 'self'",
      },
    }),
    'too wide',
  ],
  [
    'a missing file',
    'manifest.json',
    JSON.stringify({ ...MANIFEST, action: { default_popup: 'other.html' } }),
    'other.html, which is missing',
  ],
  [
    'a language without a text',
    '_locales/de/messages.json',
    JSON.stringify({ other: { message: 'a' } }),
    '_locales/de lacks name',
  ],
])('%s is a fault', (_, path, text, fault) => {
  write(path, text);
  expect(lintPackage(folder)).toEqual([expect.stringContaining(fault)]);
});

test('WebAssembly in pages of the extension is no fault', () => {
  const policy = "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'";
  write('manifest.json', JSON.stringify({ ...MANIFEST, content_security_policy: { extension_pages: policy } }));
  expect(lintPackage(folder)).toEqual([]);
});
