import { type LanguagePair, toPairId } from '../../model/pair.ts';
import { type CheckFinding, NO_FLASHCARD } from './check.ts';
import type { Report, Result } from './check-server.ts';
import type { PairSearch } from './find-pair.ts';

/** Overall result of a report. */
export type ReportVerdict = 'conforms' | 'does-not-conform' | 'not-all-checked';

export function findVerdict({ required }: Report): ReportVerdict {
  const outcomes = required.map(({ finding }) => finding.outcome);
  if (outcomes.includes('missed')) return 'does-not-conform';
  return outcomes.includes('skipped') ? 'not-all-checked' : 'conforms';
}

/** The report for people: one line per check, with a second one for details. */
export function formatReport(address: string, report: Report): string {
  const { pair, required, open, requests } = report;
  const count = (outcome: string) => required.filter(({ finding }) => finding.outcome === outcome).length;
  return [
    `${address}, ${pair ? `flashcards from ${pair.from} to ${pair.to}` : 'no pair with flashcards found'}`,
    ...describeSearch(report),
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

/** Printed once instead of at every check that needs a flashcard. */
function describeSearch({ search, required }: Report): string[] {
  if (!required.some(({ finding }) => isWithoutCard(finding))) return [];
  const { asked = [], stoppedBy } = search ?? {};
  const say = ({ rank, answer }: PairSearch['asked'][number]) => `${answer}, for rank ${rank}`;
  const said = [...new Set(asked.map(say))];
  return [
    '',
    'No flashcard was found, so what is marked with - alone could not be checked.',
    ...said.map(
      (line) => `  ${line} of ${listPairs(asked.filter((one) => say(one) === line).map(({ pair }) => pair))}`,
    ),
    ...(stoppedBy === undefined ? [] : [`  Not asked further: ${stoppedBy}.`]),
    ...(asked.length > 0 || stoppedBy !== undefined ? [] : [`  ${NOTHING_TO_ASK_FOR}`]),
  ];
}

const NOTHING_TO_ASK_FOR =
  'None was asked for: no list of languages names one with flashcards. --from and --to name a pair.';

/** Pairs to list by name. */
const NAMED_PAIRS = 10;

function listPairs(pairs: readonly LanguagePair[]): string {
  const named = pairs.slice(0, NAMED_PAIRS).map(toPairId).join(', ');
  return pairs.length > NAMED_PAIRS ? `${named} and ${pairs.length - NAMED_PAIRS} more` : named;
}

function isWithoutCard(finding: CheckFinding): boolean {
  return finding.outcome === 'skipped' && finding.why === NO_FLASHCARD;
}

const VERDICTS: Record<ReportVerdict, string> = {
  conforms: 'This server conforms',
  'does-not-conform': 'This server does not conform',
  'not-all-checked': 'Not all could be checked',
};

const MARKS = { met: '✓', missed: '✗', noted: '·', skipped: '-' };

function formatRequired({ check, finding }: Result): string[] {
  const line = `  ${MARKS[finding.outcome]} ${check.says} (${check.section})`;
  if (finding.outcome === 'missed') return [line, `      ${finding.detail}`];
  return finding.outcome === 'skipped' && !isWithoutCard(finding) ? [line, `      ${finding.why}`] : [line];
}

function formatOpen({ check, finding }: Result): string[] {
  const name = check.name.replaceAll('-', ' ');
  if (isWithoutCard(finding)) return [`  - ${name}`];
  if (finding.outcome !== 'noted') return [`  - ${name}: ${finding.outcome === 'skipped' ? finding.why : ''}`];
  const { server, wayword, advice } = finding;
  const lines = [`  · ${name}: ${server}`, `      Wayword ${wayword}.`];
  return advice ? [...lines, `      Better: ${advice}.`] : lines;
}

/** The machine-readable report. */
export function toReportJson(address: string, report: Report): object {
  const toJson = ({ check: { name, section, says }, finding }: Result) => ({ name, section, says, ...finding });
  return {
    address,
    pair: report.pair ?? null,
    verdict: findVerdict(report),
    requests: report.requests,
    search: report.search?.asked ?? [],
    required: report.required.map(toJson),
    open: report.open.map(toJson),
  };
}
