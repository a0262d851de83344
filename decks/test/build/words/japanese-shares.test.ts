import { describe, expect, test } from 'vitest';
import { type Claimant, shareTokens } from '../../../build/words/japanese-shares.ts';
import type { JapaneseClass } from '../../../read/jmdict.ts';

const makeClaimant = (id: string, reading: string, pos: JapaneseClass, newsShare = 1e-4): Claimant => ({
  id,
  spellings: [id],
  reading,
  pos,
  isBasic: true,
  newsShare,
});

const makeTokens = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares).map(([form, share]) => ({ form, spelling: form, share, capitalised: undefined }));

describe('pieces of words in a list', () => {
  test('a stem goes to the verb whose other pieces are common', () => {
    const verbs = [makeClaimant('行く', 'いく', 'v5'), makeClaimant('行う', 'おこなう', 'v5')];
    const shares = shareTokens(verbs, makeTokens({ 行: 0.01, 行け: 0.004, 行こ: 0.002, 行わ: 0.0001 }), []);
    expect(shares.get('行く')).toBeGreaterThan(0.9 * 0.0161);
    expect(shares.get('行う')).toBeLessThan(0.001);
  });

  test('a noun keeps what the verb of its character does not account for', () => {
    const words = [makeClaimant('外', 'そと', 'n'), makeClaimant('外す', 'はずす', 'v5')];
    const shares = shareTokens(words, makeTokens({ 外: 0.01, 外し: 0.0002 }), []);
    expect(shares.get('外')).toBeGreaterThan(0.008);
  });

  test('a verb with only its stem in the list takes most of it', () => {
    const words = [makeClaimant('考え', 'かんがえ', 'n'), makeClaimant('考える', 'かんがえる', 'v1')];
    const shares = shareTokens(words, makeTokens({ 考え: 0.01 }), []);
    expect(shares.get('考える')).toBeCloseTo(0.008);
    expect(shares.get('考え')).toBeCloseTo(0.002);
  });

  test('tokens assigned by hand to a closed-class word belong to no other word, except single kana', () => {
    const card = { word: 'いる', meanings: ['be'], forms: ['いた', 'い'], reason: '' };
    const shares = shareTokens([makeClaimant('胃', 'い', 'n')], makeTokens({ いる: 0.01, いた: 0.005, い: 0.03 }), [
      card,
    ]);
    expect([...shares]).toEqual([['いる', 0.015]]);
  });
});
