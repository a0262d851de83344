import { Notice } from '../Notice.tsx';
import type { DamageModel } from './damage-model.ts';
import { damageHints, damageText } from './text.ts';

interface DamageMessageProps {
  model: DamageModel;
  /** Address of the page that is open, which needs no link to itself. */
  here?: 'options' | undefined;
}

/** Says what the browser's storage has lost, with the way to what is left. */
export function DamageMessage({ model, here }: DamageMessageProps) {
  const damage = model.damage.value;
  const target = here === 'options' ? {} : { target: '_blank', rel: 'noopener' };
  if (model.isStuck.value) {
    return (
      <Notice tone="error" title={damageText.stuckTitle}>
        <span class="notice-text">{damageText.stuck}</span>
      </Notice>
    );
  }
  if (model.isClosed.value) {
    return (
      <Notice tone="error" title={damageText.closedTitle}>
        <span class="notice-text">{damageText.closed}</span>
        <button
          type="button"
          class="button is-small is-primary"
          id="damage-repair"
          title={damageHints.repair}
          onClick={() => void model.repair()}
        >
          {damageText.repair}
        </button>
      </Notice>
    );
  }
  if (damage?.state === 'gone') return <AllGone model={model} target={target} />;
  // The options list the decks themselves.
  if (!damage || here === 'options') return null;
  return (
    <Notice tone="error" title={damageText.lostDecks({ count: damage.lostDecks })}>
      <a class="button is-small" id="damage-decks" href="/options.html#decks" title={damageHints.showDecks} {...target}>
        {damageText.showDecks}
      </a>
    </Notice>
  );
}

/** The log and the decks are gone. @param target - Attributes of a link to the options. */
function AllGone({ model, target }: { model: DamageModel; target: { target?: string; rel?: string } }) {
  return (
    <Notice tone="error" title={damageText.goneTitle}>
      <span class="notice-text">{damageText.gone}</span>
      <span class="row-buttons">
        <a
          class="button is-small is-primary"
          id="damage-backup"
          href="/options.html#data"
          title={damageHints.backup}
          {...target}
        >
          {damageText.backup}
        </a>
        <button
          type="button"
          class="button is-small is-plain"
          id="damage-start-over"
          title={damageHints.startOver}
          onClick={() => void model.startOver()}
        >
          {damageText.startOver}
        </button>
      </span>
    </Notice>
  );
}
