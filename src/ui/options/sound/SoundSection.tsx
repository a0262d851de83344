import { useEffect, useMemo } from 'preact/hooks';
import type { LanguageReference } from '../../../model/language.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { nameLanguageAlone } from '../../shared/written-language.ts';
import { describeMissingVoice } from '../../study/listening-text.ts';
import { useSpeech } from '../../study/speech.ts';
import { ImportRecordings } from './ImportRecordings.tsx';
import { RecordingsList } from './RecordingsList.tsx';
import { pageRecordings } from './recordings-host.ts';
import { createRecordingsModel, type RecordingsHost } from './recordings-model.ts';
import { recordingsText } from './recordings-text.ts';
import './sound.css';

interface SoundSectionProps {
  /** The pairs that the person has decks of. */
  pairs: readonly DeckEntry[];
  host?: RecordingsHost;
}

/** Voices of the languages that are learnt, and recordings. */
export function SoundSection({ pairs, host = pageRecordings }: SoundSectionProps) {
  const model = useMemo(() => createRecordingsModel(host, () => crypto.randomUUID()), [host]);
  useEffect(() => void model.load(), [model]);
  const languages = [...new Map(pairs.map(({ from }) => [from.iso639_3, from])).values()];
  return (
    <section class="box" id="sound" aria-labelledby="sound-title">
      <h2 class="box-title" id="sound-title">
        {recordingsText.title}
      </h2>
      {languages.length === 0 ? null : (
        <>
          <h3 class="label">{recordingsText.voices}</h3>
          <dl class="voice-list" id="voices">
            {languages.map((language) => (
              <VoiceFact key={language.iso639_3} language={language} />
            ))}
          </dl>
        </>
      )}
      <h3 class="label">{recordingsText.heading}</h3>
      <p class="quiet">{recordingsText.intro}</p>
      <RecordingsList model={model} />
      <ImportRecordings model={model} languages={languages} />
    </section>
  );
}

function VoiceFact({ language }: { language: LanguageReference }) {
  const say = useSpeech(language.iso639_3);
  return (
    <div>
      <dt>{nameLanguageAlone(language)}</dt>
      <dd>{say ? recordingsText.hasVoice : describeMissingVoice(language)}</dd>
    </div>
  );
}
