import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Only the owner knows these. */
export const PLACEHOLDERS = [
  'CHROME STORE',
  'DECK FILES',
  'EDGE STORE',
  'FIREFOX STORE',
  'PROJECT PAGE',
  'PUBLISHER',
  'SECURITY ADDRESS',
  'SOURCE CODE',
  'SUPPORT ADDRESS',
];

/** Files that explain them. */
const EXPLAINING = ['docs/releasing.md', 'docs/store/README.md'];

/** @returns {string[]} Each place that the owner must still fill in: `SECURITY.md:10: [[SECURITY ADDRESS]]`. */
export function findPlaceholders() {
  const files = execFileSync('git', ['ls-files', '*.md', 'assets/public/deck-files.json'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return files
    .filter((file) => !EXPLAINING.includes(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.match(/\[\[[A-Z ]+\]\]/g) ?? []).map((found) => `${file}:${index + 1}: ${found}`),
        ),
    );
}
