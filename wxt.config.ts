import { defineConfig } from 'wxt';

/** Loopback servers may be asked without a prompt; any other address is asked for when the learner connects to it. */
const LOOPBACK_HOSTS = ['http://localhost/*', 'http://127.0.0.1/*', 'http://[::1]/*'];

export default defineConfig({
  srcDir: '.',
  entrypointsDir: 'entrypoints',
  publicDir: 'assets/public',
  manifestVersion: 3,
  imports: false,
  manifest: ({ browser }) => ({
    name: 'Wayword',
    description: 'The meaning of the word under the pointer, and flashcard decks on your machine. Offline.',
    permissions: ['alarms', 'storage', 'unlimitedStorage'],
    host_permissions: LOOPBACK_HOSTS,
    optional_host_permissions: ['https://*/*'],
    content_scripts: [
      {
        matches: ['<all_urls>'],
        js: ['hover.js'],
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
      : { minimum_chrome_version: '120' }),
  }),
});
