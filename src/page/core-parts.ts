/** What the second part uses of the first. */

export { markCurrent, toStanding } from './card.ts';
export { drawIconButton, onClick } from './card-bar.ts';
export { drawEntries } from './card-content.ts';
export { isReadableField } from './field.ts';
export { findFocus, isEditable } from './focus.ts';
export { createHtml } from './html.ts';
export { mark } from './mark.ts';
export { findLanguage } from './page-language.ts';
export { findTextPassage, OF_A_WORD } from './passage.ts';
export { findSelectionPassage } from './selection-passage.ts';
export { createSurface, getView, isOwnText } from './surface.ts';
export { findVoice } from './voice.ts';
