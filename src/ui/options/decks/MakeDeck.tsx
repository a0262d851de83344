import { useRef, useState } from 'preact/hooks';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import type { FileWorker } from '../../shared/file-worker.ts';
import { formatNumber } from '../../shared/format.ts';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import { getTextAttributes } from '../../shared/written-language.ts';
import { exportText, importText, makeDeckText } from '../import-text.ts';
import { nameSource } from '../source-name.ts';
import { makeDeck } from './make-deck.ts';

/** First words of a list, which show whether it was read rightly. */
const SHOWN_WORDS = 5;
const COUNTS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

interface MakeDeckProps {
  send: Send;
  files: FileWorker;
  /** A dictionary. If its cards are not ordered by frequency, a list of words gives the order. */
  deck: DeckSummary;
  /** Called with the text to announce. */
  onAnnounce: (announcement: string) => void;
  onMade: () => Promise<unknown>;
}

/** Makes a deck to study of the most frequent words that a dictionary explains. */
export function MakeDeck(props: MakeDeckProps) {
  const { deck } = props;
  const { stage, fault, words, isReady, isRanked, open, close, make, readList } = useMaking(props);
  const counts = [...COUNTS.filter((count) => count < deck.cards), Math.min(deck.cards, COUNTS.at(-1) ?? 0)];
  const [chosen, setChosen] = useState(String(counts.find((count) => count >= 2_000) ?? counts.at(-1)));
  if (stage === 'closed') {
    return (
      <p class="row-buttons">
        <button type="button" class="button is-small" data-action="make-deck" onClick={open}>
          {makeDeckText.open}
        </button>
      </p>
    );
  }
  return (
    <div class="make-deck">
      {isRanked ? null : <WordListField deck={deck} words={words} onChoose={(file) => void readList(file)} />}
      <ChoiceSelect
        id={`make-deck-${deck.id}`}
        label={makeDeckText.count}
        hint={importText.ownNote}
        choices={counts.map((count) => [String(count), formatNumber(count)] as const)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p class="row-buttons">
        <button
          type="button"
          class="button is-primary"
          data-action="make-deck-start"
          aria-disabled={stage === 'making' || !isReady}
          onClick={() => make(Number(chosen))}
        >
          {makeDeckText.make}
        </button>
        <button type="button" class="button is-plain" data-action="make-deck-cancel" onClick={close}>
          {exportText.cancel}
        </button>
      </p>
      <div class="messages" role="status">
        {fault === 'none-listed' ? (
          <Notice tone="error" title={text.sentence({ title: makeDeckText.noneListed })} />
        ) : null}
        {fault === undefined || fault === 'none-listed' ? null : <ErrorNotice code={fault} />}
      </div>
    </div>
  );
}

/** Reads the list of words and makes the deck, one after the other. */
function useMaking({ send, files, deck, onAnnounce, onMade }: MakeDeckProps) {
  const [stage, setStage] = useState<'closed' | 'open' | 'making'>('closed');
  const [fault, setFault] = useState<ErrorCode | 'none-listed'>();
  const [words, setWords] = useState<readonly string[]>();
  const making = useRef(new AbortController());
  const isRanked = deck.origin.kind === 'file' && deck.origin.isRanked === true;
  const isReady = isRanked || words !== undefined;

  /** @param count - Words of the deck. */
  async function make(count: number): Promise<void> {
    if (stage === 'making' || !isReady) return;
    setStage('making');
    setFault(undefined);
    making.current = new AbortController();
    const { signal } = making.current;
    try {
      const toName = (size: number) => makeDeckText.name({ name: nameSource(deck), count: size });
      const made = await makeDeck(send, deck, { toName, count, words, signal });
      await onMade();
      if (made) onAnnounce(importText.added({ cards: text.cards({ count: made.cards }), name: nameSource(made) }));
      if (signal.aborted) return;
      if (!made) setFault('none-listed');
      setStage(made ? 'closed' : 'open');
    } catch (thrown) {
      if (signal.aborted) return;
      setFault(toAppError(thrown).code);
      setStage('open');
    }
  }

  /** Cancels what is being made. */
  function close(): void {
    making.current.abort();
    setStage('closed');
  }

  async function readList(file: File): Promise<void> {
    setWords(undefined);
    setFault(undefined);
    try {
      setWords(await files.readWords(file));
    } catch (thrown) {
      setFault(toAppError(thrown).code);
    }
  }

  return { stage, fault, words, isReady, isRanked, open: () => setStage('open'), close, make, readList };
}

interface WordListFieldProps {
  deck: DeckSummary;
  /** The words of the chosen list; undefined until it is read. */
  words: readonly string[] | undefined;
  onChoose: (file: File) => void;
}

/** Asks for a list of words in the order of their frequency, and shows its first ones. */
function WordListField({ deck, words, onChoose }: WordListFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div class="form-row">
      <span class="label" id={`make-deck-list-${deck.id}`}>
        {makeDeckText.list}
      </span>
      <span class="row-buttons">
        <button
          type="button"
          class="button is-small"
          aria-describedby={`make-deck-list-${deck.id}`}
          onClick={() => chooser.current?.click()}
        >
          {makeDeckText.choose}
        </button>
      </span>
      <input
        type="file"
        hidden
        data-action="make-deck-list"
        accept=".txt,.csv,.tsv"
        aria-label={makeDeckText.list}
        ref={chooser}
        onChange={({ currentTarget: field }) => {
          const file = field.files?.[0];
          if (file) onChoose(file);
          // Allows the same file to be chosen again.
          field.value = '';
        }}
      />
      <span class="hint" role="status">
        {words === undefined ? null : (
          <>
            {text.words({ count: words.length })}:{' '}
            <bdi {...getTextAttributes(deck.from.iso639_3)}>{words.slice(0, SHOWN_WORDS).join(', ')}</bdi>
          </>
        )}
      </span>
    </div>
  );
}
