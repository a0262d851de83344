import { SCREEN_KEYS, SHIFTED_KEYS, WORD_KEYS } from '../../model/keymap.ts';
import { browseKeys, keyNames, ratingKeys, studyKeys, withShift } from '../shared/key-text.ts';
import { getInterfaceTag } from '../shared/locale.ts';
import { getDirection } from '../shared/written-language.ts';
import { OFFERED_RATINGS, type StudyKeyChoices } from '../study/study-keyboard.ts';

/** The action of one or several keys. */
export interface KeyRow {
  command: string;
  keys: string[];
  label: string;
}

/** The arrow keys to the next and the previous card, as the interface is written. */
export function findArrows(): { forward: string; back: string } {
  const isRightToLeft = getDirection(getInterfaceTag()) === 'rtl';
  return isRightToLeft ? { forward: '←', back: '→' } : { forward: '→', back: '←' };
}

/** Active keys of Browse. */
export function listBrowseKeys({ hasLetterKeys }: { hasLetterKeys: boolean }): KeyRow[] {
  const { forward, back } = findArrows();
  return [
    { command: 'forward', keys: [forward], label: browseKeys.forward },
    { command: 'back', keys: [back], label: browseKeys.back },
    { command: 'first', keys: [keyNames.home], label: browseKeys.first },
    { command: 'last', keys: [keyNames.end], label: browseKeys.last },
    { command: 'jump', keys: [SCREEN_KEYS.jump], label: browseKeys.jump },
    ...(hasLetterKeys ? listWordKeys() : []),
    { command: 'search', keys: [SCREEN_KEYS.search], label: browseKeys.search },
    { command: 'keys', keys: [SCREEN_KEYS.keys], label: browseKeys.keys },
  ];
}

/** Keys for the word of the card in Browse. */
function listWordKeys(): KeyRow[] {
  return [
    { command: 'speak', keys: [WORD_KEYS.speak], label: studyKeys.speak },
    { command: 'study', keys: [WORD_KEYS.study], label: browseKeys.study },
    { command: 'know', keys: [WORD_KEYS.know], label: studyKeys.know },
    { command: 'edit', keys: [WORD_KEYS.edit], label: studyKeys.edit },
    { command: 'undo', keys: [WORD_KEYS.undo], label: browseKeys.undo },
  ];
}

/** Active keys of the study screen, including those of the offered answers. */
export function listStudyKeys({ ratings, hasLetterKeys }: StudyKeyChoices): KeyRow[] {
  const digits = OFFERED_RATINGS[ratings].map((_, index) => String(index + 1));
  const always = [
    { command: 'reveal', keys: [keyNames.space], label: studyKeys.reveal },
    { command: 'check', keys: [keyNames.enter], label: studyKeys.check },
  ];
  if (!hasLetterKeys) return always;
  return [
    ...always,
    { command: 'rate', keys: digits, label: ratingKeys[ratings] },
    { command: 'speak', keys: [WORD_KEYS.speak], label: studyKeys.speak },
    { command: 'slow', keys: [WORD_KEYS.speak, WORD_KEYS.speak], label: studyKeys.slow },
    { command: 'sentence', keys: [SCREEN_KEYS.sentence], label: studyKeys.sentence },
    { command: 'know', keys: [WORD_KEYS.know], label: studyKeys.know },
    { command: 'edit', keys: [WORD_KEYS.edit], label: studyKeys.edit },
    { command: 'undo', keys: [WORD_KEYS.undo], label: studyKeys.undo },
    { command: 'redo', keys: [withShift(SHIFTED_KEYS.redo)], label: studyKeys.redo },
    { command: 'bury', keys: [withShift(SHIFTED_KEYS.bury)], label: studyKeys.bury },
    { command: 'suspend', keys: [withShift(SHIFTED_KEYS.suspend)], label: studyKeys.suspend },
    { command: 'search', keys: [SCREEN_KEYS.search], label: studyKeys.search },
    { command: 'keys', keys: [SCREEN_KEYS.keys], label: studyKeys.keys },
  ];
}
