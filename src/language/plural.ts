/**
 * A sentence for each plural category of a language (Unicode CLDR), with `#` where the number goes; `other` serves those left out.
 * A form may do without the number, as Arabic does for one and two.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface Counting {
  rules: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

/** By locale: making them takes a hundred times as long as asking them. */
const countings = new Map<string, Counting>();

function getCounting(locale: string): Counting {
  const known = countings.get(locale);
  if (known) return known;
  const made = { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
  countings.set(locale, made);
  return made;
}

/**
 * Says a number as a language counts: `formatPlural('en', 2000, { one: '# card', other: '# cards' })` → "2,000 cards".
 *
 * @param locale - BCP 47 tag of the language that the forms are in.
 */
export function formatPlural(locale: string, count: number, forms: PluralForms): string {
  const { rules, numbers } = getCounting(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replaceAll('#', numbers.format(count));
}
