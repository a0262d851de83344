import type { Analysis, Dictionary } from './lttoolbox.ts';

/** Lemmas of the same spelling are told apart by a raised figure. */
const RAISED = /[¹²³⁴⁵]/;
const MAX_LENGTH = 40;

interface Path {
  state: number;
  /** Letters of the lemma that have been spelt. */
  spelt: number;
  form: string;
  tags: readonly string[];
}

/**
 * Finds the forms of a lemma: the dictionary read from its other side. Forms with attached words (`dámelo`) are left out.
 *
 * Many branches because it is one search of an automaton, whose steps may read, write or do neither.
 *
 * @returns Each form with the analysis that it has, in no particular order; `[]` when the dictionary lacks the lemma.
 */
export function findParadigm(
  { symbols, transducers }: Dictionary,
  lemma: string,
): [form: string, analysis: Analysis][] {
  const letters = [...lemma];
  const found = new Map<string, [string, Analysis]>();
  for (const { initial, finals, states } of transducers) {
    const stack: Path[] = [{ state: initial, spelt: 0, form: '', tags: [] }];
    for (let here = stack.pop(); here; here = stack.pop()) {
      const { form, tags } = here;
      if (here.spelt === letters.length && tags.length > 0 && finals.has(here.state))
        found.set(`${form}\t${tags.join('.')}`, [form, { lemma, tags: [...tags] }]);
      if (form.length > MAX_LENGTH || tags.length > MAX_LENGTH) continue;
      const flat = states[here.state] ?? new Int32Array();
      for (let t = 0; t < flat.length; t += 3) {
        const [input = 0, output = 0, state = 0] = flat.subarray(t, t + 3);
        // Nothing read and nothing written would never end.
        if (input === 0 && output === 0 && state === here.state) continue;
        const step = output > 0 ? toStep(String.fromCodePoint(output), letters, here) : 0;
        if (step === undefined || input < 0) continue;
        stack.push({
          state,
          spelt: here.spelt + step,
          form: input > 0 ? form + String.fromCodePoint(input) : form,
          tags: output < 0 ? [...tags, symbols[-output - 1] ?? ''] : tags,
        });
      }
    }
  }
  return [...found.values()];
}

/** How far an output letter brings one in the lemma; `undefined` when it leads away from it. */
function toStep(letter: string, letters: readonly string[], { spelt, tags }: Path): number | undefined {
  if (RAISED.test(letter)) return 0;
  return tags.length === 0 && letters[spelt] === letter ? 1 : undefined;
}
