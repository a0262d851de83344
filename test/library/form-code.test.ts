import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeForms, encodeForms } from '../../src/library/form-code.ts';

describe('the forms of a word as one text', () => {
  test.each([
    [['książce', 'książek', 'książka', 'książki', 'książkę'], 'książ|ce|ek|ka|ki|kę'],
    [['Häuser', 'Häusern'], 'Häuser||n'],
    [['are', 'be', 'been', 'being'], 'are/be||en|ing'],
    [['antagonists'], 'antagonists'],
    [['was', 'wassen'], 'was||sen'],
    [['いりごみ'], 'いりごみ'],
    [['𠮟る', '𠮷る'], '𠮟る/𠮷る'],
  ])('%j is %s', (forms, code) => {
    expect(encodeForms(forms)).toBe(code);
    expect(decodeForms(code)).toEqual(forms);
  });

  test('keeps every form and their order', () => {
    const form = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'ä', ' ', '𠮟', '𠮷') });
    fc.assert(
      fc.property(fc.array(form, { minLength: 1, maxLength: 12 }), (forms) => {
        expect(decodeForms(encodeForms(forms))).toEqual(forms);
      }),
    );
  });

  test.each(['', 'a|b', 'a/b'])('cannot hold the form "%s"', (form) => {
    expect(() => encodeForms(['b', form])).toThrow(RangeError);
  });
});
