import type { HoverSettings } from '../../src/messaging/hover.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import type { Store } from '../../src/store/store.ts';
import { readAnki } from '../../src/store/study/anki.ts';
import { dropPrepared, keepPrepared } from '../../src/store/study/prepared.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { describeOrigin, type PreparedHover, toHoverSettings } from '../background/prepared-hover.ts';
import { isAlwaysPrivate } from '../background/private-storage.ts';
import { warn } from '../background/warn.ts';
import { readCardStyle, toThemed } from './card-style.ts';
import { readTexts } from './texts.ts';

/** Without a database, the defaults apply. */
const readStored = ({ settings }: Store) => (isAlwaysPrivate() ? undefined : settings.get());

const readStoredAnki = async (store: Store) => (isAlwaysPrivate() ? undefined : readAnki(store));

interface PrepareHoverParts {
  store: Store;
  events: Pick<HeldEvents, 'installed'>;
}

/** @returns Answers `hover.settings`. */
export function startPrepareHover({ store, events }: PrepareHoverParts): (sender: Sender) => Promise<HoverSettings> {
  // An extension that is reloaded from its folder may have other texts in the same version.
  events.installed.addListener(() => dropPrepared(store).catch(() => undefined));
  return (sender) => prepareHover(store, sender);
}

/** Answers `hover.settings`, and keeps most of the answer for the first script. */
async function prepareHover(store: Store, sender: Sender): Promise<HoverSettings> {
  // Most learners have these texts, so they load while it is found out whether this one has.
  const guess = readTexts('auto');
  const [stored, style, anki] = await Promise.all([readStored(store), readCardStyle(), readStoredAnki(store)]);
  const { hover, appearance } = parseSettings(stored);
  const texts = await (appearance.interfaceLanguage === 'auto' ? guess : readTexts(appearance.interfaceLanguage));
  const { ankiSaid: _, ...shown } = texts;
  const hasAnki = anki !== undefined && JSON.parse(anki).isOn;
  const prepared: PreparedHover = { ...hover, style: toThemed(style, appearance.theme), texts: shown, hasAnki };
  keepPrepared(store, describeOrigin(stored), JSON.stringify(prepared)).catch(
    warn('The settings of hovering were not kept'),
  );
  return toHoverSettings(prepared, sender);
}
