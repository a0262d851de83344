import { toPrintedLetters } from '../shared/shortcut.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** Tooltips of the study screen's buttons. Other pages have texts of that screen, but not its buttons. */
export const studyHints = defineTexts(
  'study-hints',
  import.meta.glob('../../locales/*.json', { query: '?part=study-hints', import: 'default' }),
)('hints');

/** Tooltip of a button that has a key. @param key - Undefined where the key is switched off. */
export function hintWithKey(hint: string, key: string | undefined): string {
  return key === undefined ? hint : studyHints.withKey({ hint, key: toPrintedLetters(key) });
}
