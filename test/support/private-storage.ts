/** The browser's private file system in memory, with as much as the store of recordings uses. */
export function makePrivateStorage({ fullAfterBytes = Number.POSITIVE_INFINITY } = {}) {
  const root = new FakeFolder('', { left: fullAfterBytes });
  return { root, getStorage: async () => root as unknown as FileSystemDirectoryHandle };
}

interface Room {
  left: number;
}

class FakeFolder {
  readonly kind = 'directory';
  readonly entries = new Map<string, FakeFolder | FakeFile>();

  constructor(
    readonly name: string,
    private readonly room: Room,
  ) {}

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<FakeFolder> {
    const found = this.entries.get(name);
    if (found instanceof FakeFolder) return found;
    if (!create) throw new DOMException('No such folder.', 'NotFoundError');
    const folder = new FakeFolder(name, this.room);
    this.entries.set(name, folder);
    return folder;
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FakeFile> {
    const found = this.entries.get(name);
    if (found instanceof FakeFile) return found;
    if (!create) throw new DOMException('No such file.', 'NotFoundError');
    const file = new FakeFile(name, this.room);
    this.entries.set(name, file);
    return file;
  }

  async removeEntry(name: string): Promise<void> {
    if (!this.entries.delete(name)) throw new DOMException('No such entry.', 'NotFoundError');
  }

  async *values(): AsyncGenerator<FakeFolder | FakeFile> {
    yield* this.entries.values();
  }
}

class FakeFile {
  readonly kind = 'file';
  content = new Blob();

  constructor(
    readonly name: string,
    private readonly room: Room,
  ) {}

  async getFile(): Promise<Blob> {
    return this.content;
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => {
        this.room.left -= new Blob([part]).size;
        if (this.room.left < 0) throw new DOMException('Full.', 'QuotaExceededError');
        parts.push(part);
      },
      close: async () => {
        this.content = new Blob(parts);
      },
      abort: async () => undefined,
    };
  }
}
