import type { Box } from '../../box.ts';
import type { Finding } from '../../hover.ts';
import type { Passage } from '../../passage.ts';
import type { Sentence } from '../foreign-text.ts';
import type { Pin } from '../pin.ts';

/** A finding as sent into the frame. Positions are pixels of the frame's own viewport. */
export interface FramedFinding extends Omit<Finding, 'passage'> {
  passage: Pick<Passage, 'text' | 'offset' | 'language' | 'box' | 'isVertical'>;
}

/** Messages from the page's part to the frame's part. */
export type FrameOrder =
  | ({ type: 'open'; finding: FramedFinding; number: number } & Omit<Pin, 'finding'>)
  /** A key pressed on the pinned card is intended for it. */
  | { type: 'press'; key: string }
  /** The word moved: its new boxes, empty if it is gone. */
  | { type: 'place'; boxes: Box[] }
  /** `lookUp`: look up the selection or the visible card in the frame. */
  | { type: 'close' | 'giveUp' | 'keepDraft' | 'hush' | 'lookUp' }
  /** A message to announce and, with a box, to show. */
  | { type: 'say'; sentence: Sentence; box?: Box };

/** Messages from the frame's part to the page's part. */
export type FrameReport =
  | {
      type: 'state';
      /** Number of the last pin request. */
      number: number;
      /** Boxes of visible content. */
      area: Box | undefined;
      /** Nothing is visible or announced. */
      isEmpty: boolean;
      hasDraft: boolean;
      /** Text is selected there, or a nested card shows a word of the pinned one. */
      hasTarget: boolean;
    }
  /** The pinned card was closed; `number` as above. */
  | { type: 'closed'; number: number }
  /** A key was pressed. Its name is sent only if it acts on the card. */
  | { type: 'key'; key: string | undefined }
  /** The extension was unloaded. */
  | { type: 'gone' };

/**
 * Messages are sent as text: objects that Firefox clones belong to the page's world, where a content script can read them but not
 * add its own objects.
 */
export const writeMessage = (message: FrameOrder | FrameReport): string => JSON.stringify(message);

/** Parses a message from `writeMessage` of the other part. */
export const readMessage = <Message extends FrameOrder | FrameReport>(text: string): Message => JSON.parse(text);
