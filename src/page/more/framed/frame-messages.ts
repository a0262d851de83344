import type { Box } from '../../box.ts';
import type { Finding } from '../../hover.ts';
import type { Passage } from '../../passage.ts';
import type { Sentence } from '../foreign-text.ts';
import type { UndoOffer } from '../notice.ts';
import type { Pin } from '../pinned-card.ts';

/** A finding as it goes into the frame: places are pixels of the frame's own view. */
export interface FramedFinding extends Omit<Finding, 'passage'> {
  passage: Pick<Passage, 'text' | 'offset' | 'language' | 'box' | 'isVertical'>;
}

/** What the page's part tells the one in the frame. */
export type FrameOrder =
  | ({ type: 'open'; finding: FramedFinding; number: number } & Omit<Pin, 'finding'>)
  /** A key that was pressed on the pinned card is meant for it. */
  | { type: 'press'; key: string }
  /** The word stands somewhere else now: its boxes, none where it is gone. */
  | { type: 'place'; boxes: Box[] }
  /** `lookUp`: what is selected or shown in the frame. */
  | { type: 'close' | 'giveUp' | 'keepDraft' | 'hush' | 'lookUp' }
  /** To be read out, beside a box also to be seen, with a button for what can be taken back. */
  | { type: 'say'; sentence: Sentence; box?: Box; undo?: UndoOffer | undefined };

/** What the part in the frame tells the page's. */
export type FrameReport =
  | {
      type: 'state';
      /** Of the pin that was ordered last. */
      number: number;
      /** Where something stands that is seen. */
      area: Box | undefined;
      /** Nothing shows, nor is read out. */
      isEmpty: boolean;
      hasDraft: boolean;
      /** Something is selected there, or a card shows a word of the pinned one. */
      hasTarget: boolean;
    }
  /** The pinned card has been closed; `number` as above. */
  | { type: 'closed'; number: number }
  /** A key was pressed. Named only where it does something to the card. */
  | { type: 'key'; key: string | undefined }
  /** The extension is. */
  | { type: 'gone' };

/**
 * The messages between the two go as text: what Firefox clones belongs to the world of the window's own scripts, where a content script
 * may read it but put nothing of its own into it.
 */
export const writeMessage = (message: FrameOrder | FrameReport): string => JSON.stringify(message);

/** Reads what `writeMessage` of the other part wrote. */
export const readMessage = <Message extends FrameOrder | FrameReport>(text: string): Message => JSON.parse(text);
