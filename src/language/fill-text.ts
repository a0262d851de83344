/** Puts values into a text: `fillText('Off on {site}', { site: 'lemonde.fr' })`. A value is taken as it stands, whatever is in it. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
