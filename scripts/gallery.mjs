import { ensureDependencies } from './setup/dependencies.mjs';

// `npm run gallery`: every screen in every state, as a web page that follows what is changed in the sources.
ensureDependencies();
const { createServer } = await import('vite');
// The configuration keeps builds quiet; here the address is to be read.
const server = await createServer({ configFile: 'test/gallery/vite.config.ts', logLevel: 'info' });
await server.listen();
server.printUrls();
