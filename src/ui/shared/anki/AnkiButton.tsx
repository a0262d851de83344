import { useState } from 'preact/hooks';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { AnkiWord, SaidReport } from '../../../model/anki.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { Notice } from '../Notice.tsx';
import { addWords, describeWords, isComplete } from './add-words.ts';
import { useAnkiSwitch } from './anki-switch.ts';
import { ankiWordsText } from './text.ts';

interface AnkiButtonProps {
  id: string;
  send: Send;
  /** @returns The words to add; undefined if they cannot be read. */
  findWords: () => Promise<readonly AnkiWord[] | undefined>;
  /** Whether there is nothing to add. */
  isDisabled?: boolean;
}

/** Adds words to Anki and reports what became of them. It is there only where the learner has switched that on. */
export function AnkiButton({ id, send, findWords, isDisabled = false }: AnkiButtonProps) {
  const isOn = useAnkiSwitch(send);
  const [share, setShare] = useState<number>();
  const [report, setReport] = useState<SaidReport>();
  const [failure, setFailure] = useState<ErrorCode>();
  if (!isOn) return null;
  const add = async () => {
    if (share !== undefined) return;
    setShare(0);
    setReport(undefined);
    setFailure(undefined);
    try {
      const words = await findWords();
      if (words && words.length > 0) setReport(await addWords(send, words, setShare));
    } catch (thrown) {
      setFailure(toAppError(thrown).code);
    }
    setShare(undefined);
  };
  return (
    <>
      <p class="row-buttons">
        <button type="button" class="button is-small" id={id} disabled={isDisabled} onClick={() => void add()}>
          {ankiWordsText.add}
        </button>
      </p>
      <div class="messages" id={`${id}-messages`} role="status">
        {share === undefined ? null : (
          <progress value={share === 0 ? undefined : share} aria-label={ankiWordsText.add} />
        )}
        {failure === undefined ? null : <ErrorNotice code={failure} />}
        {report === undefined ? null : (
          <Notice tone={isComplete(report) ? 'success' : 'info'}>
            <span class="notice-text">{sayReport(report)}</span>
          </Notice>
        )}
      </div>
    </>
  );
}

/** A single word needs no counts. */
function sayReport(report: SaidReport): string {
  const { added, present, waiting, refused } = report;
  return added + present + waiting + refused === 1 ? report.text : describeWords(report);
}
