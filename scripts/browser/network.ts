import type { ExtensionBrowser } from './launch.ts';

/**
 * Takes the network away from the extension's worker in Chromium. Firefox knows no such thing for this machine's own servers.
 *
 * @returns Gives it back.
 */
export async function goOffline({ browser }: ExtensionBrowser): Promise<() => Promise<void>> {
  const worker = await browser.waitForTarget((target) => target.type() === 'service_worker');
  // The condition belongs to its session.
  const session = await worker.createCDPSession();
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
