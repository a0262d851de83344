import { useRef } from 'preact/hooks';
import type { SyncState } from '../../model/sync.ts';
import { DamageNotice } from '../shared/damage/DamageNotice.tsx';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { lazy } from '../shared/lazy.tsx';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { chooseStart } from '../study/choose-start.ts';
import { StudyScreen } from '../study/StudyScreen.tsx';
import type { BrowseNotice } from './browse-notice.ts';
import { CardNavigation } from './CardNavigation.tsx';
import { FlashcardView } from './FlashcardView.tsx';
import { PopupHeader, type WaysOut } from './PopupHeader.tsx';
import type { PopupModel } from './popup-model.ts';
import { describeNotice, popupHints, popupText } from './text.ts';
import { useKeyboard } from './use-keyboard.ts';
import { ViewChoice } from './ViewChoice.tsx';

// Screens that are seldom first load later, so they do not delay the first card.
const BrowseActions = lazy(async () => (await import('./BrowseActions.tsx')).BrowseActions);
const DeckPanel = lazy(async () => (await import('./DeckPanel.tsx')).DeckPanel);
const EmptyPopup = lazy(async () => (await import('./EmptyPopup.tsx')).EmptyPopup);
const KeysPanel = lazy(async () => (await import('./KeysPanel.tsx')).KeysPanel);
const SearchPanel = lazy(async () => (await import('./search/SearchPanel.tsx')).SearchPanel);
const CheckPanel = lazy(async () => (await import('./CheckPanel.tsx')).CheckPanel);
// It has to wait for the background's answer about the site anyway.
const SiteBar = lazy(async () => (await import('./SiteBar.tsx')).SiteBar);
const SyncPanel = lazy(async () => (await import('../shared/SyncPanel.tsx')).SyncPanel);

interface PopupProps {
  model: PopupModel;
  onOpenOptions: () => void;
  waysOut: WaysOut | undefined;
}

export function Popup({ model, onOpenOptions, waysOut }: PopupProps) {
  const switcher = useRef<HTMLButtonElement>(null);
  const rankField = useRef<HTMLInputElement>(null);
  const keysButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const speakButton = useRef<HTMLButtonElement>(null);
  const panel = model.panel.value;
  const view = model.view.value;
  const beginning = model.beginning.value;
  const deck = model.current.value?.deck;

  const closePanel = () => {
    if (panel === 'check') return void leaveCheck();
    const opener = { keys: keysButton, search: searchButton, decks: switcher, none: switcher }[panel];
    model.panel.value = 'none';
    opener.current?.focus();
  };
  /** Words may be known now. The study screen takes the focus itself. */
  const leaveCheck = async (rank?: number) => {
    const pair = model.browse.pair.value;
    if (rank !== undefined && pair !== undefined) {
      await chooseStart({ model: model.study, send: model.send, pair, rank });
    }
    await model.show('study');
  };
  useKeyboard({ model, rankField, speakButton, closePanel });

  return (
    <>
      <PopupHeader
        model={model}
        switcherRef={switcher}
        keysRef={keysButton}
        searchRef={searchButton}
        onOpenOptions={onOpenOptions}
        waysOut={waysOut}
      />
      <DamageNotice model={model.damage} />
      <SiteBar site={model.site} />
      {view === 'browse' || view === 'study' ? <ViewChoice model={model} view={view} /> : null}
      <main class="popup-main" data-view={view}>
        {view === 'loading' || view === 'failed' || (view === 'browse' && !model.browse.shown.value) ? (
          // Screens that load later have their own heading.
          <h1 class="visually-hidden">{text.productName}</h1>
        ) : null}
        {panel === 'decks' ? (
          <DeckPanel
            groups={model.groups.value}
            currentPair={model.browse.pair.value}
            onChoose={(pair) => {
              void model.choose(pair);
              switcher.current?.focus();
            }}
          />
        ) : panel === 'keys' ? (
          <KeysPanel
            study={
              view === 'study'
                ? { ratings: model.study.ratings.value, hasLetterKeys: model.study.modes.hasLetterKeys.value }
                : undefined
            }
            onClose={closePanel}
          />
        ) : panel === 'search' ? (
          <SearchPanel
            send={model.send}
            pair={model.browse.pair.value}
            asked={model.asked}
            onBrowse={(pair, rank) => {
              void model.browseTo(pair, rank);
              switcher.current?.focus();
            }}
          />
        ) : panel === 'check' && deck ? (
          <CheckPanel
            send={model.send}
            decks={model.library.decks}
            deck={deck}
            onStudy={(rank) => void leaveCheck(rank)}
          />
        ) : view === 'empty' ? (
          beginning && <EmptyPopup model={model} beginning={beginning} onOpenOptions={onOpenOptions} />
        ) : view === 'study' ? (
          <StudyScreen
            model={model.study}
            send={model.send}
            deck={deck}
            hasOtherDecks={(model.library.decks.value?.length ?? 0) > 1}
            speakRef={speakButton}
            onCheck={() => {
              model.panel.value = 'check';
            }}
          />
        ) : view === 'browse' ? (
          <BrowseMain model={model} onSyncGone={() => switcher.current?.focus()} />
        ) : view === 'loading' ? (
          <p class="popup-loading quiet">{popupText.loading}</p>
        ) : null}
        <Problems model={model} />
      </main>
      {view === 'browse' && panel === 'none' && model.browse.shown.value ? (
        <footer class="popup-footer">
          <BrowseActions send={model.send} browse={model.browse} />
          <MoveNotice notice={model.browse.notice.value} />
          <CardNavigation browse={model.browse} entry={model.current.value} fieldRef={rankField} />
        </footer>
      ) : null}
    </>
  );
}

const ON_ITS_WAY: ReadonlySet<SyncState> = new Set(['queued', 'running', 'waiting']);

interface BrowseMainProps {
  model: PopupModel;
  onSyncGone: () => void;
}

function BrowseMain({ model, onSyncGone }: BrowseMainProps) {
  const sync = model.current.value?.sync;
  return (
    <>
      {sync ? <SyncPanel status={sync} library={model.library} onGone={onSyncGone} /> : null}
      <FlashcardView shown={model.browse.shown.value} isOnItsWay={sync !== undefined && ON_ITS_WAY.has(sync.state)} />
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
