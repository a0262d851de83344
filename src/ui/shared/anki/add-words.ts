import type { Send } from '../../../messaging/client.ts';
import type { AnkiReport, AnkiWord, SaidReport } from '../../../model/anki.ts';
import { joinSentences } from '../text.ts';
import { ankiWordsText } from './text.ts';

/** Words of one message: a list shows how far it is. */
const WORDS_AT_ONCE = 50;

/**
 * Adds words to Anki.
 *
 * @param onProgress - Called with the share that is done, between 0 and 1, where there are several messages.
 * @returns Counts of all, and the sentence of the first problem.
 */
export async function addWords(
  send: Send,
  words: readonly AnkiWord[],
  onProgress: (share: number) => void = () => {},
): Promise<SaidReport> {
  let report: SaidReport = { added: 0, present: 0, waiting: 0, refused: 0, text: '' };
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    if (at > 0) onProgress(at / words.length);
    report = joinReports(report, await send('anki.add', { words: words.slice(at, at + WORDS_AT_ONCE) }));
  }
  return report;
}

function joinReports(first: SaidReport, next: SaidReport): SaidReport {
  const counts: AnkiReport = {
    added: first.added + next.added,
    present: first.present + next.present,
    waiting: first.waiting + next.waiting,
    refused: first.refused + next.refused,
  };
  // A problem of the words behind says more than that a word is there already.
  const isMinor = first.problem === undefined || first.problem.code === 'duplicate';
  return { ...counts, problem: isMinor ? (next.problem ?? first.problem) : first.problem, text: next.text };
}

/** Reports what became of several words. */
export function describeWords({ added, present, waiting, refused, problem }: SaidReport): string {
  const { added: toAdded, present: toPresent, waits, refused: toRefused } = ankiWordsText;
  return joinSentences([
    ...(added > 0 ? [toAdded({ count: added })] : []),
    ...(present > 0 ? [toPresent({ count: present })] : []),
    ...(waiting > 0 ? [waits({ count: waiting })] : []),
    ...(refused > 0 ? [toRefused({ count: refused })] : []),
    ...(problem === undefined || problem.code === 'duplicate' ? [] : [problem.text]),
  ]);
}

/** Whether everything is in Anki. */
export const isComplete = ({ waiting, refused }: AnkiReport): boolean => waiting + refused === 0;
