import { useEffect, useRef, useState } from 'preact/hooks';
import { toAppError } from '../../../../app-error.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { ErrorCode } from '../../../../model/error-code.ts';
import { download } from '../../../shared/download.ts';
import { ErrorNotice } from '../../../shared/ErrorNotice.tsx';
import { Notice } from '../../../shared/Notice.tsx';
import { isolate } from '../../../shared/written-language.ts';
import { useFocusReturn } from '../../decks/use-focus-return.ts';
import { AnkiForm } from './AnkiForm.tsx';
import { writeReadme } from './readme.ts';
import { openTakeout, type Takeout } from './takeout.ts';
import { takeoutText } from './text.ts';
import { type ExportChoice, nameDeck, toWordChoice } from './word-choice.ts';

/** The part that a message is about. */
type Part = 'everything' | 'anki';

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; part: Part; entries: number }
  | { kind: 'writing'; part: Part; takeout?: Takeout }
  | { kind: 'choosing'; takeout: Takeout; savedAs?: string; code?: ErrorCode }
  | { kind: 'saved'; part: Part; file: string }
  | { kind: 'failed'; part: Part; code: ErrorCode };

interface TakeoutToolsProps {
  send: Send;
  createWorker?: () => Worker;
}

/** Saves everything that is the learner's as readable files, and words as cards for Anki. */
export function TakeoutTools({ send, createWorker = () => new Worker('/takeout.js') }: TakeoutToolsProps) {
  const { state, saveEverything, choose, saveWords, cancel } = useTakeout(send, createWorker);
  const isBusy = state.kind === 'reading' || state.kind === 'writing';
  const isOf = (part: Part) => 'part' in state && state.part === part;
  const takeout = state.kind === 'choosing' || state.kind === 'writing' ? state.takeout : undefined;
  const chooseButton = useFocusReturn(takeout !== undefined);
  return (
    <>
      <div class="takeout" id="takeout-everything">
        <h3 class="label">{takeoutText.title}</h3>
        <p class="hint">{takeoutText.intro}</p>
        <p class="row-buttons">
          <button
            type="button"
            class="button"
            id="takeout-save"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void saveEverything())}
          >
            {takeoutText.everything}
          </button>
        </p>
        <Messages state={state} isShown={isOf('everything')} onCancel={cancel} />
      </div>
      <div class="takeout" id="takeout-anki">
        <h3 class="label">{takeoutText.ankiTitle}</h3>
        <p class="hint">{takeoutText.ankiIntro}</p>
        {takeout ? (
          <AnkiForm
            takeout={takeout}
            isBusy={isBusy}
            onSave={(choice) => void saveWords(takeout, choice)}
            onClose={cancel}
          />
        ) : (
          <p class="row-buttons">
            <button
              type="button"
              class="button"
              id="takeout-choose"
              ref={chooseButton}
              aria-disabled={isBusy}
              onClick={() => (isBusy ? undefined : void choose())}
            >
              {takeoutText.choose}
            </button>
          </p>
        )}
        <Messages state={state} isShown={isOf('anki') || state.kind === 'choosing'} onCancel={cancel} />
      </div>
    </>
  );
}

/** @param isShown - Whether the state is about this part. */
function Messages({ state, isShown, onCancel }: { state: State; isShown: boolean; onCancel: () => void }) {
  const text =
    state.kind === 'reading'
      ? takeoutText.reading({ count: state.entries })
      : state.kind === 'writing'
        ? takeoutText.writing
        : undefined;
  const file = state.kind === 'saved' ? state.file : state.kind === 'choosing' ? state.savedAs : undefined;
  const code = state.kind === 'failed' || state.kind === 'choosing' ? state.code : undefined;
  return (
    <>
      {isShown && text !== undefined ? (
        <div class="backup-progress">
          <progress aria-label={text} />
          <button type="button" class="button is-small takeout-cancel" onClick={onCancel}>
            {takeoutText.cancel}
          </button>
        </div>
      ) : null}
      <div class="messages" role="status">
        {isShown && text !== undefined ? <p class="quiet">{text}</p> : null}
        {isShown && file !== undefined ? (
          <Notice tone="success">
            <span class="notice-text">{takeoutText.savedAs({ file: isolate(file) })}</span>
          </Notice>
        ) : null}
        {isShown && code !== undefined ? <ErrorNotice code={code} /> : null}
      </div>
    </>
  );
}

/** What runs now can be ended. Nothing runs after the component has gone. */
function useEnding() {
  const ending = useRef(new AbortController());
  useEffect(() => () => ending.current.abort(), []);
  return {
    getSignal: () => ending.current.signal,
    /** Ends what runs, and its worker. */
    restart: () => {
      ending.current.abort();
      ending.current = new AbortController();
      return ending.current.signal;
    },
  };
}

function useTakeout(send: Send, createWorker: () => Worker) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { getSignal, restart } = useEnding();

  const open = (part: Part, signal: AbortSignal, now: number) => {
    setState({ kind: 'reading', part, entries: 0 });
    const onProgress = (entries: number) => {
      if (!signal.aborted) setState({ kind: 'reading', part, entries });
    };
    return openTakeout(send, { createWorker, signal, isEverything: part === 'everything', onProgress, now });
  };
  const attempt = async (part: Part, run: (signal: AbortSignal) => Promise<void>) => {
    const signal = restart();
    try {
      await run(signal);
    } catch (thrown) {
      if (!signal.aborted) setState({ kind: 'failed', part, code: toAppError(thrown).code });
    }
  };
  return {
    state,
    saveEverything: () =>
      attempt('everything', async (signal) => {
        const now = Date.now();
        const takeout = await open('everything', signal, now);
        setState({ kind: 'writing', part: 'everything' });
        const file = await takeout.saveEverything(writeReadme(now));
        download(file);
        restart();
        setState({ kind: 'saved', part: 'everything', file: file.name });
      }),
    choose: () =>
      attempt('anki', async (signal) => {
        const takeout = await open('anki', signal, Date.now());
        setState({ kind: 'choosing', takeout });
      }),
    async saveWords(takeout: Takeout, choice: ExportChoice) {
      const signal = getSignal();
      setState({ kind: 'writing', part: 'anki', takeout });
      try {
        const { format, hasSchedule, pairs } = choice;
        const deckNames = Object.fromEntries(pairs.map((pair) => [pair, nameDeck(pair, takeout.sources)]));
        const file = await takeout.saveWords({ choice: toWordChoice(choice, takeout), format, hasSchedule, deckNames });
        download(file);
        setState({ kind: 'choosing', takeout, savedAs: file.name });
      } catch (thrown) {
        if (!signal.aborted) setState({ kind: 'choosing', takeout, code: toAppError(thrown).code });
      }
    },
    cancel() {
      restart();
      setState({ kind: 'idle' });
    },
  };
}
