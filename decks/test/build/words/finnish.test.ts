import { expect, test } from 'vitest';
import { toFinnishReadings } from '../../../build/words/finnish.ts';

/** Lemma and class of each reading. */
const read = (analysis: string) => toFinnishReadings(analysis).map(({ lemma, pos }) => `${lemma} ${pos}`);

test.each([
  ['[Ln][Ica][Xp]talo[X]talo[Sine][Ny]ssa', ['talo n']],
  ['[Lt][Xp]ottaa[X]ota[Tt][Ap][P1][Ny][Ef]n', ['ottaa v']],
  ['[Lnl][Xp]suuri[X]suure[Sn][Nm][Cc]mmat', ['suuri a', 'suuri n']],
  ['[Lep][Xp]Helsinki[X]helsingi[Sine][Ny]ssä', ['Helsinki name']],
  // A compound is its first parts as they are written and its last part's word.
  ['[Ln][Xp]työ[X]työ[Sg][Ny]n[Bh][Bc][Ln][Xp]paikka[X]paika[Sine][Ny]ssa', ['työnpaikka n']],
  // Derived words are themselves and forms of what they derive from.
  ['[Lt][Irm][Xp]väsyä[X]väsy[Ll][Ru]n[Xj]yt[X][Ses][Ny]eenä', ['väsyä v', 'väsynyt a']],
  ['[Lt][Xp]opettaa[X]opetta[Ln][Xj]ja[X][Sg][Nm]jien', ['opettaa v', 'opettaja n']],
  ['[Lt][Xp]tavata[X]tapaa[Tn4]mi[Sn][Ny]nen', ['tavata v', 'tapaaminen n']],
  // Abbreviations are no words.
  ['[La][Xr]jjj[X][Xp]USA[X]usa[Sn][Ny]', []],
])('%s', (analysis, readings) => {
  expect(read(analysis)).toEqual(readings);
});

test('the tags of a reading are its grammar', () => {
  expect(toFinnishReadings('[Ln][Ica][Xp]talo[X]talo[Sine][Ny]ssa')[0]?.tags).toBe('Sine.Ny');
});
