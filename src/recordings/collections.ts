/** The recordings of one import. */
export interface Collection {
  id: string;
  /** Of the archive or folder. */
  name: string;
  /** ISO 639-3 code. */
  language: string;
  recordings: number;
  sizeBytes: number;
  importedAt: number;
}

/** Files of a collection, in a folder named by its id. */
export const FILES = {
  /** All recordings, one after the other. */
  audio: 'audio.bin',
  /** See `recording-index.ts`. */
  index: 'index.txt',
  directory: 'directory.json',
  /** Written last: a folder without it belongs to an import that is under way or was interrupted. */
  about: 'about.json',
} as const;

const ROOT = 'recordings';

/** Held while recordings are imported. */
export const IMPORT_LOCK = 'wayword.recordings';

/** @param storage - The browser's private file system, outside of the databases. */
export type GetStorage = () => Promise<FileSystemDirectoryHandle>;

export const getPrivateStorage: GetStorage = () => navigator.storage.getDirectory();

export const openRoot = async (getStorage: GetStorage): Promise<FileSystemDirectoryHandle> =>
  (await getStorage()).getDirectoryHandle(ROOT, { create: true });

/** Reads a JSON file that this extension has written. @returns undefined if it is missing or damaged. */
export async function readJson<Value>(folder: FileSystemDirectoryHandle, name: string): Promise<Value | undefined> {
  try {
    const file = await (await folder.getFileHandle(name)).getFile();
    return JSON.parse(await file.text()) as Value;
  } catch {
    return undefined;
  }
}

/** @returns In the order of their imports. */
export async function listCollections(getStorage = getPrivateStorage): Promise<Collection[]> {
  const found: Collection[] = [];
  for (const folder of await listFolders(await openRoot(getStorage))) {
    const about = await readJson<Collection>(folder, FILES.about);
    if (about) found.push(about);
  }
  return found.sort((a, b) => a.importedAt - b.importedAt);
}

export async function removeCollection(id: string, getStorage = getPrivateStorage): Promise<void> {
  const root = await openRoot(getStorage);
  await root.removeEntry(id, { recursive: true }).catch((thrown: unknown) => {
    if (!(thrown instanceof DOMException && thrown.name === 'NotFoundError')) throw thrown;
  });
}

/** Removes what interrupted imports have left. Call it while no import runs. */
export async function sweepCollections(getStorage = getPrivateStorage): Promise<void> {
  const root = await openRoot(getStorage);
  for (const folder of await listFolders(root)) {
    if ((await readJson(folder, FILES.about)) === undefined) await root.removeEntry(folder.name, { recursive: true });
  }
}

async function listFolders(root: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle[]> {
  const folders: FileSystemDirectoryHandle[] = [];
  for await (const entry of root.values()) {
    if (entry.kind === 'directory') folders.push(entry as FileSystemDirectoryHandle);
  }
  return folders;
}
