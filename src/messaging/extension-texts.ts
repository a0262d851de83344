import type english from '../../assets/public/texts/en.json';

/**
 * What Wayword says outside of its own screens, in one language: a file `texts/<language>.json` of the package. The background reads
 * it and sends pages theirs; what the browser itself shows (`manifest`) is made into the browser's own format when the package is built.
 */
export type ExtensionTexts = typeof english;

/** What the hover card says: `{names}` are put in by `fillText`. */
export type PageTexts = Pick<ExtensionTexts, 'language' | 'direction' | 'card' | 'pinned'>;
