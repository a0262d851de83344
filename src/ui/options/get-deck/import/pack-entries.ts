import type { FileCard } from '../../../../library/formats/card-row.ts';
import { toBase64 } from '../../../../messaging/base64.ts';
import type { EntryNode, PackedEntries } from '../../../../model/full-entry.ts';

/** Entries in one row, at most: a pinned card unpacks one row. */
const MOST_ENTRIES = 64;
/** Text in one row, in UTF-16 code units; a single longer entry has a row of its own. */
const MOST_LENGTH = 400_000;

/** Packs the full entries of some cards in rows. Cards without one take no space. */
export async function packEntries(cards: readonly FileCard[]): Promise<PackedEntries[]> {
  const packed: PackedEntries[] = [];
  let [rows, length]: [[rank: number, json: string][], number] = [[], 0];
  async function pack(): Promise<void> {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return;
    packed.push([first[0], last[0], await deflate(`[${rows.map(([rank, json]) => `[${rank},${json}]`).join(',')}]`)]);
    [rows, length] = [[], 0];
  }
  for (const { rank, content } of cards) {
    if (!content) continue;
    const json = JSON.stringify(content satisfies EntryNode[]);
    if (rows.length === MOST_ENTRIES || length + json.length > MOST_LENGTH) await pack();
    rows.push([rank, json]);
    length += json.length;
  }
  await pack();
  return packed;
}

async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}
