import type { FollowedWords } from '../../src/anki/follow.ts';
import { createMemo } from '../../src/async/memo.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import type { WordImport } from '../../src/study/import-words.ts';
import { type FindForms, matchWithForms } from '../../src/study/listed-words.ts';
import type { Study } from '../../src/study/study.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import { type AnkiHandlers, type AnkiScriptParts, loadAnki, loadFollow } from './anki-script.ts';
import type { Changes } from './changes.ts';
import { findOrigin } from './handlers/page-origin.ts';
import { onRestart } from './lifetime.ts';

interface AnkiParts extends Omit<AnkiScriptParts, 'findOrigin' | 'onSwitched' | 'words' | 'loadFollow'> {
  changes: Pick<Changes, 'settings' | 'study'>;
  wordImport: Pick<WordImport, 'add' | 'takeBack'>;
  study: Pick<Study, 'forget'>;
  findForms: FindForms;
  events: Pick<HeldEvents, 'installed' | 'startup'>;
}

/** The stored name of the words that wait for Anki, see `anki/waiting.ts`. */
const WAITING = 'ankiWaiting';
/** The same of the words that are known in Anki, see `anki/follow.ts`. */
const FOLLOWED = 'ankiFollowed';

/**
 * Tries the words that wait for Anki, and reads those that are known there, once the browser has started.
 *
 * @returns Loads what answers the messages about Anki, in a script that only those who use it ever load.
 */
export function startAnki({
  events,
  changes,
  wordImport,
  study,
  findForms,
  ...parts
}: AnkiParts): () => Promise<AnkiHandlers> {
  const { store, keyValues } = parts;
  const onSwitched = async () => changes.settings.emit(await readSettings(store));
  const report = () => {
    study.forget();
    changes.study.emit();
  };
  const words: FollowedWords = {
    match: async (pair, list) => (await matchWithForms(store, pair, list, findForms)).found,
    // The import of a file may be open.
    add: (part) =>
      wordImport.add({ ...part, words: [], isLast: false, isDryRun: false, isElsewhere: true }).then(report),
    takeBack: (ref) => wordImport.takeBack({ id: parts.newId(), ref }).then(report),
  };
  const { get } = createMemo(() => loadAnki({ ...parts, findOrigin, onSwitched, words, loadFollow }));
  const retry = async () => {
    const { [WAITING]: waiting, [FOLLOWED]: followed } = await keyValues.get([WAITING, FOLLOWED]);
    if (waiting !== undefined) await (await get())['anki.retry']({}, {});
    if (followed !== undefined) await (await get())['anki.follow']({ act: 'read', pair: undefined }, {});
  };
  onRestart(events, () => void retry().catch(warn('Anki was not asked')));
  return get;
}
