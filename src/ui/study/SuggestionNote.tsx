import { useEffect, useRef, useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { LookedUpWord } from '../../model/look-up.ts';
import { isolate } from '../shared/written-language.ts';
import { studyHints } from './hints.ts';
import { moreHints, suggestText } from './more-text.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

interface SuggestionNoteProps {
  model: Pick<StudyModel, 'notice'>;
  send: Send;
  /** Loads what words in Study change. */
  reload: () => Promise<void>;
  /** It is known whether there is a suggestion. */
  onSettled?: () => void;
  /** The pressed button is gone, so the focus needs another place. */
  onDone: () => void;
}

/** Words that were taken into Study. */
interface Taken {
  /** Of the action, which undoes it. */
  id: string;
  count: number;
}

interface OfferProps {
  words: readonly LookedUpWord[];
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
}

function Offer({ words, onAccept, onDecline }: OfferProps) {
  return (
    <>
      <p>{suggestText.offer({ words: words.map(({ headword }) => isolate(headword)) })}</p>
      <p class="row-buttons">
        <button
          type="button"
          class="button is-small"
          id="study-take-suggestion"
          title={moreHints.studySuggestion}
          onClick={() => void onAccept().catch(() => undefined)}
        >
          {suggestText.accept}
        </button>
        <button
          type="button"
          class="button is-small is-plain"
          id="study-no-suggestion"
          title={moreHints.noSuggestion}
          onClick={() => void onDecline().catch(() => undefined)}
        >
          {suggestText.decline}
        </button>
      </p>
    </>
  );
}

/** Says what was taken, and takes all of it back. */
function Done({ count, onUndo }: { count: number; onUndo: () => Promise<void> }) {
  return (
    <p class="quiet">
      {suggestText.done({ count })}{' '}
      <button
        type="button"
        class="button is-small is-plain"
        id="study-untake-suggestion"
        title={studyHints.undo}
        onClick={() => void onUndo().catch(() => undefined)}
      >
        {studyText.undo}
      </button>
    </p>
  );
}

/**
 * Suggests words that were looked up often, at most once a day: to a reader below a card, to a learner after a session. Declined ones do not
 * come back.
 */
export function SuggestionNote({ model, send, reload, onSettled, onDone }: SuggestionNoteProps) {
  const [words, setWords] = useState<readonly LookedUpWord[]>([]);
  const [taken, setTaken] = useState<Taken | undefined>();
  const isTaking = useRef(false);
  useEffect(() => {
    // Nothing is missing without a suggestion.
    send('history.suggest', {})
      .then(setWords, () => undefined)
      .finally(onSettled);
  }, [send]);
  // An undo in the session is about one of the words, and says which.
  const shown = model.notice.value === undefined ? taken : undefined;
  const keys = words.map(({ pair, word }) => ({ pair, word }));
  const accept = async () => {
    if (isTaking.current) return;
    isTaking.current = true;
    const id = crypto.randomUUID();
    const { words: count } = await send('history.act', { id, act: 'study', words: keys }).finally(() => {
      isTaking.current = false;
    });
    setWords([]);
    setTaken({ id, count });
    onDone();
    await reload();
  };
  const takeBack = async ({ id: ref }: Taken) => {
    setTaken(undefined);
    onDone();
    await send('history.takeBack', { id: crypto.randomUUID(), ref });
    await reload();
  };
  const decline = async () => {
    setWords([]);
    onDone();
    await send('history.decline', { words: keys });
  };
  return (
    <div id="study-suggestion" role="status">
      {shown ? <Done count={shown.count} onUndo={() => takeBack(shown)} /> : null}
      {words.length === 0 ? null : <Offer words={words} onAccept={accept} onDecline={decline} />}
    </div>
  );
}
