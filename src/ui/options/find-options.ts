import { foldKey } from '../../language/normalise.ts';

/** What one setting is drawn in. */
const UNIT = '.form-row, .setting';

/** Says of an element that it is not what was looked for; style sheets hide it. */
const HIDDEN = 'data-left-out';

/** Case, accents and the width of characters do not matter. */
function fold(text: string): string {
  return foldKey(text.normalize('NFKC').toLowerCase());
}

/**
 * Shows of a page's sections only what a query is about: a setting by its words and its synonyms, a whole section by its title or
 * by what stands in it beside its settings.
 *
 * @param main - Its child sections are searched; the first heading of each is its title.
 * @param query - Every one of its words has to be found; empty shows everything.
 * @param synonyms - Other words, by the id of a section or of a control.
 * @returns How many settings and sections are found.
 */
export function filterOptions(main: Element, query: string, synonyms: Readonly<Record<string, string>>): number {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const isIn = (text: string) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  for (const element of main.querySelectorAll(`[${HIDDEN}]`)) element.removeAttribute(HIDDEN);
  if (words.length === 0) return 0;
  let count = 0;
  for (const section of main.children) {
    if (section.localName !== 'section') continue;
    const found = filterSection(section, isIn, synonyms);
    section.toggleAttribute(HIDDEN, found === 0);
    count += found;
  }
  return count;
}

function filterSection(
  section: Element,
  isIn: (text: string) => boolean,
  synonyms: Readonly<Record<string, string>>,
): number {
  const title = section.querySelector('h2')?.textContent ?? '';
  if (isIn(`${title} ${synonyms[section.id] ?? ''}`)) return 1;
  const units = [...section.querySelectorAll(UNIT)].filter((unit) => !unit.parentElement?.closest(UNIT));
  const found = units.filter((unit) => isIn(`${title} ${toText(unit, synonyms)}`));
  if (found.length === 0) return isIn(section.textContent) ? 1 : 0;
  for (const unit of units) unit.toggleAttribute(HIDDEN, !found.includes(unit));
  for (const part of section.children) {
    const isKept = part.localName === 'h2' || found.some((unit) => part.contains(unit));
    if (!isKept && !units.includes(part)) part.toggleAttribute(HIDDEN, true);
  }
  return found.length;
}

/** What is read and what is meant. */
function toText(unit: Element, synonyms: Readonly<Record<string, string>>): string {
  const ids = [...unit.querySelectorAll('[id]')].map(({ id }) => synonyms[id] ?? '');
  return [unit.textContent, ...ids].join(' ');
}
