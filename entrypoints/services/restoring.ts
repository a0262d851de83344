import { readSettings } from '../../src/settings/stored-settings.ts';
import type { Store } from '../../src/store/store.ts';
import { dropStaged } from '../../src/store/study/log/merge-ops.ts';
import { createRestoring, type Restoring } from '../../src/study/restoring.ts';
import type { Study } from '../../src/study/study.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, keepAwake, onRestart } from './lifetime.ts';

interface RestoringParts {
  store: Store;
  changes: Pick<Changes, 'settings' | 'study' | 'decks'>;
  events: Pick<HeldEvents, 'installed' | 'startup'>;
  study: Pick<Study, 'forget'>;
}

/** Restores backups, and continues a restore that the end of a background interrupted. */
export function startRestoring({ store, changes, events, study }: RestoringParts): Restoring {
  const onRestored = () => {
    // Before the report, which lets the badge count again.
    study.forget();
    return reportAll(changes, store);
  };
  const restoring = createRestoring({ store, keepAwake, onRestored });
  // No page that was staging a backup survives a restart. Entries that cannot be dropped now are dropped later.
  onRestart(events, () => dropStaged(store).catch(() => undefined));
  afterStart(() => restoring.resume().catch(warn('A restore did not go on')));
  return restoring;
}

/** Reports that everything the learner has may have changed, as after a restore. */
export async function reportAll(changes: Pick<Changes, 'settings' | 'study' | 'decks'>, store: Store): Promise<void> {
  changes.settings.emit(await readSettings(store));
  changes.study.emit();
  changes.decks.emit();
}
