import { useRef } from 'preact/hooks';
import { DamageNotice } from '../shared/damage/DamageNotice.tsx';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { lazy } from '../shared/lazy.tsx';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { chooseStart } from '../study/choose-start.ts';
import type { BrowseNotice } from './browse-notice.ts';
import { CardNavigation } from './CardNavigation.tsx';
import { PopupHeader } from './PopupHeader.tsx';
import { PopupMain } from './PopupMain.tsx';
import type { WaysOut } from './PopupMenu.tsx';
import type { PopupModel } from './popup-model.ts';
import { describePopup } from './popup-state.ts';
import { describeNotice, popupHints } from './text.ts';
import { useKeyboard } from './use-keyboard.ts';

// Screens that are seldom first load later, so they do not delay the first card.
const BrowseActions = lazy(async () => (await import('./BrowseActions.tsx')).BrowseActions);

interface PopupProps {
  model: PopupModel;
  onOpenOptions: () => void;
  waysOut: WaysOut | undefined;
}

/** Long because the header, the panels and the keyboard share the places for the focus. */
export function Popup({ model, onOpenOptions, waysOut }: PopupProps) {
  const switcher = useRef<HTMLButtonElement>(null);
  const rankField = useRef<HTMLInputElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const speakButton = useRef<HTMLButtonElement>(null);
  const { panel: openPanel, browse } = model;
  const panel = openPanel.value;
  const view = model.view.value;
  const hasCard = browse.shown.value !== undefined;
  const hasDeck = model.current.value?.deck !== undefined;
  const state = describePopup({ view, panel, hasDeck, hasCard, hasBeginning: model.beginning.value !== undefined });

  /** Words may be known now. The study screen takes the focus itself. */
  const leaveCheck = async (rank: number | undefined) => {
    const pair = browse.pair.value;
    if (rank !== undefined && pair !== undefined) {
      await chooseStart({ model: model.study, send: model.send, pair, rank });
    }
    await model.show('study');
  };
  const closePanel = () => {
    if (panel === 'check') return void leaveCheck(undefined);
    const opener = {
      menu: menuButton,
      keys: menuButton,
      page: menuButton,
      search: searchButton,
      decks: switcher,
      none: switcher,
    }[panel];
    openPanel.value = 'none';
    opener.current?.focus();
  };
  useKeyboard({ model, rankField, speakButton, closePanel });

  return (
    <>
      <PopupHeader
        model={model}
        mode={state.mode}
        switcherRef={switcher}
        menuRef={menuButton}
        searchRef={searchButton}
        onOpenOptions={onOpenOptions}
        waysOut={waysOut}
      />
      <DamageNotice model={model.damage} />
      <main class="popup-main" data-view={view}>
        {state.needsHeading ? <h1 class="visually-hidden">{text.productName}</h1> : null}
        <PopupMain
          model={model}
          main={state.main}
          speakRef={speakButton}
          onOpenOptions={onOpenOptions}
          onClosePanel={closePanel}
          onLeaveCheck={(rank) => void leaveCheck(rank)}
          onFocusSwitcher={() => switcher.current?.focus()}
        />
        <Problems model={model} />
      </main>
      {state.hasFooter ? (
        <footer class="popup-footer">
          <BrowseActions send={model.send} browse={browse} hasKeys={model.study.modes.hasLetterKeys.value} />
          <MoveNotice notice={browse.notice.value} />
          <CardNavigation browse={browse} entry={model.current.value} fieldRef={rankField} />
        </footer>
      ) : null}
    </>
  );
}

/** Error of the whole popup. The live region is always present, so that screen readers register it. */
function Problems({ model: { library, study, browse, load, view } }: { model: PopupModel }) {
  // Study has its own panel for it.
  const isShown = view.value === 'study' && study.problem.value === library.problem.value;
  const problem = isShown ? undefined : library.problem.value;
  return (
    <div class="messages" id="problems" role="status">
      {problem === undefined ? null : (
        <ErrorNotice code={problem}>
          <button type="button" class="button is-small" title={popupHints.retry} onClick={() => load()}>
            {text.tryAgain}
          </button>
        </ErrorNotice>
      )}
      {view.value === 'browse' && !browse.shown.value ? <NoticeText notice={browse.notice.value} /> : null}
    </div>
  );
}

/** Message of the last move. It overlaps the edge of the card, so the card does not move. */
function MoveNotice({ notice }: { notice: BrowseNotice | undefined }) {
  const last = useRef({ notice, count: 0 });
  if (last.current.notice !== notice) last.current = { notice, count: last.current.count + 1 };
  return (
    <div class="messages is-over" id="notice" role="status">
      {/* The same sentence once more is another element, and read out again. */}
      <NoticeText key={last.current.count} notice={notice} />
    </div>
  );
}

function NoticeText({ notice }: { notice: BrowseNotice | undefined }) {
  if (notice === undefined) return null;
  if (notice.kind === 'error') return <ErrorNotice code={notice.code} />;
  return (
    <Notice tone="info">
      <span class="notice-text">{describeNotice(notice)}</span>
    </Notice>
  );
}
