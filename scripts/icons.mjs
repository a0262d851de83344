/** Draws assets/icon.svg as the PNG icons of the package, with headless Chromium: `node scripts/icons.mjs [chromium]`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';

const SIZES_PX = [16, 32, 48, 96, 128];
const root = new URL('../', import.meta.url);
const target = new URL('assets/public/icon/', root);

const svg = await readFile(new URL('assets/icon.svg', root), 'utf8');
const browser = await puppeteer.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage();
  await mkdir(target, { recursive: true });
  for (const size of SIZES_PX) {
    await page.setViewport({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    const file = new URL(`${size}.png`, target);
    await writeFile(file, await page.screenshot({ omitBackground: true }));
    console.log(fileURLToPath(file));
  }
} finally {
  await browser.close();
}
