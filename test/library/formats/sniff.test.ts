import { describe, expect, test } from 'vitest';
import { recogniseFile } from '../../../src/library/formats/recognise.ts';
import { sniffOtherFile } from '../../../src/library/formats/sniff.ts';

const toBytes = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));
const toUtf16 = (text: string) => toBytes(`\xFF\xFE${[...text].map((letter) => `${letter}\0`).join('')}`);

/** The beginning of a ZIP archive with stored files of these names. */
const zip = (...names: string[]) =>
  toBytes(
    names.map((name) => `PK\x03\x04${'\0'.repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}data`).join(''),
  );

describe('files without a list of words are recognised', () => {
  test.each<[string, Uint8Array, string, string]>([
    ['old Anki package', zip('collection.anki2', 'media'), 'German.apkg', 'file-anki'],
    ['new Anki package under another name', zip('meta', 'collection.anki21b'), 'German.zip', 'file-anki'],
    ['Anki collection with its media first', zip('0', '1'), 'collection.colpkg', 'file-anki'],
    ['workbook of Excel', zip('[Content_Types].xml', 'xl/workbook.xml'), 'words.csv', 'file-spreadsheet'],
    [
      'workbook of LibreOffice',
      zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      'words',
      'file-spreadsheet',
    ],
    ['sheet of Numbers', zip('Index/Document.iwa', 'Index/Tables/DataList.iwa'), 'words.zip', 'file-spreadsheet'],
    ['old workbook', toBytes('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), 'words.xls', 'file-spreadsheet'],
    ['old document', toBytes('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), 'words.DOC', 'file-document'],
    ['document of Word', zip('[Content_Types].xml', 'word/document.xml'), 'words.txt', 'file-document'],
    ['PDF', toBytes('%PDF-1.7\n%\xE2\xE3'), 'words.txt', 'file-pdf'],
    ['book', zip('mimetypeapplication/epub+zip'), 'book.zip', 'file-book'],
    ['book with its container first', zip('META-INF/container.xml', 'OEBPS/1.xhtml'), 'book', 'file-book'],
    ['MDict', toUtf16('.<Dictionary GeneratedByEngineVersion="2.0"').with(0, 0).with(1, 0), 'oxford', 'file-mdict'],
    ['pictures of MDict', toBytes('\0\0\x01\x2C<\0L\0i\0b\0r\0a\0r\0y\0_\0D\0a\0t\0a\0 \0'), 'x', 'file-mdict'],
    ['MDict with an encrypted head', toBytes('\0\0\x01\x2C\x9A\x03'), 'oxford.MDD', 'file-mdict'],
    ['Babylon', toBytes('\x12\x34\x00\x01\x00\x45'), 'dictionary', 'file-babylon'],
    ['Aard', toBytes('!-1SLOB\x1F\x8E'), 'wiki', 'file-slob'],
    ['JMdict', toBytes('<?xml version="1.0"?>\n<!DOCTYPE JMdict [\n'), 'JMdict_e', 'file-jmdict'],
    ['names of JMdict', toBytes('<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE JMnedict ['), 'a.xml', 'file-jmdict'],
    ['archive', zip('words.csv'), 'words.zip', 'file-archive'],
    ['empty archive', toBytes('PK\x05\x06'), 'words.zip', 'file-archive'],
    ['compressed table', toBytes('\x1F\x8B\x08'), 'words.csv.gz', 'file-archive'],
    ['database of a Kindle', toBytes('SQLite format 3\0\x10\0'), 'vocab.db', 'file-database'],
    ['web page', toBytes('<!DOCTYPE html>\n<p>Log in</p>'), 'words.csv', 'file-web-page'],
    ['web page with a byte order mark', toBytes('\xEF\xBB\xBF\n <HTML lang="de">'), 'words.csv', 'file-web-page'],
    ['saved web page', toBytes('<!-- saved from url=(0021) -->\n<html>'), 'words.csv', 'file-web-page'],
    ['web page in Windows-1252', toBytes('<html><title>W\xF6rter</title>'), 'words.csv', 'file-web-page'],
    ['web page in UTF-16', toUtf16('<html>\n'), 'words.csv', 'file-web-page'],
    ['XML', toBytes('<?xml version="1.0"?>\n<TEI>'), 'words.tsv', 'file-web-page'],
  ])('%s', async (_, bytes, name, code) => {
    await expect(recogniseFile(bytes, name)).rejects.toMatchObject({ code });
  });

  test.each([
    ['cells of HTML', '<div>Haus</div>\thouse\n'],
    ['a word that names a format', 'PDF\tfile format\n'],
    ['a word that begins like an archive', 'PK\tcar\n'],
    ['a name of markup as a word', 'html;markup\n'],
    ['a less-than sign', '<3;love\n'],
    ['an empty file', ''],
  ])('but not %s', (_, text) => {
    expect(sniffOtherFile(new TextEncoder().encode(text), 'words.csv')).toBeUndefined();
  });
});
