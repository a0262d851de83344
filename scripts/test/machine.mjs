import { ensureBrowser, ensureWebServer, explainMissing } from '../setup/browsers.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * Installs what tests need, and names what cannot be installed.
 *
 * @returns {Promise<number>} How many programs are missing.
 */
export async function ensureTestMachine() {
  ensureDependencies();
  let missing = 0;
  for (const kind of /** @type {const} */ (['chromium', 'firefox'])) {
    if ((await ensureBrowser(kind)) !== undefined) continue;
    console.error(explainMissing(kind));
    missing += 1;
  }
  for (const server of /** @type {const} */ (['nginx', 'caddy'])) {
    if (ensureWebServer(server)) continue;
    console.error(`${server} is missing: install Debian's package, because exported decks are tested behind it.`);
  }
  // A test that needs one of them fails instead of being skipped.
  process.env.WAYWORD_WEB_SERVERS = 'required';
  return missing;
}
