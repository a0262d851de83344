import { ensureDependencies } from './setup/dependencies.mjs';

// `npm run gallery`: every screen in every state, as a web page that follows changes of the sources.
ensureDependencies();
const { createServer } = await import('vite');
// The configuration silences builds; here the address must be printed.
const server = await createServer({ configFile: 'test/gallery/vite.config.ts', logLevel: 'info' });
await server.listen();
server.printUrls();
