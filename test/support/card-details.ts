import fc from 'fast-check';
import { type CardDetails, GENDERS, WORD_CLASSES } from '../../src/model/card.ts';

/** Arbitrary details of a card. @param text - Creates its texts: not empty, without space around them. */
export function makeAnyDetails(text: fc.Arbitrary<string>): fc.Arbitrary<CardDetails> {
  const some = <T>(list: readonly T[]) => fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: 3 });
  const example = fc.oneof(fc.tuple(text), fc.tuple(text, text));
  return fc.record(
    {
      reading: text,
      classes: some(WORD_CLASSES),
      meaningClasses: fc.array(fc.constantFrom(...WORD_CLASSES), { minLength: 1, maxLength: 4 }),
      genders: some(GENDERS),
      parts: fc.array(text, { minLength: 1, maxLength: 3 }),
      examples: fc.array(example, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: [] },
  );
}
