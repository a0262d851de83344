import { useState } from 'preact/hooks';
import type { Collection } from '../../../recordings/collections.ts';
import { nameLanguageAlone } from '../../shared/written-language.ts';
import { formatBytes } from '../about-text.ts';
import { Confirm } from '../decks/Confirm.tsx';
import type { RecordingsModel } from './recordings-model.ts';
import { recordingsText } from './recordings-text.ts';

/** The imported recordings, each with its size and its removal. */
export function RecordingsList({ model }: { model: RecordingsModel }) {
  const collections = model.collections.value ?? [];
  const [asked, setAsked] = useState<string | undefined>(undefined);
  if (collections.length === 0) return null;
  return (
    <ul class="recordings-list" id="recordings">
      {collections.map((collection) => (
        <li key={collection.id}>
          <RecordingsRow collection={collection} onRemove={() => setAsked(collection.id)} />
          {asked === collection.id ? (
            <Confirm
              question={recordingsText.question({ name: collection.name })}
              note={recordingsText.questionNote}
              yes={recordingsText.remove}
              no={recordingsText.keep}
              onConfirm={() => {
                setAsked(undefined);
                void model.remove(collection.id);
              }}
              onKeep={() => setAsked(undefined)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function RecordingsRow({ collection, onRemove }: { collection: Collection; onRemove: () => void }) {
  const { name, language, recordings: count, sizeBytes } = collection;
  return (
    <div class="recordings-row">
      <div class="recordings-name">
        <bdi>{name}</bdi>
        <p class="quiet">
          {recordingsText.facts({
            language: nameLanguageAlone({ iso639_3: language, name: language }),
            count,
            size: formatBytes(sizeBytes),
          })}
        </p>
      </div>
      <button
        type="button"
        class="button is-small is-plain"
        aria-label={recordingsText.removeLabel({ name })}
        onClick={onRemove}
      >
        {recordingsText.remove}
      </button>
    </div>
  );
}
