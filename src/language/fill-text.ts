/** Inserts values into a text: `fillText('Off on {site}', { site: 'lemonde.fr' })`. Braces inside a value are not expanded. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
