import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup/dependencies.mjs';

/** `npm start`: needs nothing but Node; what follows needs the packages that it installs. */
ensureDependencies();
const tour = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the tour as well, which closes what it opened; this process waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => tour.kill('SIGTERM'));
tour.on('close', (status) => process.exit(status ?? 1));
