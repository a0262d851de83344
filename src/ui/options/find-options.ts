import { foldKey } from '../../language/normalise.ts';

/** Container of one setting. */
const UNIT = '.form-row, .setting';

/** Marks an element that does not match; style sheets hide it. */
const HIDDEN = 'data-left-out';

/** Ignores case, accents and character width. */
function fold(text: string): string {
  return foldKey(text.normalize('NFKC').toLowerCase());
}

/**
 * Filters the sections of a page: a setting matches by its words and synonyms, a whole section by its title or by the text outside of
 * its settings.
 *
 * @param main - Its child sections are searched; the first heading of each is its title.
 * @param query - Every word must match; empty shows everything.
 * @param synonyms - Other words, by the id of a section or of a control.
 * @returns The number of matching settings and sections.
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

/** Visible text and synonyms. */
function toText(unit: Element, synonyms: Readonly<Record<string, string>>): string {
  const ids = [...unit.querySelectorAll('[id]')].map(({ id }) => synonyms[id] ?? '');
  return [unit.textContent, ...ids].join(' ');
}
