import type { Finding } from '../hover.ts';

/** Content of the pinned card. */
export interface Pin {
  finding: Finding;
  /** Index of the selected entry. */
  index: number;
  /** Sentence of the word on the page. */
  sentence: string | undefined;
  /** Message to announce. */
  message?: string | undefined;
}

export interface PinnedCard {
  /** Shows a finding until it is closed, and takes the focus. */
  open(pin: Pin): void;
  close(): void;
  /** Returns to an unsaved definition. @returns Whether there is one, in which case the card stays. */
  keepDraft(): boolean;
  /** Applies changed settings while it is visible. */
  refresh(): Promise<void>;
}
