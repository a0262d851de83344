import { WORD_KEYS } from '../../model/keymap.ts';
import type { StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { keyNames } from '../shared/key-text.ts';
import { toPrintedLetters } from '../shared/shortcut.ts';
import { OFFERED_RATINGS } from './study-keyboard.ts';
import type { StudyModel } from './study-model.ts';
import { firstKeysText, studyText } from './text.ts';
import { useCardSound } from './WordFace.tsx';
import { isAudible } from './word-sound.ts';

/**
 * The most useful keys of a side, once, above its buttons. All together would take the room of the answer in a low window. The list behind
 * "?" has all of them.
 */
export function FirstKeys({ model, card }: { model: StudyModel; card: StudyCard }) {
  const sound = useCardSound(card);
  const names = card.phase === 'new' ? studyText.firstRatings : studyText.ratings;
  const rows =
    model.side.value === 'back'
      ? [
          ...OFFERED_RATINGS[model.ratings.value].map((rating, index) => ({
            key: String(index + 1),
            label: names[rating],
          })),
          { key: WORD_KEYS.undo, label: studyText.undo },
        ]
      : [
          { key: keyNames.space, label: model.introductions.isOpen.value ? studyText.next : studyText.show },
          ...(isAudible(sound) ? [{ key: WORD_KEYS.speak, label: studyText.speak }] : []),
          { key: WORD_KEYS.know, label: studyText.know },
        ];
  return (
    <aside class="first-keys" id="first-keys" aria-label={firstKeysText.title}>
      <ul class="first-keys-list">
        {rows.map(({ key, label }) => (
          <li key={key}>
            <kbd>{toPrintedLetters(key)}</kbd> {label}
          </li>
        ))}
      </ul>
      <IconButton id="first-keys-close" label={firstKeysText.close} onPress={model.keysNote.close}>
        <Icon name="close" />
      </IconButton>
    </aside>
  );
}
