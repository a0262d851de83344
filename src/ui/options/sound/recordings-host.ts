import { send } from '../../../messaging/client.ts';
import { IMPORT_LOCK, listCollections, removeCollection, sweepCollections } from '../../../recordings/collections.ts';
import type { RecordingsHost } from './recordings-model.ts';
import { createRecordingStore } from './store-recordings.ts';

export const pageRecordings: RecordingsHost = {
  list: () => listCollections(),
  remove: (id) => removeCollection(id),
  async sweep() {
    await navigator.locks.request(IMPORT_LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await sweepCollections();
    });
  },
  report: () => send('sound.changed', {}),
  store: createRecordingStore(() => new Worker('/file-reader.js')),
};
