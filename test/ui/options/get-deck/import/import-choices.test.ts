import { expect, test } from 'vitest';
import type { FileFormat } from '../../../../../src/model/file-format.ts';
import { toFacts } from '../../../../../src/ui/options/get-deck/import/import-choices.ts';
import type { ChosenFile } from '../../../../../src/ui/options/get-deck/import/preview-file.ts';

const toContent = (format: FileFormat) => ({ file: { format } }) as ChosenFile;
const DICTIONARY = { kind: 'yomitan', unpackedBytes: 1, credit: '', isRanked: false } as const;

test('a dictionary has the name of its title, and that of its file beside it', () => {
  const content = toContent({ ...DICTIONARY, title: 'Slovar [2026-06-30]', credit: 'Its makers' });
  expect(toFacts(content, 'slovar-latest.zip')).toEqual({
    name: 'Slovar [2026-06-30].zip',
    credit: 'Its makers',
    file: 'slovar-latest.zip',
  });
});

test('a dictionary without a title has the name of its file', () => {
  expect(toFacts(toContent(DICTIONARY), 'slovar.zip')).toEqual({ name: 'slovar.zip' });
});
