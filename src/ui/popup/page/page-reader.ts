import type { RequestOf } from '../../../messaging/messages.ts';
import type { ReadPage } from '../../../model/read-page.ts';

/** Reads the page behind the popup, or beside the side panel. */
export interface TabReader {
  /**
   * @param onShare - Called with the part of the text that is read, 0 to 1.
   * @param signal - Ends the reading.
   * @returns Undefined for a page that extensions may not read.
   */
  read(onShare: (share: number) => void, signal: AbortSignal): Promise<ReadPage | undefined>;
  /** Sends a mark from the page, whose title then belongs to the sentence. @returns Whether it was stored. */
  mark(request: RequestOf<'study.mark'>): Promise<boolean>;
  /** Shows the page again. */
  show(): Promise<void>;
}

/** Undefined in a tab of its own, which has no page behind it. */
export type LoadReader = (() => Promise<TabReader>) | undefined;
