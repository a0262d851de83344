import { findByAnyName, findByCommonName } from '../../sheet/language-names.ts';
import { type ArchiveFile, createFile } from '../archive/archive-file.ts';
import { openPacked } from '../archive/gunzip.ts';
import { cleanText, shortenText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_TITLE_LENGTH } from '../limits.ts';

/** Bytes by which the text of a dictionary is recognised, and in which its header stands. */
const HEAD_BYTES = 4_096;

/** Encodings of unmarked files, by the code page that the header states. */
const CODE_PAGES: Record<string, string> = {
  latin: 'windows-1252',
  cyrillic: 'windows-1251',
  easterneuropean: 'windows-1250',
};

/** Text of a Lingvo dictionary, whose header is read. */
export interface DslFile {
  file: ArchiveFile;
  encoding: string;
  title: string | undefined;
  /** As the header names them; undefined if it does not. */
  from: string | undefined;
  to: string | undefined;
}

const BOMS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
];

/** Finds the encoding of a file by its mark, by the zeros between its letters, or by the code page that it states. */
function findEncoding(head: Uint8Array): string {
  const marked = BOMS.find(([bom]) => bom.every((byte, index) => head[index] === byte));
  if (marked) return marked[1];
  if (head[1] === 0) return 'utf-16le';
  if (head[0] === 0) return 'utf-16be';
  try {
    // The head may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    const page = /#SOURCE_CODE_PAGE\s+"(\w+)"/i.exec(new TextDecoder('latin1').decode(head))?.[1];
    return CODE_PAGES[page?.toLowerCase() ?? ''] ?? 'windows-1252';
  }
}

/** Whether a file begins as the text of a Lingvo dictionary. @param head - Its first bytes. */
export function isDsl(head: Uint8Array): boolean {
  const text = new TextDecoder(findEncoding(head)).decode(head.subarray(0, HEAD_BYTES));
  return /^\uFEFF?\s*#(?:NAME|INDEX_LANGUAGE|CONTENTS_LANGUAGE)\b/i.test(text.replace(/\{\{[\s\S]*?\}\}/g, ''));
}

/** Opens a file that is the text of a Lingvo dictionary, perhaps gzipped; undefined for any other. */
export async function findDsl(file: ArchiveFile): Promise<DslFile | undefined> {
  const packed = await readHead(file);
  const opened = packed[0] === 0x1f && packed[1] === 0x8b ? openPacked({ ...file, name: `${file.name}.dz` }) : file;
  const head = opened === file ? packed : await readHead(opened).catch(() => new Uint8Array());
  return isDsl(head) ? readHeader(opened, head) : undefined;
}

/** Finds the text among the files of an archive. Those of abbreviations are not read. @throws {AppError} if there are several. */
export async function findDslIn(files: readonly ArchiveFile[]): Promise<DslFile | undefined> {
  const all = files.filter(({ name }) => /\.dsl(?:\.dz)?$/i.test(name) && !/_abrv?\.dsl/i.test(name));
  const [file] = all;
  if (all.length > 1) failIn('The archive', 'one dictionary', `${all.length} (files named .dsl)`);
  return file && findDsl(file);
}

/** A chosen file as one of an archive. */
export function toPlainFile(blob: Blob, name: string): ArchiveFile {
  return createFile({
    name,
    packedBytes: blob.size,
    unpackedBytes: blob.size,
    async *readBytes() {
      const step = 256 * 1024;
      for (let start = 0; start < blob.size; start += step) {
        yield new Uint8Array(await blob.slice(start, start + step).arrayBuffer());
      }
    },
  });
}

async function readHead(file: ArchiveFile): Promise<Uint8Array> {
  const bytes = file.readBytes();
  try {
    const { value } = await bytes.next();
    return (value ?? new Uint8Array()).subarray(0, HEAD_BYTES);
  } finally {
    await bytes.return(undefined);
  }
}

function readHeader(file: ArchiveFile, head: Uint8Array): DslFile {
  const encoding = findEncoding(head);
  const text = new TextDecoder(encoding).decode(head);
  const find = (name: string) => cleanText(new RegExp(`^\\uFEFF?#${name}\\s+"([^"\\n]*)"`, 'im').exec(text)?.[1] ?? '');
  const title = shortenText(find('NAME'), MAX_DICTIONARY_TITLE_LENGTH);
  return {
    file,
    encoding,
    title: title === '' ? undefined : title,
    from: findLanguage(find('INDEX_LANGUAGE')),
    to: findLanguage(find('CONTENTS_LANGUAGE')),
  };
}

/** "German", "GermanNewSpelling", "SpanishModernSort". */
function findLanguage(name: string): string | undefined {
  const plain = name.replace(/(?<=\p{Ll})\p{Lu}.*$/u, '');
  return plain === '' ? undefined : (findByCommonName(plain) ?? findByAnyName(plain));
}
