import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { optionsText } from '../text.ts';
import type { ConnectionModel, Editing } from './connection.ts';

interface ConnectedServerProps {
  address: string;
  connection: ConnectionModel;
  /** The button that opened the form; it gets the focus back when the form closes. */
  returnTo: Editing | undefined;
  onEdit: (what: Editing) => void;
  /** Receives the focus from buttons that disappear. */
  onGone: () => void;
}

/** The connected server and its actions. */
export function ConnectedServer({ address, connection, returnTo, onEdit, onGone }: ConnectedServerProps) {
  const replaceButton = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const isBusy = connection.isBusy.value;

  useLayoutEffect(() => {
    if (returnTo === 'key') replaceButton.current?.focus();
    if (returnTo === 'server') changeButton.current?.focus();
  }, [returnTo]);

  return (
    <div class="server">
      <p class="server-fact">
        <span class="quiet">{optionsText.connectedTo}</span>
        <strong class="server-address" id="connected-address" dir="ltr" translate={false}>
          {address}
        </strong>
      </p>
      <p class="server-fact">
        <span class="quiet">{optionsText.key}</span>
        <StoredKey isBusy={isBusy} buttonRef={replaceButton} onReplace={() => onEdit('key')} />
      </p>
      <p class="row-buttons">
        <button
          type="button"
          class="button"
          id="change-server"
          ref={changeButton}
          aria-disabled={isBusy}
          onClick={() => onEdit('server')}
        >
          {optionsText.change}
        </button>
        <button
          type="button"
          class="button is-plain"
          id="disconnect"
          aria-disabled={isBusy}
          aria-describedby="disconnect-hint"
          onClick={async () => {
            if (await connection.disconnect()) onGone();
          }}
        >
          {optionsText.disconnect}
        </button>
        <span class="hint" id="disconnect-hint">
          {optionsText.disconnectHint}
        </span>
      </p>
    </div>
  );
}

interface StoredKeyProps {
  isBusy: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onReplace: () => void;
}

/** The page never has the key; the dots are a placeholder. */
function StoredKey({ isBusy, buttonRef, onReplace }: StoredKeyProps) {
  return (
    <span class="server-key" id="stored-key">
      <span aria-hidden="true">••••••••</span>
      <span class="visually-hidden">{optionsText.keyStored}</span>
      <button
        type="button"
        class="button is-small"
        id="replace-key"
        ref={buttonRef}
        aria-disabled={isBusy}
        onClick={onReplace}
      >
        {optionsText.replaceKey}
      </button>
    </span>
  );
}
