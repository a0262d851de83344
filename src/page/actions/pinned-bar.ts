import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';

export interface PinnedBarParts {
  entry: LookupEntry;
  hasOthers: boolean;
  hasTrail: boolean;
  onStep(step: 1 | -1): void;
  onBack(): void;
  onStudy(act: 'study' | 'know'): void;
  onEdit(): void;
  onAnki(): void;
  onSite(): void;
  onClose(): void;
}

/** On a 20-pixel grid with round strokes. */
const PATHS = {
  back: 'M9 5 4 10l5 5M4 10h12',
  previous: 'M12 5 7 10l5 5',
  next: 'M8 5l5 5-5 5',
  edit: 'M4 16l1-4 8.5-8.5 3 3L8 15zM11.5 5.5l3 3',
  anki: 'M10 3l2 4.7 5 .5-3.8 3.3 1.2 5-4.4-2.7-4.4 2.7 1.2-5L3 8.2l5-.5z',
  site: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14M3 10h14M10 3c3 4 3 10 0 14M10 3c-3 4-3 10 0 14',
  close: 'M5.5 5.5 14.5 14.5M14.5 5.5 5.5 14.5',
} as const;

export type PinnedButton = keyof typeof PATHS;

/** Renders the buttons of a pinned card, which are in its tab order. */
export function drawPinnedBar(core: PageCore, parts: PinnedBarParts): HTMLElement {
  const { drawAct, drawBlock, drawIconButton, labelMarks } = core.parts;
  const bar = drawBlock('bar');
  const add = (name: keyof typeof PATHS, onPress: () => void, text?: string) => {
    const button = drawIconButton({ path: PATHS[name], label: core.settings.texts.pinned[name], text }, onPress);
    button.tabIndex = 0;
    button.dataset.name = name;
    bar.append(button);
  };
  if (parts.hasTrail) add('back', parts.onBack);
  if (parts.hasOthers) {
    add('previous', () => parts.onStep(-1));
    add('next', () => parts.onStep(1));
  }
  for (const act of ['study', 'know'] as const) {
    const button = drawAct(core.settings.texts, act, () => parts.onStudy(act));
    button.tabIndex = 0;
    bar.append(button);
  }
  labelMarks(bar, core.settings.texts, parts.entry);
  // For a word without a meaning, the form is the main action.
  const hasMeaning = parts.entry.meanings.length > 0 || parts.entry.definition !== undefined;
  add('edit', parts.onEdit, hasMeaning ? undefined : core.settings.texts.pinned.write);
  if (core.settings.known?.hasAnki) add('anki', parts.onAnki);
  add('site', parts.onSite);
  add('close', parts.onClose);
  return bar;
}
