import { sendMessage } from '../scripts/browser/driver.ts';
import { type BrowserKind, launch } from '../scripts/browser/launch.ts';
import { printRow, summarise, timeMessages } from './measure.ts';

const ROUNDS = 5;
const MESSAGES = 200;

/** Look-ups from a page of the extension against a bare extension that reads one row, in turns in one run. */
export async function benchLookup(kind: BrowserKind): Promise<void> {
  const ours = await launch(kind);
  const bare = await launch(kind, { extensionDir: 'bench/floor' });
  try {
    const page = await ours.open(ours.extensionUrl('options.html'));
    await sendMessage(page, { type: 'deck.install', pair: 'spa-eng' });
    const floorPage = await bare.open(bare.extensionUrl('page.html'));
    const gets = Array.from({ length: MESSAGES }, (_, place) => {
      return { type: 'lookup.get', path: `/api/v1/fc/?f=spa&t=eng&n=${((place * 397) % 2000) + 1}` };
    });
    const text = 'Todos los días mi abuelo mira por la ventana y sale al mercado.';
    const places = Array.from(text.matchAll(/\p{L}+/gu), ({ index }) => index);
    const defines = Array.from({ length: MESSAGES }, (_, place) => {
      return { type: 'lookup.define', text, offset: places[place % places.length] ?? 0, language: 'spa' };
    });
    const times = { get: [] as number[], define: [] as number[], floor: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const [floor, get, define] = [
        await timeMessages(floorPage, gets),
        await timeMessages(page, gets),
        await timeMessages(page, defines),
      ];
      // The first round warms both up.
      if (round === 0) continue;
      times.floor.push(...floor);
      times.get.push(...get);
      times.define.push(...define);
    }
    const floor = summarise(times.floor);
    console.log(`Look-up from a page of the extension, ${kind} (p50 / p95):`);
    printRow('lookup.get', summarise(times.get), floor);
    printRow('lookup.define', summarise(times.define), floor);
  } finally {
    await ours.close();
    await bare.close();
  }
}
