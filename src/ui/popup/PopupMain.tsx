import type { RefObject } from 'preact';
import type { SyncState } from '../../model/sync.ts';
import { lazy } from '../shared/lazy.tsx';
import { StudyScreen } from '../study/StudyScreen.tsx';
import { FlashcardView } from './FlashcardView.tsx';
import type { PopupModel } from './popup-model.ts';
import type { PopupState } from './popup-state.ts';
import { popupText } from './text.ts';

// Screens that are seldom first load later, so they do not delay the first card.
const DeckPanel = lazy(async () => (await import('./DeckPanel.tsx')).DeckPanel);
const EmptyPopup = lazy(async () => (await import('./EmptyPopup.tsx')).EmptyPopup);
const KeysPanel = lazy(async () => (await import('./KeysPanel.tsx')).KeysPanel);
const SearchPanel = lazy(async () => (await import('./search/SearchPanel.tsx')).SearchPanel);
const CheckPanel = lazy(async () => (await import('./CheckPanel.tsx')).CheckPanel);
const PagePanel = lazy(async () => (await import('./page/PagePanel.tsx')).PagePanel);
const SuggestionNote = lazy(async () => (await import('../study/SuggestionNote.tsx')).SuggestionNote);
const SyncPanel = lazy(async () => (await import('../shared/SyncPanel.tsx')).SyncPanel);

interface PopupMainProps {
  model: PopupModel;
  main: PopupState['main'];
  speakRef: RefObject<HTMLButtonElement | null>;
  onOpenOptions: () => void;
  onClosePanel: () => void;
  /** @param rank - Rank at which new words start from now on; undefined to leave it. */
  onLeaveCheck: (rank: number | undefined) => void;
  /** Moves the focus to the button that opens the list of decks. */
  onFocusSwitcher: () => void;
}

/** The open panel, or the screen of the view. */
export function PopupMain(props: PopupMainProps) {
  switch (props.main) {
    case 'decks':
      return <Decks {...props} />;
    case 'keys':
      return <Keys {...props} />;
    case 'search':
      return <Search {...props} />;
    case 'check':
      return <Check {...props} />;
    case 'page':
      return <Page {...props} />;
    case 'beginning':
      return <Beginning {...props} />;
    case 'study':
      return <Study {...props} />;
    case 'browse':
      return <BrowseMain {...props} />;
    case 'loading':
      return <p class="popup-loading quiet">{popupText.loading}</p>;
    case 'empty':
      return null;
  }
}

function Decks({ model, onFocusSwitcher }: PopupMainProps) {
  return (
    <DeckPanel
      groups={model.groups.value}
      currentPair={model.browse.pair.value}
      onChoose={(pair) => {
        void model.choose(pair);
        onFocusSwitcher();
      }}
    />
  );
}

function Keys({ model: { view, study }, onClosePanel }: PopupMainProps) {
  const choices = { ratings: study.ratings.value, hasLetterKeys: study.modes.hasLetterKeys.value };
  return <KeysPanel isStudy={view.value === 'study'} choices={choices} onClose={onClosePanel} />;
}

function Search({ model, onFocusSwitcher }: PopupMainProps) {
  return (
    <SearchPanel
      send={model.send}
      pair={model.browse.pair.value}
      asked={model.asked}
      onOpened={model.noteLookUp}
      onBrowse={(pair, rank) => {
        void model.browseTo(pair, rank);
        onFocusSwitcher();
      }}
    />
  );
}

function Check({ model: { send, library, current }, onLeaveCheck }: PopupMainProps) {
  const deck = current.value?.deck;
  return deck ? <CheckPanel send={send} decks={library.decks} deck={deck} onStudy={onLeaveCheck} /> : null;
}

function Page({ model }: PopupMainProps) {
  const { send, loadReader, library } = model;
  if (!loadReader) return null;
  return (
    <PagePanel
      send={send}
      loadReader={loadReader}
      title={model.pageTitle.value}
      decks={library.decks.value}
      onStudy={(chosen) => void model.studyChosen(chosen)}
    />
  );
}

function Beginning({ model, onOpenOptions }: PopupMainProps) {
  const beginning = model.beginning.value;
  return beginning ? <EmptyPopup model={model} beginning={beginning} onOpenOptions={onOpenOptions} /> : null;
}

function Study({ model, speakRef }: PopupMainProps) {
  return (
    <StudyScreen
      model={model.study}
      send={model.send}
      deck={model.current.value?.deck}
      question={model.question.value}
      speakRef={speakRef}
      onCheck={() => {
        model.panel.value = 'check';
      }}
    />
  );
}

const ON_ITS_WAY: ReadonlySet<SyncState> = new Set(['queued', 'running', 'waiting']);

function BrowseMain({ model, onFocusSwitcher }: PopupMainProps) {
  const sync = model.current.value?.sync;
  return (
    <>
      {sync ? <SyncPanel status={sync} library={model.library} onGone={onFocusSwitcher} /> : null}
      <FlashcardView shown={model.browse.shown.value} isOnItsWay={sync !== undefined && ON_ITS_WAY.has(sync.state)} />
      {model.browse.shown.value ? (
        <SuggestionNote model={model.study} send={model.send} reload={model.browse.reload} onDone={onFocusSwitcher} />
      ) : null}
    </>
  );
}
