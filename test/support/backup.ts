import { splitBackup } from '../../src/file-reader/split-backup.ts';
import type { Send } from '../../src/messaging/client.ts';
import type { BackupReport } from '../../src/model/backup.ts';
import type { Store } from '../../src/store/store.ts';
import { exportParts } from '../../src/study/backup-export.ts';
import { restoreBackup, stageBackup } from '../../src/study/backup-restore.ts';
import { stageFile } from '../../src/ui/backup/backup-file.ts';

/** The whole file. */
export async function writeBackup(store: Store): Promise<string> {
  let text = '';
  for await (const part of exportParts(store)) text += part;
  return text;
}

/** Reads a file as the options page does, with a background over `store`. */
export async function readBackup(store: Store, text: string, isDryRun: boolean): Promise<BackupReport> {
  const send = ((_: string, part: Parameters<typeof stageBackup>[1]) => stageBackup(store, part)) as unknown as Send;
  return restoreBackup(store, {
    ...(await stageFile(send, new Blob([text]), { read: (blob) => splitBackup(blob) })),
    isDryRun,
  });
}
