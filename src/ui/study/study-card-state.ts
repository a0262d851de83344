import type { StudyCard } from '../../model/study.ts';
import type { CardFront } from '../../settings/settings.ts';

/** What the open card shows. */
export interface StudyCardState {
  /** Side in the card's `data-side`; `new`: the introduction of a new word. */
  side: 'new' | 'front' | 'back';
  /** Kind of a word without answers, before its introduction or its first question is over. */
  newness: 'new-word' | 'first-question' | undefined;
  /** The side of the word. On the answer side it is always the word itself. */
  face: CardFront;
  /** Whether the face shows how the word is read. */
  hasReading: boolean;
  /** Sentences beside the word. On the answer side they are below the meanings, which they would push out of sight. */
  hasSentences: boolean;
  hasAnswerField: boolean;
  hasMeanings: boolean;
  /** Where the learner's own meaning is written. */
  definition: 'form' | 'button' | undefined;
}

interface StudyCardFacts {
  card: Pick<StudyCard, 'phase' | 'isMet'>;
  side: 'front' | 'back';
  /** Whether a new word is being introduced. */
  isIntroduction: boolean;
  isEditing: boolean;
  /** The settings of the question side. */
  front: CardFront;
  hasReadings: boolean;
  isTyping: boolean;
}

export function describeStudyCard(facts: StudyCardFacts): StudyCardState {
  const { card, side, isIntroduction, front } = facts;
  const isAnswer = side === 'back' || isIntroduction;
  const isEditing = side === 'back' && facts.isEditing;
  return {
    side: isIntroduction ? 'new' : side,
    newness: card.phase !== 'new' ? undefined : isIntroduction ? 'new-word' : 'first-question',
    face: isAnswer ? 'word' : front,
    hasReading: isAnswer || facts.hasReadings,
    hasSentences: card.isMet && !isAnswer && front === 'word',
    hasAnswerField: !isAnswer && facts.isTyping,
    hasMeanings: isAnswer && !isEditing,
    definition: isEditing ? 'form' : isAnswer && !isIntroduction ? 'button' : undefined,
  };
}
