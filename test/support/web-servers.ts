import { onTestFinished } from 'vitest';
import { launchWebServer, type WebServer } from './web-server-process.ts';

/** Starts a web server with the configuration that an export wrote. It is stopped after the test. @returns Its address. */
export async function startWebServer(server: WebServer, dir: string, port: number): Promise<string> {
  const { address, stop } = await launchWebServer(server, dir, port);
  onTestFinished(stop);
  return address;
}
