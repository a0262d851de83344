import { toBoxes } from './boxes.ts';
import { markCurrent, toStanding } from './card.ts';
import { drawAct, drawIconButton, labelKnown, onClick } from './card-bar.ts';
import { drawEntries, toTag } from './card-content.ts';
import { findCluster, findClusterIn } from './cluster.ts';
import { isReadableField } from './field.ts';
import { findFocus } from './focus.ts';
import { REACH } from './gather.ts';
import { createHtml } from './html.ts';
import { createMarks } from './marks.ts';
import { findLanguage } from './page-language.ts';
import { findTextPassage, isOfWord } from './passage.ts';
import { createSurface, getView, isOwnText, setLanguage } from './surface.ts';
import { describeState } from './text.ts';
import { hasVoice } from './voice.ts';

/** Functions for reading a page that the second part uses from the first. */
export const readingParts = {
  findCluster,
  findClusterIn,
  toTag,
  isReadableField,
  findFocus,
  createHtml,
  createMarks,
  findLanguage,
  findTextPassage,
  isOfWord,
  REACH,
  toBoxes,
  getView,
  isOwnText,
  describeState,
};

/** Further functions that it uses for rendering cards. */
export const coreParts = {
  ...readingParts,
  markCurrent,
  toStanding,
  drawAct,
  drawIconButton,
  labelKnown,
  onClick,
  drawEntries,
  createSurface,
  setLanguage,
  hasVoice,
};
