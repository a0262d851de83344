import { ensureDependencies } from './setup/dependencies.mjs';

// `npm run gallery`: every screen in every state, as a web page that follows what is changed in the sources.
ensureDependencies();
const { createServer } = await import('vite');
const server = await createServer({ configFile: 'test/gallery/vite.config.ts' });
await server.listen();
server.printUrls();
