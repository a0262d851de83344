import type { Op } from '../../model/op.ts';
import type { OwnWordAct } from '../../model/own-word.ts';
import type { BatchAction } from '../../store/study/log/append-many.ts';
import { toUndo } from '../../store/study/log/undo-batch.ts';
import type { OwnWordRow } from './own-word-rows.ts';

interface ActContext {
  /** Whether a deck has the word. */
  hasDeck: boolean;
  /** The wishes to study it that are not undone. */
  wants: readonly Op[];
}

/**
 * Decides which ops an action on an own word takes.
 *
 * @returns None for a word that is in that state already.
 */
export function decideAct(
  act: OwnWordAct,
  { pair, word, definition, card, state }: Pick<OwnWordRow, 'pair' | 'word' | 'definition' | 'card' | 'state'>,
  { hasDeck, wants }: ActContext,
): BatchAction[] {
  const isAsked = card?.queue === 'learning' || card?.queue === 'review';
  switch (act) {
    case 'study':
      return isAsked || state.isWanted ? [] : [{ pair, word, kind: 'want' }];
    case 'know':
      return card?.queue === 'known' ? [] : [{ pair, word, kind: 'know' }];
    case 'stop':
      return card?.queue === 'suspended' ? [] : [{ pair, word, kind: 'suspend' }];
    case 'remove': {
      const actions: BatchAction[] = wants.map(toUndo);
      if (definition) actions.push({ pair, word, kind: 'undefine' });
      // Without a definition or a deck it could not be asked.
      if (isAsked && !hasDeck) actions.push({ pair, word, kind: 'suspend' });
      return actions;
    }
  }
}
