import { AppError } from '../../../app-error.ts';
import type { ArchiveFile } from '../dictionary/archive/archive-file.ts';
import { openZip } from '../dictionary/archive/zip-files.ts';
import { failVocabulary } from './fail-vocabulary.ts';
import { MAX_DATABASE_BYTES } from './sqlite.ts';
import { unzstd } from './unzstd.ts';

/** The collections of a package, the newest generation first. A package has those of older ones beside it, which only ask to update Anki. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
/** Which is its own, by the version that the package states. */
const BY_VERSION: Readonly<Record<number, (typeof COLLECTIONS)[number]>> = {
  1: 'collection.anki2',
  2: 'collection.anki21',
  3: 'collection.anki21b',
};
const NEWEST_VERSION = 3;

/**
 * Reads the collection of an Anki package: the directory of the zip and this one file, so that media may be as large as they like.
 *
 * @throws {AppError} `vocabulary-damaged`, `vocabulary-foreign`, `vocabulary-large`, `vocabulary-locked`, `vocabulary-newer`.
 */
export async function readCollection(blob: Blob): Promise<Uint8Array> {
  const files = await open(blob);
  const find = (name: string) => files.find((file) => file.name === name);
  const version = await readVersion(find('meta'));
  if (version !== undefined && version > NEWEST_VERSION) {
    failVocabulary('vocabulary-newer', `a package of version ${NEWEST_VERSION} at most`, `version ${version}`);
  }
  const own = version === undefined ? undefined : BY_VERSION[version];
  const file = own === undefined ? COLLECTIONS.map(find).find((found) => found !== undefined) : find(own);
  if (file === undefined) {
    failVocabulary(
      own === undefined ? 'vocabulary-foreign' : 'vocabulary-damaged',
      `a zip with ${own ?? COLLECTIONS.join(' or ')}`,
      `one without: ${listNames(files)}`,
    );
  }
  if (file.isLocked) failVocabulary('vocabulary-locked', 'a package without a password', 'an encrypted one');
  if (file.unpackedBytes > MAX_DATABASE_BYTES) {
    failVocabulary('vocabulary-large', `a collection of at most ${MAX_DATABASE_BYTES} bytes`, `${file.unpackedBytes}`);
  }
  const isZstd = file.name === 'collection.anki21b';
  return convert(() => (isZstd ? unzstd(file.readBytes(), MAX_DATABASE_BYTES) : readWhole(file)));
}

const open = (blob: Blob) => convert(() => openZip(blob));

/** The number in a message of Protocol Buffers that has only one field; absent in old packages. */
async function readVersion(meta: ArchiveFile | undefined): Promise<number | undefined> {
  if (meta === undefined || meta.isLocked || meta.unpackedBytes > 100) return undefined;
  const [tag, version] = await convert(() => readWhole(meta));
  return tag === 0x08 ? version : undefined;
}

async function readWhole(file: ArchiveFile): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.unpackedBytes);
  let at = 0;
  for await (const chunk of file.readBytes()) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The archive's faults name a deck's file. */
async function convert<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'deck-file-invalid') throw thrown;
    throw new AppError('vocabulary-damaged', thrown.message, { cause: thrown });
  }
}

function listNames(files: readonly ArchiveFile[]): string {
  const names = files.slice(0, 3).map(({ name }) => name.slice(0, 50));
  return names.length === 0 ? 'no files' : names.join(', ');
}
