/** How a dictionary is laid out in its archive. */
export const LAYOUTS = ['yomitan', 'stardict', 'dictd'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A dictionary in an archive. */
export interface DictionaryFormat {
  kind: Layout;
  /** As the dictionary calls itself; absent if it does not. */
  title?: string;
  /** Bytes of its entries when unpacked. */
  unpackedBytes: number;
  /** Whom to credit; empty if unknown. */
  credit: string;
  /** Its cards are ordered by frequency. */
  isRanked: boolean;
}

export function isDictionaryFormat(format: { kind: string } | undefined): format is DictionaryFormat {
  return LAYOUTS.some((layout) => layout === format?.kind);
}
