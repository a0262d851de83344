import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds what a store's linter would warn about, without installing one: code from elsewhere or from text, inline scripts, files that are missing,
 * texts that a language lacks. `npm run test:all` and `npm run zip` run Mozilla's own.
 */

/** Code that scripts must not contain, by the linter's name for it. */
const FORBIDDEN = {
  DANGEROUS_EVAL: /\beval\s*\(|new Function\s*\(/,
  NO_IMPLIED_EVAL: /\bset(?:Timeout|Interval)\s*\(\s*["'`]/,
  NO_DOCUMENT_WRITE: /document\.write(?:ln)?\s*\(/,
  REMOTE_SCRIPT: /(?:importScripts|import)\s*\(\s*["'`]https?:/,
  // Preact can set HTML, but only a page's `dangerouslySetInnerHTML` makes it do so.
  UNSAFE_VAR_ASSIGNMENT: /dangerouslySetInnerHTML\s*[:=]\s*\{\s*__html|\.outerHTML\s*=|insertAdjacentHTML\s*\(/,
};

/** Permissions of the extension, `offscreen` and `sidePanel` in Chrome alone. Another one is a decision, not a side effect. */
const PERMISSIONS = ['alarms', 'contextMenus', 'offscreen', 'scripting', 'sidePanel', 'storage', 'unlimitedStorage'];

/**
 * @param {string} folder - A built extension.
 * @returns {string[]} One sentence for each fault.
 */
export function lintPackage(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(folder, path)).isFile());
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  return [
    ...files.flatMap((path) => lintFile(folder, path)),
    ...lintManifest(folder, manifest),
    ...lintLanguages(folder, manifest),
  ];
}

/** @param {string} folder @param {string} path */
function lintFile(folder, path) {
  if (/(?:^|[\\/])\.|\.map$|\.ts$|~$/.test(path)) return [`${path} does not belong in a package.`];
  if (/\.m?js$/.test(path)) {
    const text = readFileSync(join(folder, path), 'utf8');
    return Object.entries(FORBIDDEN)
      .filter(([, pattern]) => pattern.test(text))
      .map(([code]) => `${path}: ${code}`);
  }
  if (path.endsWith('.html')) {
    const text = readFileSync(join(folder, path), 'utf8');
    const scripts = Array.from(text.matchAll(/<script\b([^>]*)>([^<]*)/g));
    const isInline = scripts.some(([, attributes, content]) => !attributes?.includes('src=') || content?.trim() !== '');
    const isRemote = /\b(?:src|href)=["']?(?:https?:)?\/\//.test(text.replaceAll(/<a\b[^>]*>/g, ''));
    const missing = Array.from(text.matchAll(/\bsrc=["']?\/?([\w/-]+\.js)/g), ([, script = '']) => script).filter(
      (script) => !existsSync(join(folder, script)),
    );
    const hasHandler = /<[^>]+\son\w+=/.test(text);
    return [
      ...(isInline ? [`${path}: INLINE_SCRIPT`] : []),
      ...missing.map((script) => `${path} names ${script}, which is missing.`),
      ...(isRemote ? [`${path}: REMOTE_SCRIPT`] : []),
      ...(hasHandler ? [`${path}: an event handler in HTML`] : []),
    ];
  }
  return [];
}

/** Compiles WebAssembly and evaluates no scripts: docs/decisions/0018-sqlite-in-a-worker.md. Only pages of the extension have it. */
const WASM = /(?<=^\{"extension_pages":"script-src 'self' )'wasm-unsafe-eval'(?=;)/;

/** @param {string} folder @param {Record<string, any>} manifest */
function lintManifest(folder, manifest) {
  const named = JSON.stringify(manifest).matchAll(/"\/?([\w/-]+\.(?:js|html|css|png))(?:[?#][^"]*)?"/g);
  const missing = Array.from(named, ([, path = '']) => path).filter((path) => !existsSync(join(folder, path)));
  const others = manifest.permissions.filter((/** @type {string} */ name) => !PERMISSIONS.includes(name));
  return [
    ...missing.map((path) => `manifest.json names ${path}, which is missing.`),
    ...(others.length === 0 ? [] : [`manifest.json asks for ${others.join(', ')}.`]),
    ...(manifest.manifest_version === 3 ? [] : ['manifest.json is not of version 3.']),
    ...(/unsafe|https?:/.test(JSON.stringify(manifest.content_security_policy ?? '').replace(WASM, ''))
      ? ['The policy is too wide.']
      : []),
  ];
}

/** @param {string} folder @param {Record<string, any>} manifest */
function lintLanguages(folder, manifest) {
  const named = Array.from(JSON.stringify(manifest).matchAll(/__MSG_(\w+)__/g), ([, name = '']) => name);
  const root = join(folder, '_locales');
  if (!existsSync(join(root, manifest.default_locale ?? ''))) return ['The default language is missing.'];
  return readdirSync(root).flatMap((language) => {
    const texts = JSON.parse(readFileSync(join(root, language, 'messages.json'), 'utf8'));
    return named.filter((name) => !texts[name]?.message).map((name) => `_locales/${language} lacks ${name}.`);
  });
}
