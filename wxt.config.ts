import { defineConfig } from 'wxt';
import { compressDecks, compressSentences } from './scripts/compress-decks.ts';
import { addSqlite } from './scripts/compress-sqlite.ts';
import { listInflectionFiles } from './scripts/inflection-files.ts';
import { listLocaleFiles } from './scripts/locales/package-files.ts';
import { declareTexts } from './scripts/locales/types.ts';
import { localesPlugin } from './scripts/locales/vite-plugin.ts';

/** Chrome gives four keys at most, and none that another extension has. */
const COMMANDS = {
  'look-up': { suggested_key: { default: 'Alt+W' }, description: '__MSG_lookUp__' },
  'next-word': { suggested_key: { default: 'Alt+Period' }, description: '__MSG_nextWord__' },
  'previous-word': { suggested_key: { default: 'Alt+Comma' }, description: '__MSG_previousWord__' },
  // Pages keep their keys until the learner chooses one.
  'know-word': { description: '__MSG_knowWord__' },
  'study-word': { description: '__MSG_studyWord__' },
};

/**
 * Small modules that the pages have in common come in one file: to a page each file costs two or three milliseconds before it is drawn.
 * More of them in it, and one page would load what only another uses (`scripts/check-sizes.mjs` tells).
 */
const SHARED_MODULES = [
  'contract/issues',
  'language/plural',
  'language/voices',
  'messaging/client',
  'model/pair',
  'ui/shared/ErrorNotice',
  'ui/shared/Icon',
  'ui/shared/Notice',
  'ui/shared/PairName',
  'ui/shared/change-events',
  'ui/shared/coalesce',
  'ui/shared/deck-entries',
  'ui/shared/format',
  'ui/shared/interface-language',
  'ui/shared/key-press',
  'ui/shared/lazy',
  'ui/shared/library',
  'ui/shared/locale',
  'ui/shared/word-size',
  'ui/study/study-keyboard',
  'ui/study/text',
];
const SHARED_FILE = new RegExp(`wxt-html-plugins|/src/(?:${SHARED_MODULES.join('|')})\\.tsx?$`);

/**
 * WXT wraps each script in a report of a failed start, which says nothing outside of development: 0.1 kB of what every page loads, 0.2 of
 * what each start of the background reads. Its first line imports the script as `definition`:
 * an object with `main`, which those two write themselves, as `defineBackground` and its like are code in them, too.
 */
const BARE_START = {
  name: 'bare-start',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!/virtual:wxt-(?:unlisted-script|background)-entrypoint/.test(id)) return undefined;
    return `${code.slice(0, code.indexOf('\n'))}\nexport default definition.main();`;
  },
};

/** Documents for sound, and the description of what an administrator may set, which Firefox does not ask for. */
const CHROME_FILES = ['offscreen.html', 'managed-schema.json'];

export default defineConfig({
  srcDir: '.',
  entrypointsDir: 'entrypoints',
  publicDir: 'assets/public',
  // Dexie's other build is the same, written for browsers that are too old for this extension: 1.4 kB more.
  vite: () => ({
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    plugins: [BARE_START, localesPlugin],
    // What a page of the extension imports lies on the same disk.
    build: { modulePreload: false },
  }),
  manifestVersion: 3,
  // The sources come from git, see scripts/zip.mjs.
  zip: { zipSources: false },
  imports: false,
  // The browser shows name, description and commands in its own language.
  hooks: {
    'prepare:types'(_, entries) {
      entries.push({ path: 'types/texts.d.ts', text: declareTexts(), tsReference: true });
    },
    async 'build:publicAssets'({ config }, files) {
      files.push(...listLocaleFiles(), ...(await listInflectionFiles(config.browser)));
      if (config.browser === 'firefox')
        files.splice(0, files.length, ...files.filter(({ relativeDest }) => !CHROME_FILES.includes(relativeDest)));
      await compressDecks(files);
      await compressSentences(files);
      await addSqlite(files);
    },
    // Scripts are built one by one, each whole; the pages together.
    'vite:build:extendConfig'(entrypoints, { build }) {
      const output = build?.rollupOptions?.output;
      if (entrypoints.length < 2 || output === undefined) return;
      Object.assign(output, {
        codeSplitting: { groups: [{ name: 'shared', test: SHARED_FILE, minShareCount: 2 }] },
      });
    },
  },
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    // WebAssembly, for files of other programs: see docs/decisions/0018-sqlite-in-a-worker.md.
    content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" },
    permissions: [
      'alarms',
      'contextMenus',
      'scripting',
      'storage',
      'unlimitedStorage',
      // Chrome's worker plays no sound.
      ...(browser === 'firefox' ? [] : ['offscreen' as const]),
    ],
    optional_permissions: ['notifications'],
    // For the content script's sake, see docs/decisions/0004-all-sites.md.
    host_permissions: ['<all_urls>'],
    commands: COMMANDS,
    omnibox: { keyword: 'ww' },
    content_scripts: [
      {
        matches: ['<all_urls>'],
        js: ['watch.js'],
        run_at: 'document_idle',
        all_frames: true,
        match_about_blank: true,
        match_origin_as_fallback: true,
      },
    ],
    // Firefox puts the button into the toolbar; Chrome leaves that to the learner.
    action: { default_title: 'Wayword', ...(browser === 'firefox' ? { default_area: 'navbar' as const } : {}) },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: '{43451e4f-4ea6-4429-aaea-2526da80f4bb}',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : {
          minimum_chrome_version: '120',
          storage: { managed_schema: 'managed-schema.json' },
          // As Firefox does it; Chrome before 148 writes messages as JSON all the same.
          message_serialization: 'structured_clone',
        }),
  }),
});
