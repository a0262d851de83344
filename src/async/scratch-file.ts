/** Bytes that wait for their turn, outside of memory where the browser has a private file system. */
export interface ScratchFile {
  /** Appends bytes. @throws {DOMException} `QuotaExceededError`. */
  write(bytes: Uint8Array<ArrayBuffer>): void;
  read(offset: number, length: number): Uint8Array<ArrayBuffer>;
  /** Removes the file. */
  close(): Promise<void>;
}

/** What workers have besides the functions that the types of pages list. */
interface SyncHandle {
  read(buffer: Uint8Array, options: { at: number }): number;
  write(buffer: Uint8Array, options: { at: number }): number;
  close(): void;
}

type WorkerFileHandle = FileSystemFileHandle & { createSyncAccessHandle?: () => Promise<SyncHandle> };

const FOLDER = 'order';

/** Opens a new file, or memory where there are none: outside of workers, and in private windows of Firefox. */
export async function openScratchFile(): Promise<ScratchFile> {
  return (await openOnDisk().catch(() => undefined)) ?? createMemoryFile();
}

/**
 * Removes the files of imports that were cancelled or interrupted. One that is in use stays.
 *
 * @throws {DOMException} If there is no file, or one in use.
 */
export async function sweepScratchFiles(): Promise<void> {
  await (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true });
}

async function openOnDisk(): Promise<ScratchFile | undefined> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const name = crypto.randomUUID();
  const file: WorkerFileHandle = await folder.getFileHandle(name, { create: true });
  const handle = await file.createSyncAccessHandle?.();
  if (!handle) return undefined;
  let end = 0;
  return {
    write(bytes) {
      const written = handle.write(bytes, { at: end });
      if (written < bytes.length) throw new DOMException('Expected room for a file, got none.', 'QuotaExceededError');
      end += written;
    },
    read(offset, length) {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, handle.read(bytes, { at: offset }));
    },
    async close() {
      handle.close();
      await folder.removeEntry(name).catch(() => undefined);
    },
  };
}

export function createMemoryFile(): ScratchFile {
  let content = new Uint8Array();
  let end = 0;
  return {
    write(bytes) {
      if (end + bytes.length > content.length) {
        const former = content;
        content = new Uint8Array(2 * (end + bytes.length));
        content.set(former);
      }
      content.set(bytes, end);
      end += bytes.length;
    },
    read: (offset, length) => content.slice(offset, Math.min(end, offset + length)),
    async close() {
      content = new Uint8Array();
    },
  };
}
