import { lazy } from '../lazy.tsx';
import type { DamageModel } from './damage-model.ts';

// Hardly anyone ever needs its texts.
const DamageMessage = lazy(async () => (await import('./DamageMessage.tsx')).DamageMessage);

/** A live region that is always there, so that screen readers register it. */
export function DamageNotice({ model, here }: { model: DamageModel; here?: 'options' }) {
  return (
    <div class="messages" id="damage" role="status">
      {model.damage.value || model.isClosed.value || model.isStuck.value ? (
        <DamageMessage model={model} here={here} />
      ) : null}
    </div>
  );
}
