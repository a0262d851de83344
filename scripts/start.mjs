import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup/dependencies.mjs';

/** `npm start`: needs only Node; later steps use the packages that it installs. */
ensureDependencies();
const tour = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C also reaches the tour, which closes its browser; this process waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => tour.kill('SIGTERM'));
tour.on('close', (status) => process.exit(status ?? 1));
