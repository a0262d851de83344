import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SCREEN_KEYS } from '../../model/keymap.ts';
import type { ShownSentence, StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { hintWithKey } from './hints.ts';
import { listeningText } from './listening-text.ts';
import { MissingVoice, useSilence } from './MissingVoice.tsx';
import { modesText, moreHints } from './more-text.ts';
import { SaySentence } from './SaySentence.tsx';
import { StudySentences } from './StudySentence.tsx';
import { useSentenceSpeech } from './speech.ts';
import { useCardSound, WordFace } from './WordFace.tsx';
import { isAudible } from './word-sound.ts';

interface SoundFrontProps {
  card: StudyCard;
  /** A sentence with the word, if there is one. */
  sentence: Pick<ShownSentence, 'text' | 'marked'> | undefined;
  hasReading: boolean;
  /** Key of the speech button; undefined where it is switched off. */
  speakKey: string | undefined;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Question side that plays the word, and shows it with its sentence on demand. Meaning and translation wait for the answer side. Without sound for
 * the word it shows the word at once.
 *
 * Long because of its markup: what is played, and what is shown on demand.
 */
export function SoundFront({ card, sentence, hasReading, speakKey, speakRef }: SoundFrontProps) {
  const sound = useCardSound(card);
  const say = useSentenceSpeech(card.from.iso639_3, sentence?.text ?? '');
  const [isShown, setShown] = useState(false);
  const isMissing = useSilence(sound);
  const isReady = isAudible(sound) && sound.isComplete;
  useEffect(() => {
    if (isReady) sound.play();
    // Play once, when the sound is available.
  }, [isReady]);
  // Its button goes, and keys belong to the answer again.
  useEffect(() => {
    if (isShown) document.querySelector<HTMLElement>('#study-typed, #study-show')?.focus();
  }, [isShown]);
  if (isShown || isMissing) {
    return (
      <>
        <WordFace card={card} hasReading={hasReading} speakKey={speakKey} speakRef={speakRef} />
        {sentence ? (
          <div class="study-said">
            <StudySentences id="study-sentences" card={card} sentences={[sentence]} />
            <SaySentence language={card.from.iso639_3} text={sentence.text} hasKey={speakKey !== undefined} />
          </div>
        ) : null}
        {isMissing ? <MissingVoice language={card.from} /> : null}
      </>
    );
  }
  if (!isAudible(sound)) return null;
  return (
    <div class="study-sound" id="study-sound">
      <h1 class="study-sound-title">
        <button
          type="button"
          class="button is-sound"
          ref={speakRef}
          title={hintWithKey(moreHints.again, speakKey)}
          onClick={sound.press}
        >
          <Icon name="sound" />
          <span>{modesText.again}</span>
        </button>
      </h1>
      <p class="row-buttons study-sound-more">
        <SoundButton
          id="study-slow"
          label={listeningText.slow}
          hint={hintWithKey(listeningText.slowHint, speakKey && `${speakKey} ${speakKey}`)}
          onPress={() => sound.play(true)}
        />
        {sentence && say ? (
          <SoundButton
            id="study-say-sentence"
            label={listeningText.sentence}
            hint={hintWithKey(listeningText.sentenceHint, speakKey && SCREEN_KEYS.sentence)}
            onPress={say}
          />
        ) : null}
        <SoundButton
          id="study-show-word"
          label={modesText.showWord}
          hint={moreHints.showWord}
          onPress={() => setShown(true)}
        />
      </p>
    </div>
  );
}

interface SoundButtonProps {
  id: string;
  label: string;
  /** Tooltip. */
  hint: string;
  onPress: () => void;
}

function SoundButton({ id, label, hint, onPress }: SoundButtonProps) {
  return (
    <button type="button" class="button is-small is-plain" id={id} title={hint} onClick={onPress}>
      {label}
    </button>
  );
}
