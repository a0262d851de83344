import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { startChromium } from './browser/chromium.ts';
import { BUILD_DIRS } from './browser/extension-browser.ts';
import { getExecutable } from './browser/launch.ts';
import { findMissingLetters } from './store/fonts.ts';
import { findFaults, type Listing, readListings } from './store/listing.mjs';
import { drawTiles, findSign, PICTURE, TILES, takePictures } from './store/pictures.ts';
import { findPlaceholders } from './store/placeholders.mjs';

/**
 * `npm run store`: the texts and pictures of each language for the stores' forms, in `.output/store/`. Checks their lengths and sizes, and lists what
 * the owner must still fill in. `-- --language de` writes one, `-- --texts` no pictures, for which it first builds the extension.
 */
const { values } = parseArgs({ options: { language: { type: 'string' }, texts: { type: 'boolean', default: false } } });
const OUTPUT = '.output/store';
/** Chrome Web Store takes no larger pictures. */
const MAX_PICTURE_BYTES = 5_000_000;

const listings = readListings();
const english = listings.find(({ language }) => language === 'en') as Listing;
const faults = listings.flatMap((listing) => findFaults(listing, english));
if (!values.texts) {
  console.log('Building the extension …');
  execFileSync('wxt', ['build', '-b', 'chrome'], { stdio: 'pipe' });
}
for (const listing of listings) {
  if (values.language !== undefined && values.language !== listing.language) continue;
  const folder = `${OUTPUT}/${listing.language}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/listing.txt`, toText(listing));
  if (!values.texts) await writePictures(listing, folder);
  console.log(folder);
}
for (const fault of faults) console.error(fault);
const places = findPlaceholders();
if (places.length > 0) console.log(`\nTo be filled in by the owner:\n${places.join('\n')}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function toText({ name, summary, description, pictures }: Listing): string {
  const captions = pictures.map((caption, index) => `${index + 1}.png: ${caption}`).join('\n');
  return `Name\n${name}\n\nSummary\n${summary}\n\nDescription\n${description}\n\nPictures\n${captions}\n`;
}

async function writePictures(listing: Listing, folder: string): Promise<void> {
  const { language, name, summary, pictures } = listing;
  const browser = await startChromium(getExecutable('chromium'), BUILD_DIRS.chromium, {});
  try {
    const page = await browser.newPage();
    const missing = await findMissingLetters(page, toText(listing) + findSign(language));
    if (missing.length > 0) {
      const some = missing.slice(0, 5).join('');
      faults.push(`${language}: no font of this machine has ${some}. docs/store/README.md names fonts to install.`);
      return;
    }
    const tiles = await drawTiles(page, language, name, summary);
    for (const [index, size] of TILES.entries()) {
      save(`${folder}/tile-${size.width}x${size.height}.png`, tiles[index] as Uint8Array, size);
    }
  } finally {
    await browser.close();
  }
  const taken = await takePictures(language, pictures);
  for (const [index, picture] of taken.entries()) save(`${folder}/${index + 1}.png`, picture, PICTURE);
}

/** @param wanted - Its width and height. */
function save(path: string, picture: Uint8Array, wanted: { width: number; height: number }): void {
  const { width, height } = PNG.sync.read(Buffer.from(picture));
  if (width !== wanted.width || height !== wanted.height) faults.push(`${path} has ${width} × ${height} pixels.`);
  if (picture.length > MAX_PICTURE_BYTES) faults.push(`${path} has ${picture.length} bytes.`);
  writeFileSync(path, picture);
}
