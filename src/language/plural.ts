/**
 * A sentence for each plural category of a language (Unicode CLDR), with `#` for the number. `other` covers the missing categories.
 * A form may omit the number, as Arabic does for one and two.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface Counting {
  rules: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

/** Cached by locale: creating the rules takes a hundred times as long as using them. */
const countings = new Map<string, Counting>();

function getCounting(locale: string): Counting {
  const known = countings.get(locale);
  if (known) return known;
  const made = { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
  countings.set(locale, made);
  return made;
}

/**
 * Formats a number with its noun: `formatPlural('en', 2000, { one: '# card', other: '# cards' })` → "2,000 cards".
 *
 * @param locale - BCP 47 tag of the language that the forms are in.
 */
export function formatPlural(locale: string, count: number, forms: PluralForms): string {
  const { rules, numbers } = getCounting(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replaceAll('#', numbers.format(count));
}
