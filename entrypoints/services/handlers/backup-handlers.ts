import { checkDeck } from '../../../src/library/check-deck.ts';
import { MAX_BACKUP_PART_LENGTH } from '../../../src/messaging/backup.ts';
import { unpackList } from '../../../src/messaging/packed-text.ts';
import { canReadContent } from '../../../src/store/content/renew-content.ts';
import { estimateSizes } from '../../../src/store/sizes.ts';
import { dropStaged } from '../../../src/store/study/log/merge-ops.ts';
import { canReadLog } from '../../../src/store/study/log/renew-log.ts';
import { createExport } from '../../../src/study/backup-export.ts';
import { stageBackup } from '../../../src/study/backup-restore.ts';
import { checkStudy } from '../../../src/study/check-study.ts';
import { repairStores } from '../../../src/study/repair-stores.ts';
import { keepAwake } from '../lifetime.ts';
import { reportAll } from '../restoring.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';

/** Answers messages about backups, and checks of what is stored. */
export function createBackupHandlers({
  store,
  witness,
  installation,
  study,
  starterDecks,
  savedBackups,
  saveBackup,
  restoring,
  changes,
}: HandlerParts): HandlersOf<'backup' | 'check'> {
  const exportPart = createExport(store);
  return {
    'backup.export': ({ place }) => exportPart(place),
    'backup.stage': async ({ ops, ...part }) =>
      stageBackup(store, { ...part, ops: await unpackList(ops, MAX_BACKUP_PART_LENGTH) }),
    'backup.restore': restoring.restore,
    'backup.progress': async () => ({ share: restoring.progress() }),
    'backup.drop': () => dropStaged(store),
    'backup.saved': savedBackups.list,
    'backup.readSaved': async ({ id, part }) => ({ content: await savedBackups.read(id, part) }),

    async 'check.deck'({ id }) {
      const check = await keepAwake(() => checkDeck({ store, starterDecks, now: Date.now }, id));
      if (check.state === 'repaired') changes.decks.emit();
      if (check.state === 'busy') changes.unfinishedDeck.emit();
      return check;
    },
    async 'check.study'() {
      const check = await keepAwake(() => checkStudy({ store, savedBackups, backUp: saveBackup }));
      if (check.staleRows > 0) {
        study.forget();
        changes.decks.emit();
      }
      return check;
    },
    async 'check.damage'({ hasTrace }) {
      const [state, lost] = await Promise.all([installation.check(hasTrace), witness.lost()]);
      return { state, lostDecks: lost.length };
    },
    async 'check.startOver'() {
      await installation.startOver();
      changes.decks.emit();
    },
    async 'check.closed'() {
      const [log, decks] = await Promise.all([canReadLog(store), canReadContent(store)]);
      return { log: !log || store.study.refusesWrites, decks: !decks };
    },
    async 'check.repair'() {
      await keepAwake(() => repairStores({ store, witness, study, savedBackups }));
      await reportAll(changes, store);
    },
    'check.sizes': () => estimateSizes(store),
  };
}
