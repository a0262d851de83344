import type { Pieces } from '../pieces.ts';
import { findCaption } from './caption.ts';
import { findContinuation } from './continuation.ts';
import { findReadingPassage } from './reading.ts';

export const pieces: Pieces = { findContinuation, findReadingPassage, findCaption };
