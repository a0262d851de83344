import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { judgeTyped } from '../../languages/typed-answer.ts';
import type { StudyCard } from '../../model/study.ts';
import { keyNames } from '../shared/key-text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { getTextAttributes, nameLanguage } from '../shared/written-language.ts';
import type { TypedAnswer } from './answer-modes.ts';
import { hintWithKey } from './hints.ts';
import { modesText, moreHints } from './more-text.ts';
import type { StudyModel } from './study-model.ts';

/** Words of this session whose missing accents were accepted once. */
const forgiven = new Set<string>();

/** The answer field. A typo may be corrected once, and missing accents are accepted once per session. The learner still rates by button. */
export function TypedAnswerField({ model, card }: { model: StudyModel; card: StudyCard }) {
  const field = useArrivalFocus<HTMLInputElement>();
  const [hint, setHint] = useState<string>();
  const hintLine = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // Below many meanings it would be out of view.
    if (hint !== undefined) hintLine.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  const isWord = model.modes.front.value === 'meaning';
  const language = isWord ? card.from : card.to;

  const check = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return model.reveal();
    const accepted = isWord ? [card.headword] : [card.definition ?? '', ...card.meanings];
    const verdict = judgeTyped(text, accepted, language.iso639_3);
    const id = `${card.pair} ${card.word}`;
    const isForgiven = verdict === 'accents' && !forgiven.has(id);
    if (hint === undefined && verdict === 'accents' && !isForgiven) setHint(modesText.accentsAgain);
    else if (hint === undefined && verdict === 'typo') setHint(modesText.almost);
    else {
      if (isForgiven) forgiven.add(id);
      model.revealTyped({ text, verdict });
    }
  };

  return (
    <form class="study-typing" onSubmit={check}>
      <label class="label" for="study-typed">
        {isWord ? modesText.typeWord({ language: nameLanguage(card.from) }) : modesText.typeMeaning}
      </label>
      <span class="study-typing-row">
        <input
          class="field"
          id="study-typed"
          ref={field}
          {...getTextAttributes(language.iso639_3)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={500}
          aria-describedby="study-typing-hint"
          onKeyDown={(event) => {
            // Enter that ends an input method composition does not submit.
            if (event.key === 'Enter' && event.isComposing) event.preventDefault();
          }}
        />
        <button type="submit" class="button" id="study-check" title={hintWithKey(moreHints.checkTyped, keyNames.enter)}>
          {modesText.check}
        </button>
      </span>
      <p class="study-typing-hint" id="study-typing-hint" role="status" ref={hintLine}>
        {hint ?? ''}
      </p>
    </form>
  );
}

/** The verdict, above the meanings. */
export function TypedVerdict({ typed: { text, verdict } }: { typed: TypedAnswer }) {
  return (
    <p class="study-verdict" id="study-verdict" data-verdict={verdict}>
      <span>{modesText.verdicts[verdict]}</span>
      {verdict === 'right' ? null : (
        <>
          {' '}
          <span>
            {modesText.youTyped} <bdi>{text}</bdi>
          </span>
        </>
      )}
    </p>
  );
}
