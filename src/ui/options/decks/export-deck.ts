import { AppError } from '../../../app-error.ts';
import { type CardWriter, createCardWriter } from '../../../library/formats/write-cards.ts';
import type { Send } from '../../../messaging/client.ts';
import { type ExportFormat, FILE_TYPES } from '../../../model/file-format.ts';
import { type DeckSummary, isDictionary } from '../../../model/source.ts';

/** Small enough for the page to repaint in between: Firefox is slow with large messages. */
const PAGE_SIZE = 2_000;
/** How often the deck may be replaced during the export. */
const ATTEMPTS = 3;

interface ExportOptions {
  /** Called with the number of cards written so far. */
  onProgress?: (cards: number) => void;
  /** Cancels the export, which then throws the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Writes a deck to a file. The deck is read in pages, so that the screen can repaint in between.
 *
 * @throws {AppError} `deck-unknown` for a removed deck; `internal` for a deck that is replaced repeatedly.
 */
export async function exportDeck(
  send: Send,
  deck: DeckSummary,
  format: ExportFormat,
  options: ExportOptions = {},
): Promise<File> {
  const header = await makeHeader(send, deck);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const parts = await readParts(send, deck, format, header, options);
    if (!parts) continue;
    const { extension, mediaType } = FILE_TYPES[format];
    return new File(parts, `wayword-${deck.pair}.${extension}`, { type: mediaType });
  }
  throw new AppError('internal', 'Expected the deck to stay the same while it is read, got another one each time.');
}

type Header = Awaited<ReturnType<typeof makeHeader>>;

/** @returns undefined if the deck was replaced in the meantime. */
async function readParts(
  send: Send,
  { id }: DeckSummary,
  format: ExportFormat,
  header: Header,
  { onProgress, signal }: ExportOptions,
) {
  let writer: CardWriter | undefined;
  const parts: string[] = [];
  let copy: string | undefined;
  let cards = 0;
  for (let after = -1; ; ) {
    signal?.throwIfAborted();
    const page = await send('deck.export', { id, after, limit: PAGE_SIZE });
    if (copy !== undefined && page.copy !== copy) return undefined;
    copy = page.copy;
    writer ??= createCardWriter(format, { ...header, ...page.notes });
    parts.push(writer.write(page.cards));
    cards += page.cards.length;
    onProgress?.(cards);
    after = page.cards.at(-1)?.[0] ?? after;
    if (page.isLast) return [...parts, writer.end()];
  }
}

async function makeHeader(send: Send, { pair, from, to, origin }: DeckSummary) {
  const kind = isDictionary(origin) ? { kind: 'dictionary' as const } : {};
  const base = { format: 'wayword-deck' as const, version: 2 as const, ...kind, from, to };
  const own =
    origin.kind === 'starter' ? (await send('deck.licences', {})).find((deck) => deck.pair === pair) : undefined;
  if (own) return { ...base, licence: own.licence, sources: own.sources, changes: own.changes };
  // Servers and files do not state a licence.
  return { ...base, licence: { id: 'NOASSERTION', url: '' }, sources: [], changes: 'Exported from Wayword.' };
}
