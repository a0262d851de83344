/** Separates the common start of forms from their endings. */
const ENDING = '|';
/** Separates groups of forms without a common start. */
const GROUP = '/';

/**
 * Encodes the forms of a word as one short text: `ki, ce` of `książka` become `książ|ki|ce`. Forms without a common start are in separate groups,
 * as in `are/be|en|ing`. A group of one form has no `|`.
 *
 * @param forms - At least one. Sorted forms give the shortest text, because neighbours share their start.
 * @throws {RangeError} For an empty form and one that contains `|` or `/`.
 */
export function encodeForms(forms: readonly string[]): string {
  const groups: { start: string; forms: string[] }[] = [];
  for (const form of forms) {
    if (form === '' || form.includes(ENDING) || form.includes(GROUP)) {
      throw new RangeError(`Expected a form without "${ENDING}" and "${GROUP}", got "${form}".`);
    }
    const last = groups.at(-1);
    const shared = last ? countShared(last.start, form) : 0;
    // A shorter start makes the endings of its group longer. This must not cost more than the new form saves.
    if (last && shared > 0 && (last.start.length - shared) * last.forms.length <= shared) {
      last.start = form.slice(0, shared);
      last.forms.push(form);
    } else {
      groups.push({ start: form, forms: [form] });
    }
  }
  return groups.map(encodeGroup).join(GROUP);
}

function encodeGroup({ start, forms }: { start: string; forms: readonly string[] }): string {
  if (forms.length === 1) return start;
  return [start, ...forms.map((form) => form.slice(start.length))].join(ENDING);
}

/** Decodes the text of {@link encodeForms}, keeping the order of the forms. */
export function decodeForms(code: string): string[] {
  return code.split(GROUP).flatMap((group) => {
    const [start = '', ...endings] = group.split(ENDING);
    return endings.length === 0 ? [start] : endings.map((ending) => start + ending);
  });
}

/** Drops the starts of a code's groups: `|ki|ce` of `książ|ki|ce`, `|y|ie` of `głow|y|ie`. @returns An empty text for a single form. */
export function toEndings(code: string): string {
  return code.includes(GROUP) ? code.split(GROUP).map(dropStart).join(GROUP) : dropStart(code);
}

function dropStart(group: string): string {
  const at = group.indexOf(ENDING);
  return at < 0 ? '' : group.slice(at);
}

/** Length of the common prefix in code units. Never splits a surrogate pair. */
function countShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return isHighSurrogate(one.charCodeAt(count - 1)) ? count - 1 : count;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
