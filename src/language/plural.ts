/**
 * A sentence for each plural category of a language (Unicode CLDR), with `#` where the number goes; `other` serves those left out.
 * A form may do without the number, as Arabic does for one and two.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Says a number as a language counts: `formatPlural('en', 2000, { one: '# card', other: '# cards' })` → "2,000 cards".
 *
 * @param locale - BCP 47 tag of the language that the forms are in.
 */
export function formatPlural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('#', new Intl.NumberFormat(locale).format(count));
}
