import { WORD_KEYS } from '../../model/keymap.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { keyNames } from '../shared/key-text.ts';
import { firstKeysText } from './more-text.ts';
import { OFFERED_RATINGS } from './study-keyboard.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

/**
 * The most useful keys of a side, once, above its buttons. All together would take the room of the answer in a low window. The list behind
 * "?" has all of them.
 */
export function FirstKeys({ model }: { model: StudyModel }) {
  const digits = OFFERED_RATINGS[model.ratings.value].map((_, index) => String(index + 1));
  const rows =
    model.side.value === 'back'
      ? [
          { keys: digits, label: studyText.answers },
          { keys: [WORD_KEYS.undo], label: studyText.undo },
        ]
      : [
          { keys: [keyNames.space], label: studyText.show },
          { keys: [WORD_KEYS.speak], label: studyText.speak },
          { keys: [WORD_KEYS.know], label: studyText.know },
        ];
  return (
    <aside class="first-keys" id="first-keys" aria-label={firstKeysText.title}>
      <ul class="first-keys-list">
        {rows.map(({ keys, label }) => (
          <li key={label}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {label}
          </li>
        ))}
      </ul>
      <IconButton id="first-keys-close" label={firstKeysText.close} onPress={model.keysNote.close}>
        <Icon name="close" />
      </IconButton>
    </aside>
  );
}
