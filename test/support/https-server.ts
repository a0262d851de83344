import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

export interface HttpsServer {
  /** `https://127.0.0.1:49152`, without a trailing slash. */
  address: string;
  close(): void;
}

/** Puts https with a self-signed certificate in front of a plain http server. */
export async function startHttpsServer(behind: string): Promise<HttpsServer> {
  const server = createServer(createSelfSignedCertificate(Date.now()), ({ url, method, headers }, response) => {
    const asked = forward(`${behind}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    asked.end();
  });
  // A client that does not trust the certificate disconnects.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
