import { browseKeys, keyNames, ratingKeys, studyKeys } from '../shared/key-text.ts';
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

/** Keys of Browse. */
export function listBrowseKeys(): KeyRow[] {
  const { forward, back } = findArrows();
  return [
    { command: 'forward', keys: [forward], label: browseKeys.forward },
    { command: 'back', keys: [back], label: browseKeys.back },
    { command: 'first', keys: [keyNames.home], label: browseKeys.first },
    { command: 'last', keys: [keyNames.end], label: browseKeys.last },
    { command: 'jump', keys: ['g'], label: browseKeys.jump },
    { command: 'search', keys: ['/'], label: browseKeys.search },
    { command: 'keys', keys: ['?'], label: browseKeys.keys },
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
    { command: 'undo', keys: ['z'], label: studyKeys.undo },
    { command: 'redo', keys: [`${keyNames.shift} z`], label: studyKeys.redo },
    { command: 'know', keys: ['k'], label: studyKeys.know },
    { command: 'edit', keys: ['e'], label: studyKeys.edit },
    { command: 'speak', keys: ['p'], label: studyKeys.speak },
    { command: 'bury', keys: ['b'], label: studyKeys.bury },
    { command: 'suspend', keys: ['s'], label: studyKeys.suspend },
    { command: 'search', keys: ['/'], label: studyKeys.search },
    { command: 'keys', keys: ['?'], label: studyKeys.keys },
  ];
}
