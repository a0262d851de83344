import { useEffect } from 'preact/hooks';
import type { DeckSummary } from '../../model/source.ts';
import { isLetter } from '../shared/key-press.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { hintWithKey } from '../study/hints.ts';
import type { PlacementCheck } from './placement-check.ts';
import { checkText, progressHints } from './text.ts';

/** One word of the check with its two answers. */
export function CheckCard({ check, deck }: { check: PlacementCheck; deck: DeckSummary }) {
  useCheckKeys(check);
  const { answered, total } = check.progress.value;
  const word = check.current.value?.word ?? '';
  return (
    <section class="box check-card" id="check-card" aria-label={checkText.question}>
      <p class="check-head">
        <span>{checkText.question}</span>
        <span id="check-position">{checkText.position({ place: Math.min(answered + 1, total), total })}</span>
      </p>
      <progress class="sync-bar" aria-label={checkText.progress} value={answered} max={total} />
      <div aria-live="polite">
        <p
          class="check-word large-word"
          id="check-word"
          key={word}
          data-size={findWordSize(word)}
          {...getTextAttributes(deck.from.iso639_3)}
        >
          {word}
        </p>
      </div>
      <Answers check={check} />
      <p class="row-buttons">
        <button
          type="button"
          class="button is-small is-plain"
          id="check-back"
          title={hintWithKey(progressHints.back, 'z')}
          aria-disabled={answered === 0}
          onClick={() => check.back()}
        >
          {checkText.back}
        </button>
        <button
          type="button"
          class="button is-small is-plain"
          id="check-stop"
          title={progressHints.stop}
          onClick={() => check.leave()}
        >
          {checkText.stop}
        </button>
        <span class="hint">{checkText.keys}</span>
      </p>
    </section>
  );
}

function Answers({ check }: { check: PlacementCheck }) {
  const first = useArrivalFocus<HTMLButtonElement>();
  return (
    <div class="check-answers">
      <button
        type="button"
        class="button is-answer"
        id="check-unknown"
        ref={first}
        title={hintWithKey(progressHints.unknown, '1')}
        onClick={() => void check.answer(false)}
      >
        {checkText.unknown}
      </button>
      <button
        type="button"
        class="button is-answer"
        id="check-known"
        title={hintWithKey(progressHints.known, '2')}
        onClick={() => void check.answer(true)}
      >
        {checkText.known}
      </button>
    </div>
  );
}

function useCheckKeys(check: PlacementCheck): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('select, input')) return;
      if (event.key === '1') void check.answer(false);
      else if (event.key === '2') void check.answer(true);
      else if (isLetter(event, 'z')) check.back();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [check]);
}
