import type { Report, Result } from './check-server.ts';

/** How the whole of a report turned out. */
export type Verdict = 'conforms' | 'does-not-conform' | 'not-all-checked';

export function findVerdict({ required }: Report): Verdict {
  const outcomes = required.map(({ finding }) => finding.outcome);
  if (outcomes.includes('missed')) return 'does-not-conform';
  return outcomes.includes('skipped') ? 'not-all-checked' : 'conforms';
}

/** The report for people: one line for each check, and a second one for what there is to say about it. */
export function formatReport(address: string, report: Report): string {
  const { pair, required, open, requests } = report;
  const count = (outcome: string) => required.filter(({ finding }) => finding.outcome === outcome).length;
  return [
    `${address}, ${pair ? `flashcards from ${pair.from} to ${pair.to}` : 'no pair with flashcards found'}`,
    '',
    'What the specification requires',
    ...required.flatMap(formatRequired),
    '',
    'What the specification leaves open',
    ...open.flatMap(formatOpen),
    '',
    `${VERDICTS[findVerdict(report)]}: ${count('met')} met, ${count('missed')} not met, ${count('skipped')} not checked; ${requests} requests.`,
  ].join('\n');
}

const VERDICTS: Record<Verdict, string> = {
  conforms: 'This server conforms',
  'does-not-conform': 'This server does not conform',
  'not-all-checked': 'Not all could be checked',
};

const MARKS = { met: '✓', missed: '✗', noted: '·', skipped: '-' };

function formatRequired({ check, finding }: Result): string[] {
  const line = `  ${MARKS[finding.outcome]} ${check.says} (${check.section})`;
  if (finding.outcome === 'missed') return [line, `      ${finding.detail}`];
  return finding.outcome === 'skipped' ? [line, `      ${finding.why}`] : [line];
}

function formatOpen({ check, finding }: Result): string[] {
  const name = check.name.replaceAll('-', ' ');
  if (finding.outcome !== 'noted') return [`  - ${name}: ${finding.outcome === 'skipped' ? finding.why : ''}`];
  const { server, wayword, advice } = finding;
  const lines = [`  · ${name}: ${server}`, `      Wayword ${wayword}.`];
  return advice ? [...lines, `      Better: ${advice}.`] : lines;
}

/** The same for programs. */
export function toReportJson(address: string, report: Report): object {
  const toJson = ({ check: { name, section, says }, finding }: Result) => ({ name, section, says, ...finding });
  return {
    address,
    pair: report.pair ?? null,
    verdict: findVerdict(report),
    requests: report.requests,
    required: report.required.map(toJson),
    open: report.open.map(toJson),
  };
}
