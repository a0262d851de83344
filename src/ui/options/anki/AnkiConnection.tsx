import { signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { AnkiView } from '../../../model/anki.ts';
import { describeWords, isComplete } from '../../shared/anki/add-words.ts';
import { ankiText } from '../../shared/anki/text.ts';
import { Notice } from '../../shared/Notice.tsx';
import { TextField } from '../TextField.tsx';
import type { AnkiModel, AnkiNews } from './anki-model.ts';

const MESSAGES_ID = 'anki-messages';

interface AnkiConnectionProps {
  model: AnkiModel;
  view: AnkiView;
}

/** Asks for the address and the key, and asks Anki for permission. */
export function AnkiConnection({ model, view: { config, hasKey } }: AnkiConnectionProps) {
  const address = useMemo(() => signal(config.address), []);
  const key = useMemo(() => signal(''), []);
  const addressField = useRef<HTMLInputElement>(null);
  const news = model.news.value;
  const isBusy = model.isBusy.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    await model.connect({ address: address.value, key: key.value });
    if (model.news.value?.kind === 'address') addressField.current?.focus();
    else address.value = model.view.value?.config.address ?? address.value;
  };
  return (
    <form class="form" id="anki-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id="anki-address"
        label={ankiText.address}
        hint={ankiText.addressHint}
        type="url"
        value={address}
        wrongId={news?.kind === 'address' ? MESSAGES_ID : undefined}
        fieldRef={addressField}
      />
      <TextField
        id="anki-key"
        label={ankiText.key}
        hint={hasKey ? ankiText.keyStored : ankiText.keyHint}
        type="password"
        value={key}
        wrongId={undefined}
        fieldRef={{ current: null }}
      />
      <p class="row-buttons">
        <button type="submit" class="button is-primary" id="anki-connect" aria-disabled={isBusy}>
          {isBusy ? ankiText.connecting : ankiText.connect}
        </button>
      </p>
      <div class="messages" id={MESSAGES_ID} role="status">
        {news === undefined ? null : <News news={news} />}
      </div>
    </form>
  );
}

function News({ news }: { news: AnkiNews }) {
  switch (news.kind) {
    case 'connected': {
      const { decks, noteTypes } = news.offer;
      const counts = { decks: decks.length, noteTypes: noteTypes.length };
      return <Notice tone="success">{ankiText.connected(counts)}</Notice>;
    }
    case 'address':
      return <Notice tone="error">{ankiText.addressWrong}</Notice>;
    case 'problem':
      return <Notice tone="error">{news.text}</Notice>;
    case 'retried':
      return <Notice tone={isComplete(news.report) ? 'success' : 'info'}>{describeWords(news.report)}</Notice>;
  }
}
