import type { ExtensionTexts } from 'wayword:texts';

/** The texts of the hover card, which the background sends to pages. `fillText` inserts values for `{names}`. */
export type PageTexts = Pick<ExtensionTexts, 'language' | 'direction' | 'card' | 'pinned'>;
