import { expect, test } from 'vitest';
import { INFLECTED_LANGUAGES } from '../../src/languages/lists/inflected.ts';
import { findLostForms } from '../support/irregular-forms.ts';

test.each([...INFLECTED_LANGUAGES])(
  'all irregular forms of %s lead to their word',
  async (language) => {
    expect(await findLostForms(language)).toEqual([]);
  },
  120_000,
);
