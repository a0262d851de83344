import { attachToWorker } from './attach-to-worker.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { runInFirefoxScope } from './firefox-scope.ts';

/**
 * Disconnects the extension's background from the network, including servers on this machine; in Firefox, everything
 * else, too.
 *
 * @returns Reconnects it.
 */
export function goOffline(extension: ExtensionBrowser): Promise<() => Promise<void>> {
  return extension.kind === 'chromium' ? takeFromWorker(extension) : takeFromFirefox(extension);
}

async function takeFromFirefox(extension: ExtensionBrowser): Promise<() => Promise<void>> {
  // Connections to this machine would survive it.
  await runInFirefoxScope(
    extension,
    `Services.prefs.setBoolPref('network.disable-localhost-when-offline', true);
    Services.io.offline = true;
    Services.obs.notifyObservers(null, 'net:prune-all-connections')`,
  );
  return () => runInFirefoxScope(extension, 'Services.io.offline = false');
}

async function takeFromWorker(extension: ExtensionBrowser): Promise<() => Promise<void>> {
  // The condition belongs to its session.
  const session = await attachToWorker(extension);
  await session.send('Network.enable');
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await set(true);
  return async () => {
    await set(false);
    await session.detach();
  };
}
