import { useEffect, useMemo, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { WORD_KEYS } from '../../../model/keymap.ts';
import { DEFAULT_SETTINGS } from '../../../settings/settings.ts';
import { listBrowseKeys, listStudyKeys } from '../../popup/key-rows.ts';
import { KeyList } from '../../shared/KeyList.tsx';
import { keyNames } from '../../shared/key-text.ts';
import { Notice } from '../../shared/Notice.tsx';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { shortcutsText } from '../about-text.ts';
import { type CommandBrowser, createKeyCommands } from './commands.ts';

/** The address bar keyword before a word; the same for every language. */
const OMNIBOX_KEYWORD = 'ww';

/** Commands that come without a key. */
const KEYLESS = /^(_.*|know-word|study-word)$/;

interface ShortcutsSectionProps {
  settings: SettingsModel;
  host?: CommandBrowser;
}

/** Every key that does something, and the way to change those that can be changed. */
export function ShortcutsSection({ settings, host = browser as CommandBrowser }: ShortcutsSectionProps) {
  const commands = useMemo(() => createKeyCommands(host), [host]);
  const [isByHand, setByHand] = useState(false);
  useEffect(() => {
    const load = () => void commands.load();
    load();
    // Back from the browser's own page.
    addEventListener('focus', load);
    return () => removeEventListener('focus', load);
  }, [commands]);
  const list = commands.list.value ?? [];
  const { ratings, keys } = settings.settings.value?.study ?? DEFAULT_SETTINGS.study;
  return (
    <section class="box" id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 class="box-title" id="shortcuts-title">
        {shortcutsText.title}
      </h2>
      <div>
        <h3 class="label">{shortcutsText.onPages}</h3>
        <p class="hint">{shortcutsText.onPagesIntro}</p>
        <dl class="keys" id="command-keys">
          {list.map(({ name, shortcut }) => (
            <div class="keys-row" key={name}>
              <dt>
                {shortcut === '' ? <strong class="keys-none">{shortcutsText.noKey}</strong> : <kbd>{shortcut}</kbd>}
              </dt>
              <dd>{nameCommand(name)}</dd>
            </div>
          ))}
        </dl>
        <div class="messages" id="shortcuts-messages" role="status">
          {list.some(({ name, shortcut }) => shortcut === '' && !KEYLESS.test(name)) ? (
            <Notice tone="info">{shortcutsText.noKeyWarning}</Notice>
          ) : null}
          {isByHand ? <Notice tone="info">{shortcutsText.changeByHand}</Notice> : null}
        </div>
        <p>
          <button
            type="button"
            class="button"
            id="change-keys"
            onClick={async () => setByHand(!(await commands.change()))}
          >
            {shortcutsText.change}
          </button>
        </p>
      </div>
      <KeyGroup title={shortcutsText.onCard} intro={shortcutsText.onCardIntro} rows={listCardKeys()} />
      <KeyGroup title={shortcutsText.inStudy} rows={listStudyKeys({ ratings, hasLetterKeys: keys })} />
      <KeyGroup title={shortcutsText.inBrowse} rows={listBrowseKeys({ hasLetterKeys: keys })} />
      <KeyGroup
        title={shortcutsText.addressBar}
        rows={[{ keys: [OMNIBOX_KEYWORD], label: shortcutsText.addressBarHint }]}
      />
    </section>
  );
}

function nameCommand(name: string): string {
  const names: Record<string, string> = shortcutsText.commands;
  return names[name] ?? name;
}

/** The effects of keys on a card on a web page. */
function listCardKeys() {
  return [
    { keys: [WORD_KEYS.pin], label: shortcutsText.pin },
    { keys: [WORD_KEYS.speak], label: shortcutsText.speak },
    { keys: [WORD_KEYS.study], label: shortcutsText.study },
    { keys: [WORD_KEYS.know], label: shortcutsText.know },
    { keys: [WORD_KEYS.next, WORD_KEYS.previous], label: shortcutsText.matches },
    { keys: [keyNames.escape], label: shortcutsText.close },
  ];
}

interface KeyGroupProps {
  title: string;
  intro?: string;
  rows: readonly { keys: readonly string[]; label: string }[];
}

function KeyGroup({ title, intro, rows }: KeyGroupProps) {
  return (
    <div class="setting">
      <h3 class="label">{title}</h3>
      {intro === undefined ? null : <p class="hint">{intro}</p>}
      <KeyList rows={rows} />
    </div>
  );
}
