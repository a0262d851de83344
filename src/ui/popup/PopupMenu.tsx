import type { ComponentChildren } from 'preact';
import { SCREEN_KEYS } from '../../model/keymap.ts';
import { MAX_TITLE_LENGTH } from '../../model/limits.ts';
import { Icon, type IconName } from '../shared/Icon.tsx';
import { studyHints } from '../study/hints.ts';
import type { StudyModel } from '../study/study-model.ts';
import { studyText } from '../study/text.ts';
import './menu.css';
import type { PopupModel } from './popup-model.ts';
import type { PopupMode } from './popup-view.ts';
import { SiteBar } from './SiteBar.tsx';
import type { LookedUpOn } from './tab-facts.ts';
import { popupHints, popupText } from './text.ts';
import { useMenu } from './use-menu.ts';

/** Larger views of the popup. */
export interface WaysOut {
  tabUrl: string;
  /** Undefined if the browser has no side panel. */
  openSide: (() => Promise<void>) | undefined;
}

export interface PopupMenuProps {
  model: PopupModel;
  mode: PopupMode | undefined;
  onOpenOptions: () => void;
  waysOut: WaysOut | undefined;
  /** @param to - Where the focus goes: to the button of the menu, or where the pressed entry takes it. */
  onClose: (to: 'button' | 'elsewhere') => void;
}

/** The list of looked-up words, with those of a page first. Titles are stored in this length. */
function toLookedUp(page: LookedUpOn | undefined): string {
  const title = page && `?page=${encodeURIComponent(page.title.slice(0, MAX_TITLE_LENGTH))}`;
  const address = page?.address && `&address=${encodeURIComponent(page.address)}`;
  return `/options.html${title ?? ''}${address ?? ''}#looked-up`;
}

/** All that is needed less often than the card: progress, the session, the page behind the popup, and ways out. */
export function PopupMenu(props: PopupMenuProps) {
  const { model, mode, onOpenOptions, onClose } = props;
  const root = useMenu(onClose);
  const close = () => onClose('button');
  return (
    <section class="menu" id="popup-menu" aria-label={popupText.menu} ref={root}>
      {mode === undefined ? null : <WordsGroup model={model} onPress={close} />}
      {mode === 'study' && model.study.state.value === 'card' ? (
        <SessionGroup
          study={model.study}
          hasOtherDecks={(model.library.decks.value?.length ?? 0) > 1}
          onPointed={() => onClose('elsewhere')}
        />
      ) : null}
      <SiteBar site={model.site} />
      <WaysOutGroup {...props} />
      <div class="menu-group">
        {mode === undefined ? null : (
          <MenuButton
            id="show-keys"
            icon={<kbd>{SCREEN_KEYS.keys}</kbd>}
            hint={popupText.showKeys}
            onPress={() => {
              model.panel.value = 'keys';
            }}
          >
            {popupText.showKeys}
          </MenuButton>
        )}
        <MenuButton
          id="open-options"
          icon={<Icon name="options" />}
          hint={popupText.options}
          onPress={() => {
            close();
            onOpenOptions();
          }}
        >
          {popupText.options}
        </MenuButton>
      </div>
    </section>
  );
}

interface WordsGroupProps {
  model: PopupModel;
  onPress: () => void;
}

/** The words of the page, of all days, and those that were looked up. */
function WordsGroup({ model, onPress }: WordsGroupProps) {
  return (
    <div class="menu-group">
      {model.loadReader ? (
        <MenuButton
          id="view-page"
          icon={<Icon name="page" />}
          hint={popupHints.page}
          onPress={() => {
            model.panel.value = 'page';
          }}
        >
          {popupText.page}
        </MenuButton>
      ) : null}
      <MenuLink id="view-progress" href="/progress.html" icon="progress" hint={popupHints.progress} onPress={onPress}>
        {popupText.progress}
      </MenuLink>
      <MenuLink
        id="view-looked-up"
        href={toLookedUp(model.lookedUpPage.value)}
        icon="search"
        hint={popupHints.lookedUp}
        onPress={onPress}
      >
        {popupText.lookedUp}
      </MenuLink>
    </div>
  );
}

const FIVE_MINUTES_MS = 5 * 60_000;

interface SessionGroupProps {
  study: StudyModel;
  /** Whether the learner can choose between one deck and all. */
  hasOtherDecks: boolean;
  /** Called before a choice by pointer, which leads back to the card. After one by keyboard, the menu stays. */
  onPointed: () => void;
}

/** A press of a key has a click count of 0. */
const isPointed = ({ detail }: MouseEvent) => detail > 0;

/** Length of the session, and its decks. Practice has neither. */
function SessionGroup({ study, hasOtherDecks, onPointed }: SessionGroupProps) {
  if (study.practice.left.value > 0) return null;
  const isLimited = study.endsAt.value !== undefined;
  const isOneDeck = study.isOneDeck.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once, not a set of form fields.
    <div class="menu-group" role="group" aria-label={popupText.session}>
      <MenuButton
        id="study-limit"
        icon={<Icon name="time" />}
        hint={studyHints.fiveMinutes}
        isPressed={isLimited}
        onPress={(event) => {
          if (isPointed(event)) onPointed();
          study.limit(isLimited ? undefined : FIVE_MINUTES_MS);
        }}
      >
        {studyText.fiveMinutes}
      </MenuButton>
      {hasOtherDecks ? (
        <MenuButton
          id="study-one-deck"
          icon={<Icon name="deck" />}
          hint={studyHints.oneDeck}
          isPressed={isOneDeck}
          onPress={(event) => {
            if (isPointed(event)) onPointed();
            void study.studyOneDeck(!isOneDeck);
          }}
        >
          {studyText.oneDeck}
        </MenuButton>
      ) : null}
    </div>
  );
}

function WaysOutGroup({ waysOut, onClose }: PopupMenuProps) {
  if (!waysOut) return null;
  const { openSide, tabUrl } = waysOut;
  return (
    <div class="menu-group">
      {openSide ? (
        <MenuButton
          id="open-side"
          icon={<Icon name="side" />}
          hint={popupText.openAtTheSide}
          onPress={() => void openSide()}
        >
          {popupText.openAtTheSide}
        </MenuButton>
      ) : null}
      <MenuLink id="open-tab" href={tabUrl} icon="tab" onPress={() => onClose('button')}>
        {popupText.openInTab}
      </MenuLink>
    </div>
  );
}

interface EntryProps {
  id: string;
  onPress: (event: MouseEvent) => void;
  children: ComponentChildren;
}

interface MenuButtonProps extends EntryProps {
  icon: ComponentChildren;
  hint: string;
  /** Undefined for a button without a state. */
  isPressed?: boolean;
}

function MenuButton({ id, hint, icon, isPressed, onPress, children }: MenuButtonProps) {
  return (
    <button type="button" class="press-row menu-entry" id={id} title={hint} aria-pressed={isPressed} onClick={onPress}>
      <span class="menu-icon" aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
      {isPressed ? <Icon name="check" /> : null}
    </button>
  );
}

function MenuLink({
  id,
  href,
  icon,
  hint,
  onPress,
  children,
}: EntryProps & { href: string; icon: IconName; hint?: string }) {
  return (
    <a class="press-row menu-entry" id={id} href={href} target="_blank" rel="noopener" title={hint} onClick={onPress}>
      <span class="menu-icon">
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </a>
  );
}
