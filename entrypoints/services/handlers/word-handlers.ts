import type { HandlerParts, HandlersOf } from './handler-parts.ts';

/** Answers messages about the list of the learner's own words. */
export function createWordHandlers({ ownWords, study, changes }: HandlerParts): HandlersOf<'word'> {
  /** Look-ups show definitions as they show decks. */
  const report = (hasChangedDefinitions: boolean) => {
    study.forget();
    changes.study.emit();
    if (hasChangedDefinitions) changes.decks.emit();
  };
  return {
    'word.list': ownWords.list,
    'word.keys': ownWords.keys,
    async 'word.act'(request) {
      const words = await ownWords.act(request);
      report(request.act === 'remove');
      return { words };
    },
    async 'word.takeBack'(request) {
      await ownWords.takeBack(request);
      report(true);
    },
  };
}
