/** Between the start that forms share and their endings. */
const ENDING = '|';
/** Between groups of forms that do not share a start. */
const GROUP = '/';

/**
 * Writes the forms of a word as one short text: `ki, ce` of `książka` become `książ|ki|ce`. Forms that have nothing in common stand in
 * groups of their own, as in `are/be|en|ing`; a group of one form has no `|`.
 *
 * @param forms - At least one. Neighbours should begin alike: sorted forms give the shortest text.
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
    // A shorter start makes the endings of its group longer, which must not cost more than the new form saves.
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

/** Reads the text that {@link encodeForms} writes. The order of the forms stays. */
export function decodeForms(code: string): string[] {
  return code.split(GROUP).flatMap((group) => {
    const [start = '', ...endings] = group.split(ENDING);
    return endings.length === 0 ? [start] : endings.map((ending) => start + ending);
  });
}

/** How many code units two texts share at their start. A surrogate pair is never cut in two. */
function countShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return isHighSurrogate(one.charCodeAt(count - 1)) ? count - 1 : count;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
