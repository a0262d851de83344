import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { localesPlugin } from '../../scripts/locales/vite-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The gallery as a plain web page: the extension API is replaced by one that does not answer. */
export default defineConfig({
  root: here('.'),
  publicDir: here('../../assets/public'),
  resolve: { alias: [{ find: 'wxt/browser', replacement: here('browser.ts') }] },
  plugins: [localesPlugin],
  build: { outDir: here('../../.output/gallery'), emptyOutDir: true, minify: false },
  logLevel: 'warn',
});
