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
  /** Whether it opens without being asked. */
  isOpen?: boolean;
}

/** A box that opens to show what there is for two languages. */
export function OfferBox({ isOpen = false, ...props }: OfferBoxProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details class="offer-box" id="offer" open={isOpen} onToggle={() => setOpened(true)}>
      <summary class="offer-summary">{text.offer}</summary>
      {isOpened || isOpen ? <OfferPanel key={`${props.from} ${props.to}`} {...props} /> : null}
    </details>
  );
}
