import { useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import { lazy } from '../lazy.tsx';
import { text } from '../text.ts';

// Few people open it.
const OfferPanel = lazy(async () => (await import('./OfferPanel.tsx')).OfferPanel);

interface OfferBoxProps {
  send: Send;
  from: string | undefined;
  to: string | undefined;
}

/** A box that opens to show what there is for two languages. */
export function OfferBox(props: OfferBoxProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details class="offer-box" id="offer" onToggle={() => setOpened(true)}>
      <summary class="offer-summary">{text.offer}</summary>
      {isOpened ? <OfferPanel {...props} /> : null}
    </details>
  );
}
