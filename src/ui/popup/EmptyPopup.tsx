import { Icon } from '../shared/Icon.tsx';
import { popupText } from './text.ts';

/** There is no deck: what Wayword needs to begin. */
export function EmptyPopup({ onOpenOptions }: { onOpenOptions: () => void }) {
  return (
    <div class="blank" id="no-deck">
      <img class="blank-mark" src="/icon/128.png" alt="" width="56" height="56" />
      <h1 class="blank-title">{popupText.emptyTitle}</h1>
      <p class="blank-text">{popupText.emptyAdvice}</p>
      <button type="button" class="button is-primary" onClick={onOpenOptions}>
        {popupText.connect}
        <Icon name="arrow" />
      </button>
    </div>
  );
}
