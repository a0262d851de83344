import type { ComponentChildren } from 'preact';
import type { PopupModel } from './popup-model.ts';
import type { PopupMode } from './popup-view.ts';
import { popupHints, popupText } from './text.ts';

/** Switch between Study, with its number of due words, and Browse; and the way to the progress page. */
export function ViewChoice({ model, view }: { model: PopupModel; view: PopupMode }) {
  const left = model.study.view.value?.left;
  const due = left ? left.due + left.learning : 0;
  return (
    <nav class="views" aria-label={popupText.views}>
      <ViewButton model={model} mode="study" view={view}>
        {popupText.study}
        {due === 0 ? null : (
          <span class="view-count">
            <span aria-hidden="true">{due}</span>
            <span class="visually-hidden">{popupText.dueLabel({ count: due })}</span>
          </span>
        )}
      </ViewButton>
      <ViewButton model={model} mode="browse" view={view}>
        {popupText.browse}
      </ViewButton>
      <a
        class="tab"
        id="view-progress"
        href="/progress.html"
        target="_blank"
        rel="noopener"
        title={popupHints.progress}
      >
        {popupText.progress}
      </a>
    </nav>
  );
}

interface ViewButtonProps {
  model: PopupModel;
  mode: PopupMode;
  view: PopupMode;
  children: ComponentChildren;
}

function ViewButton({ model, mode, view, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      class="tab"
      id={`view-${mode}`}
      title={popupHints[mode]}
      {...(mode === view ? { 'aria-current': 'page' as const } : {})}
      onClick={() => void model.show(mode)}
    >
      {children}
    </button>
  );
}
