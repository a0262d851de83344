import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SyncStatus } from '../../model/sync.ts';
import type { Library, SyncControl } from './library.ts';
import { describeMilestone, describeSync, syncHints, syncText } from './sync-text.ts';
import { text } from './text.ts';
import { useNow } from './use-now.ts';
import { nameLanguage } from './written-language.ts';

interface SyncPanelProps {
  status: SyncStatus;
  library: Library;
  /** Receives the focus if the sync ends while one of its buttons has it. */
  onGone: () => void;
}

/** A sync under way: progress, reason for waiting, and controls. */
export function SyncPanel({ status, library, onGone }: SyncPanelProps) {
  const now = useNow(status.state === 'waiting');
  // During a refresh, the old copy answers.
  const isUsable =
    library.sources.value?.some(({ id, cards, isComplete }) => id === status.source && cards > 0 && !isComplete) ??
    false;
  const { state, count, pace, trouble } = describeSync(status, now, isUsable);
  const pair = text.pairLabel({ from: nameLanguage(status.from), to: nameLanguage(status.to) });
  const section = useRef<HTMLElement>(null);
  const leave = useRef(onGone);
  leave.current = onGone;
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      if (element?.contains(document.activeElement)) leave.current();
    };
  }, []);

  return (
    <section class="sync" ref={section} data-state={status.state} aria-label={syncText.label({ pair })}>
      <p class="sync-line">
        <strong class="sync-state">{state}</strong>
        <span class="sync-pace">{pace}</span>
      </p>
      <div class="sync-track">
        <progress
          class="sync-bar"
          aria-label={syncText.progressLabel({ pair })}
          {...(status.expectedCards === undefined
            ? {}
            : { value: Math.min(status.cards, status.expectedCards), max: Math.max(1, status.expectedCards) })}
        />
      </div>
      {trouble === undefined ? null : (
        // Do not announce every second of a countdown, but announce a stop at once.
        <p class="sync-trouble" {...(status.state === 'failed' ? { role: 'alert' as const } : {})}>
          {trouble}
        </p>
      )}
      <span class="visually-hidden" role="status">
        {describeMilestone(status)}
      </span>
      <p class="sync-line">
        <span class="sync-count">{count}</span>
        <SyncButtons status={status} library={library} />
      </p>
    </section>
  );
}

function SyncButtons({ status, library }: Pick<SyncPanelProps, 'status' | 'library'>) {
  // One button for all states, so that it keeps the focus when its label changes.
  const main = findMainControl(status);
  const isPending = useRef(false);

  const control = async (name: SyncControl) => {
    if (isPending.current) return;
    isPending.current = true;
    await library.controlSync(name, status.pair);
    isPending.current = false;
  };
  return (
    <span class="sync-buttons">
      {main ? (
        <button type="button" class="button is-small" title={main.hint} onClick={() => control(main.control)}>
          {main.label}
        </button>
      ) : null}
      <button
        type="button"
        class="button is-small is-plain"
        title={syncHints.cancel}
        onClick={() => control('sync.cancel')}
      >
        {syncText.cancel}
      </button>
    </span>
  );
}

/** None for a sync whose server is not connected: it resumes automatically with that server, and only with that one. */
function findMainControl({
  state,
  error,
}: SyncStatus): { control: SyncControl; label: string; hint: string } | undefined {
  switch (state) {
    case 'queued':
    case 'running':
    case 'waiting':
      return { control: 'sync.pause', label: syncText.pause, hint: syncHints.pause };
    case 'failed':
      return error === 'not-connected'
        ? undefined
        : { control: 'sync.resume', label: syncText.retry, hint: syncHints.retry };
    case 'paused':
    case 'done':
      return { control: 'sync.resume', label: syncText.resume, hint: syncHints.resume };
  }
}
