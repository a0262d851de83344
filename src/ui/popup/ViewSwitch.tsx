import type { PopupModel } from './popup-model.ts';
import type { PopupMode } from './popup-view.ts';
import { popupHints, popupText } from './text.ts';

/** The way to the other view: from Browse to Study, with its number of due words, and back. */
export function ViewSwitch({ model, view }: { model: PopupModel; view: PopupMode }) {
  const other = view === 'study' ? 'browse' : 'study';
  const left = model.study.view.value?.left;
  const due = left && other === 'study' ? left.due + left.learning : 0;
  return (
    <button
      type="button"
      class="view-switch"
      // Another view is another button: the focus does not stay on one that does the opposite.
      key={other}
      id={`view-${other}`}
      title={popupHints[other]}
      onClick={() => void model.show(other)}
    >
      {popupText[other]}
      {due === 0 ? null : (
        <span class="view-count">
          <span aria-hidden="true">{due}</span>
          <span class="visually-hidden">{popupText.dueLabel({ count: due })}</span>
        </span>
      )}
    </button>
  );
}
