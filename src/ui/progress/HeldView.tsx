import { useLayoutEffect, useRef } from 'preact/hooks';
import { HELD_KINDS, type HeldKind, type HeldWord, type HeldWords } from '../../model/held-words.ts';
import type { DeckSummary } from '../../model/source.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Notice } from '../shared/Notice.tsx';
import { getTextAttributes } from '../shared/written-language.ts';
import type { HeldAct, HeldList } from './held-list.ts';
import { heldText } from './text.ts';

const ACTS: Record<HeldKind, readonly HeldAct[]> = {
  suspended: ['want', 'reset'],
  known: ['want'],
  leech: ['reset', 'suspend'],
};

/** Paused and buried words, each with a button to resume it. */
export function HeldView({ held, deck }: { held: HeldList; deck: DeckSummary }) {
  const lists = held.lists.value;
  const problem = held.problem.value;
  const done = held.done.value;
  const undo = useRef<HTMLButtonElement>(null);
  // The row no longer exists, so the focus moves to the result.
  useLayoutEffect(() => undo.current?.focus(), [done]);
  return (
    <>
      <div class="messages" id="held-messages" role="status">
        {problem !== undefined ? <ErrorNotice code={problem} /> : null}
        {held.isUndone.value ? <Notice tone="info">{heldText.undone}</Notice> : null}
        {done === undefined ? null : (
          <Notice tone="success">
            <span class="notice-text">
              {'act' in done ? heldText.done[done.act]({ word: done.word }) : heldText.batchDone({ count: done.words })}
            </span>
            <button type="button" class="button is-small" id="held-undo" ref={undo} onClick={() => void held.undo()}>
              {heldText.undo}
            </button>
          </Notice>
        )}
      </div>
      {lists === undefined ? (
        <p class="quiet">{heldText.loading}</p>
      ) : (
        HELD_KINDS.map((kind) => (
          <HeldSection
            key={kind}
            kind={kind}
            list={lists[kind]}
            deck={deck}
            onAct={(word, what) => void held.act(word, what)}
            onTakeBack={(batch) => void held.takeBack(batch)}
            onMore={() => void held.showMore(kind)}
          />
        ))
      )}
    </>
  );
}

interface HeldSectionProps {
  kind: HeldKind;
  list: HeldWords;
  deck: DeckSummary;
  onAct: (word: HeldWord, act: HeldAct) => void;
  onTakeBack: (batch: HeldWords['batches'][number]) => void;
  onMore: () => void;
}

function HeldSection({ kind, list, deck, onAct, onTakeBack, onMore }: HeldSectionProps) {
  const left = list.total - list.words.length;
  return (
    <section class="box" id={`held-${kind}`} aria-labelledby={`held-${kind}-title`}>
      <h2 class="box-title" id={`held-${kind}-title`}>
        {heldText.titles[kind]}
      </h2>
      {list.total === 0 ? <p class="quiet">{heldText.none[kind]}</p> : null}
      {list.batches.length === 0 ? null : (
        <ul class="entry-list">
          {list.batches.map((batch) => (
            <li class="entry-row" key={batch.id}>
              <span class="held-word">{heldText.batch({ count: batch.words, at: batch.at })}</span>
              <button
                type="button"
                class="button is-small"
                aria-label={heldText.actLabel({
                  act: heldText.takeBack,
                  word: heldText.batch({ count: batch.words, at: batch.at }),
                })}
                onClick={() => onTakeBack(batch)}
              >
                {heldText.takeBack}
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.words.length === 0 ? null : (
        <ul class="entry-list">
          {list.words.map((word) => (
            <HeldRow key={word.word} word={word} kind={kind} deck={deck} onAct={onAct} />
          ))}
        </ul>
      )}
      {left > 0 ? (
        <p class="row-buttons">
          <button type="button" class="button is-small" onClick={onMore}>
            {heldText.more({ left })}
          </button>
        </p>
      ) : null}
    </section>
  );
}

interface HeldRowProps {
  word: HeldWord;
  kind: HeldKind;
  deck: DeckSummary;
  onAct: (word: HeldWord, act: HeldAct) => void;
}

function HeldRow({ word: held, kind, deck, onAct }: HeldRowProps) {
  const { word, headword, rank, meaning, lapses } = held;
  const facts = [
    rank === undefined ? heldText.notInDeck : heldText.rank({ rank }),
    ...(kind === 'leech' ? [heldText.lapses({ count: lapses })] : []),
  ];
  return (
    <li class="entry-row" data-word={word}>
      <span class="held-word">
        <bdi class="entry-name" {...getTextAttributes(deck.from.iso639_3)}>
          {headword}
        </bdi>{' '}
        {meaning === undefined ? null : <bdi {...getTextAttributes(deck.to.iso639_3)}>{meaning}</bdi>}{' '}
        <span class="hint">{facts.join(' · ')}</span>
      </span>
      <span class="held-acts">
        {ACTS[kind].map((act) => (
          <button
            type="button"
            class="button is-small"
            key={act}
            aria-label={heldText.actLabel({ act: heldText.acts[act], word: headword })}
            onClick={() => onAct(held, act)}
          >
            {heldText.acts[act]}
          </button>
        ))}
      </span>
    </li>
  );
}
