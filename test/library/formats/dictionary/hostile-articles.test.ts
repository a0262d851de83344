import { expect, test } from 'vitest';
import { readPlainArticle } from '../../../../src/library/formats/dictionary/article/read-article.ts';
import { readDslArticle } from '../../../../src/library/formats/dictionary/dsl/article.ts';
import { readHeadword } from '../../../../src/library/formats/dictionary/dsl/headword.ts';
import { isDsl } from '../../../../src/library/formats/dictionary/dsl/open-dsl.ts';
import { toArticleText } from '../../../../src/library/formats/dictionary/plain-article.ts';
import { readWordField } from '../../../../src/library/formats/vocabulary/plain-field.ts';

/** Where a pattern of the readers may begin. */
const BEGINNINGS = [
  ...['[s]', '[p]', '[t]', '[ex]', '[com]', '[trn]', '[a', '[/', '<<', '<a ', '<', '<i>', '<style ', '</', '&#'],
  ...['(', '()', '(a)', '{', '{{', '~', '\\', '/', '"', '“', ' ', '\t', 'a\n', ' \n', '@a\n', '1. ', ' - ', '猫['],
];

const READERS: Record<string, (text: string) => unknown> = {
  'the body of a Lingvo card': (text) => readDslArticle([text], 'a'),
  'a headword of a Lingvo card': readHeadword,
  'an article with markup': toArticleText,
  'an article of plain text': (text) => readPlainArticle(text, ['a']),
  'a field of Anki': readWordField,
};

/** The shortest of three runs: a machine that is busy with something else delays one. */
function measure(read: (text: string) => unknown, length: number): number {
  const times = [1, 2, 3].map(() => {
    const startedAt = performance.now();
    for (const unit of BEGINNINGS) read(unit.repeat(length / unit.length));
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

test.each(Object.entries(READERS))('%s of beginnings alone takes time in proportion to its length', (_, read) => {
  measure(read, 2_000);
  // In proportion 8, by the square 64. The least of some tries, because a busy machine only adds to it.
  const ratios = [1, 2, 3].map(() => measure(read, 16_000) / measure(read, 2_000));
  expect(Math.min(...ratios)).toBeLessThan(25);
});

test('a text of comments alone is recognised as something else', () => {
  expect(isDsl(new TextEncoder().encode('{{}}'.repeat(1_000)))).toBe(false);
});
