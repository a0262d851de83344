import { toLanguageCode } from '../../language/language-code.ts';
import type { LanguageReference } from '../../model/language.ts';
import type { DeckSummary } from '../../model/source.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { Notice } from '../shared/Notice.tsx';
import { OfferBox } from '../shared/offer/OfferBox.tsx';
import { isSameLanguage } from '../shared/spoken-language.ts';
import { countWords, joinSentences, text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { Step, WayOut } from './Step.tsx';
import { welcomeText } from './text.ts';
import type { WelcomeModel } from './welcome-model.ts';

interface DeckStepProps {
  model: WelcomeModel;
  number: number;
  /** BCP 47 tags of the browser's languages. */
  spoken: readonly string[];
}

/** Whether a language has no meanings in the first language of the person, who learns another one. */
function lacksFirst(
  from: string | undefined,
  targets: readonly LanguageReference[],
  [first]: readonly string[],
): boolean {
  if (from === undefined || first === undefined || isSameLanguage(from, first)) return false;
  return !targets.some(({ iso639_3 }) => isSameLanguage(iso639_3, first));
}

/** The languages that the person learns and speaks. Their deck is added as soon as both are chosen. */
export function DeckStep({ model, number, spoken }: DeckStepProps) {
  const { choice } = model;
  const wanted = choice.deck.value;
  const targets = choice.targets.value;
  const isLimited =
    choice.from.value !== undefined &&
    targets.length > 0 &&
    !targets.some(({ iso639_3 }) => spoken.some((tag) => isSameLanguage(iso639_3, tag)));
  const meant = targets.find(({ iso639_3 }) => iso639_3 === choice.to.value);
  const isSecond = !isLimited && meant !== undefined && lacksFirst(choice.from.value, targets, spoken);
  const [own] = spoken.flatMap((tag) => toLanguageCode(tag) ?? []);
  const isHere = isAdded(model);
  const state = findDeckState(model);
  return (
    <Step id="welcome-deck" title={welcomeText.deckTitle} number={number} isDone={model.done.value.deck}>
      <div class="languages">
        <LanguageSelect
          id="welcome-from"
          label={text.learn}
          languages={choice.sources.value}
          chosen={choice.from.value}
          onChoose={(code) => void model.chooseFrom(code)}
          placeholder={text.chooseLanguage}
        />
        <LanguageSelect
          id="welcome-to"
          label={welcomeText.speak}
          languages={targets}
          chosen={choice.to.value}
          onChoose={(code) => void model.chooseTo(code)}
          placeholder={text.chooseLanguage}
        />
      </div>
      {wanted && !isHere && <p class="hint">{countWords(wanted)}</p>}
      {isLimited ? <p class="hint">{welcomeText.onlyMeanings}</p> : null}
      {isSecond ? <p class="hint">{welcomeText.meaningsWillBe({ language: nameLanguage(meant) })}</p> : null}
      <div class="messages" id="welcome-deck-messages" role="status">
        <DeckMessage model={model} state={state} />
      </div>
      {wanted && state === 'offered' ? (
        <p>
          <button type="button" class="button is-primary" id="welcome-add" onClick={() => void model.settle()}>
            {welcomeText.add({ cards: wanted.cards })}
          </button>
        </p>
      ) : null}
      <OfferBox
        send={model.send}
        from={choice.from.value}
        to={isLimited || isSecond ? own : choice.to.value}
        isOpen={isLimited || isSecond}
      />
      <p>
        <WayOut id="welcome-more-words" href="/options.html#get-deck">
          {welcomeText.moreWords}
        </WayOut>
      </p>
    </Step>
  );
}

/** Whether the chosen deck is on the device. */
const isAdded = ({ deck, choice }: WelcomeModel) =>
  deck.value !== undefined && deck.value.pair === choice.deck.value?.pair;

const findProblem = ({ starters, library }: WelcomeModel) => starters.problem.value ?? library.problem.value;

/** State of the chosen deck. */
type DeckState = 'failed' | 'settling' | 'added' | 'offered';

function findDeckState(model: WelcomeModel): DeckState {
  if (findProblem(model) !== undefined) return 'failed';
  if (model.isSettling.value) return 'settling';
  return isAdded(model) ? 'added' : 'offered';
}

function DeckMessage({ model, state }: { model: WelcomeModel; state: DeckState }) {
  const problem = findProblem(model);
  if (problem !== undefined) {
    return (
      <ErrorNotice code={problem}>
        <button type="button" class="button is-small" id="welcome-again" onClick={() => void tryAgain(model)}>
          {text.tryAgain}
        </button>
      </ErrorNotice>
    );
  }
  if (state === 'settling') return <p class="quiet">{welcomeText.adding}</p>;
  const wanted = model.choice.deck.value;
  if (state !== 'added' || !model.deck.value) return null;
  const isPictures = wanted?.kind === 'pictures';
  return (
    <Notice tone="success">
      <span class="notice-text">
        {joinSentences([
          countAdded(model.deck.value),
          ...(isPictures ? [text.sentence({ title: countWords(wanted) }), welcomeText.picturesOnly] : []),
        ])}
      </span>
    </Notice>
  );
}

function countAdded({ cards, isComplete, expectedCards }: DeckSummary): string {
  return isComplete || expectedCards === undefined
    ? welcomeText.here({ cards })
    : welcomeText.hereSoFar({ cards, total: expectedCards });
}

async function tryAgain(model: WelcomeModel): Promise<void> {
  model.library.dismissProblem();
  await model.load();
  await model.settle();
}
