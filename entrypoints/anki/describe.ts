import type { ExtensionTexts } from 'wayword:texts';
import { fillText } from '../../src/language/fill-text.ts';
import type { AnkiProblem, AnkiReport, SaidProblem, SaidReport } from '../../src/model/anki.ts';

type AnkiTexts = ExtensionTexts['ankiSaid'];

/** Says what went wrong and what to do about it. */
export function describeProblem(texts: AnkiTexts, problem: AnkiProblem): SaidProblem {
  const { code, detail = '' } = problem;
  return { ...problem, text: fillText(texts.problems[code], { name: detail }) };
}

/** Says what became of a single word; of several, their report has the counts. */
export function describeReport(texts: AnkiTexts, { problem, ...counts }: AnkiReport): SaidReport {
  const said = problem && describeProblem(texts, problem);
  return { ...counts, problem: said, text: describeOne(texts, counts, said?.text ?? '') };
}

function describeOne(texts: AnkiTexts, { added, waiting }: AnkiReport, problem: string): string {
  if (added > 0) return texts.added;
  return waiting > 0 ? `${problem} ${texts.waits}` : problem;
}
