import { createMemo } from '../../src/async/memo.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import { type AnkiHandlers, type AnkiScriptParts, loadAnki } from './anki-script.ts';
import type { Changes } from './changes.ts';
import { findOrigin } from './handlers/page-origin.ts';
import { onRestart } from './lifetime.ts';

interface AnkiParts extends Omit<AnkiScriptParts, 'findOrigin' | 'onSwitched'> {
  changes: Pick<Changes, 'settings'>;
  events: Pick<HeldEvents, 'installed' | 'startup'>;
}

/** The stored name of the words that wait for Anki, see `anki/waiting.ts`. */
const WAITING = 'ankiWaiting';

/**
 * Tries the words that wait for Anki once the browser has started.
 *
 * @returns Loads what answers the messages about Anki, in a script that only those who use it ever load.
 */
export function startAnki({ events, changes, ...parts }: AnkiParts): () => Promise<AnkiHandlers> {
  const { store, keyValues } = parts;
  const onSwitched = async () => changes.settings.emit(await readSettings(store));
  const { get } = createMemo(() => loadAnki({ ...parts, findOrigin, onSwitched }));
  const retry = async () => {
    const { [WAITING]: waiting } = await keyValues.get([WAITING]);
    if (waiting !== undefined) await (await get())['anki.retry']({}, {});
  };
  onRestart(events, () => void retry().catch(warn('Anki was not asked')));
  return get;
}
