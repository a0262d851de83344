import { describe, expect, test } from 'vitest';
import type { DeckFile, DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { createSenseCheck, toSenses } from '../../../build/meanings/sense-check.ts';
import type { Meaning } from '../../../build/meanings/translate.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

function makeDeck(from: string, to: string, cards: DeckFileCard[]): DeckFile {
  const toLanguage = (iso639_3: string) => ({ iso639_3, name: iso639_3 });
  return makeDeckFile(cards, { from: toLanguage(from), to: toLanguage(to) });
}

const SENSES = toSenses([
  makeDeck('eng', 'spa', [
    ['mean', ['significar', 'malo']],
    ['signify', ['significar']],
    ['high', ['alto']],
    ['tall', ['alto']],
    ['see', ['ver']],
    ['look', ['mirar', 'ver']],
    ['diocese', ['diócesis']],
  ]),
]);

const REVERSE = makeDeck('cmn', 'eng', [
  ['看', ['look', 'see']],
  ['高', ['high', 'tall']],
  ['意味着', ['signify', 'mean']],
  ['教区', ['diocese', 'parish']],
]);

const NONE = { isForward: false, isBackward: false, pivots: 0, senses: new Set<string>() };
const meaning = (word: string, fields: Partial<Meaning> = {}): Meaning => ({ word, score: 1, sources: 1, ...fields });
const check = (word: string, ...meanings: Meaning[]) =>
  createSenseCheck(SENSES, REVERSE)
    .check(word, meanings)
    .map((found) => found.word);

describe('a check of senses', () => {
  test('drops a meaning that translates back into words of another sense', () => {
    expect(check('mean', meaning('高', { score: 9 }), meaning('意味着'))).toEqual(['意味着']);
    expect(check('see', meaning('教区', { score: 9 }), meaning('看'))).toEqual(['看']);
  });

  test('keeps a meaning without a back translation if two sources give it, one of them good', () => {
    const good = { ...NONE, isForward: true };
    expect(check('see', meaning('望', { sources: 2, evidence: good }))).toEqual(['望']);
    expect(check('see', meaning('望', { sources: 1, evidence: good }))).toEqual([]);
    expect(check('see', meaning('望', { sources: 2, evidence: NONE }))).toEqual([]);
  });

  test('takes a word that no deck has read from the card that names it', () => {
    expect(check('parish', meaning('教区'), meaning('看'))).toEqual(['教区']);
  });

  test('puts a common word before a rare one of the same sense', () => {
    const fillers = Array.from({ length: 30_000 }, (_, at): DeckFileCard => [`词${at}`, ['word']]);
    const reverse = makeDeck('cmn', 'eng', [['看', ['see']], ...fillers, ['觑', ['see']]]);
    const found = createSenseCheck(SENSES, reverse).check('see', [meaning('觑', { score: 1.5 }), meaning('看')]);
    expect(found.map(({ word }) => word)).toEqual(['看', '觑']);
  });
});
