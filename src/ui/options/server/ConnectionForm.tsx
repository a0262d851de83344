import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ErrorCode } from '../../../model/error-code.ts';
import { TextField } from '../TextField.tsx';
import { optionsText } from '../text.ts';
import type { ConnectionModel } from './connection.ts';

/** Errors that concern one of the two fields. */
const ADDRESS_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'address-invalid',
  'address-insecure',
  'not-the-api',
  'redirected',
  'unreachable',
]);
const KEY_ERRORS: ReadonlySet<ErrorCode> = new Set(['key-missing', 'key-invalid', 'key-refused']);

function introduce(editing: 'first' | 'key' | 'server'): string {
  const { connectionIntro: first, replaceKeyIntro: key, changeServerIntro: server } = optionsText;
  return { first, key, server }[editing];
}

interface ConnectionFormProps {
  connection: ConnectionModel;
  /** Id of the element that reports the last attempt. */
  messagesId: string;
  /** Receives the focus when the form closes. */
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for a server and its key, or only for a new key of the connected server. */
export function ConnectionForm({ connection, messagesId, onDone, onCancel }: ConnectionFormProps) {
  const { address, key, isKeyShown, editing, outcome } = connection;
  const isKeyOnly = editing.value === 'key';
  const addressField = useRef<HTMLInputElement>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const failure = outcome.value?.kind === 'failed' ? outcome.value.code : undefined;
  const blame = (errors: ReadonlySet<ErrorCode>) =>
    failure !== undefined && errors.has(failure) ? messagesId : undefined;

  // A form that was opened takes the focus; one that is always visible does not.
  useLayoutEffect(() => {
    if (editing.value !== undefined) (addressField.current ?? keyField.current)?.focus();
  }, [editing.value]);

  // Call `connect` first: browsers show the permission prompt only in direct response to the click.
  const submit = async (event: Event) => {
    const attempt = connection.connect();
    event.preventDefault();
    if (await attempt) return onDone();
    const code = connection.outcome.value?.kind === 'failed' ? connection.outcome.value.code : undefined;
    if (code !== undefined && ADDRESS_ERRORS.has(code)) addressField.current?.focus();
    if (code !== undefined && KEY_ERRORS.has(code)) keyField.current?.focus();
  };

  return (
    <form class="form" id="connection-form" noValidate onSubmit={submit}>
      <p class="quiet form-intro">{introduce(editing.value ?? 'first')}</p>
      {isKeyOnly ? (
        <FixedAddress address={address.value} />
      ) : (
        <TextField
          id="server-address"
          label={optionsText.address}
          hint={optionsText.addressHint}
          type="url"
          value={address}
          wrongId={blame(ADDRESS_ERRORS)}
          fieldRef={addressField}
        />
      )}
      <TextField
        id="api-key"
        label={isKeyOnly ? optionsText.newKey : optionsText.key}
        hint={optionsText.keyHint}
        type={isKeyShown.value ? 'text' : 'password'}
        value={key}
        wrongId={blame(KEY_ERRORS)}
        fieldRef={keyField}
      >
        <ShowKeyButton isShown={isKeyShown} />
      </TextField>
      <FormButtons connection={connection} onCancel={onCancel} />
    </form>
  );
}

/** A new key is for the same address. A new address needs the whole form. */
function FixedAddress({ address }: { address: string }) {
  return (
    <p class="server-fact">
      <span class="quiet">{optionsText.address}</span>
      <strong class="server-address" id="fixed-address" dir="ltr" translate={false}>
        {address}
      </strong>
    </p>
  );
}

function ShowKeyButton({ isShown }: { isShown: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="button is-plain"
      id="show-key"
      aria-label={isShown.value ? optionsText.hideKeyLabel : optionsText.showKeyLabel}
      onClick={() => {
        isShown.value = !isShown.value;
      }}
    >
      {isShown.value ? optionsText.hideKey : optionsText.showKey}
    </button>
  );
}

function FormButtons({ connection, onCancel }: Pick<ConnectionFormProps, 'connection' | 'onCancel'>) {
  const { editing, isBusy } = connection;
  return (
    <p class="row-buttons">
      <button type="submit" class="button is-primary" id="connect" aria-disabled={isBusy.value}>
        {isBusy.value ? optionsText.connecting : editing.value === 'key' ? optionsText.useKey : optionsText.connect}
      </button>
      {editing.value === undefined ? null : (
        <button
          type="button"
          class="button is-plain"
          id="keep-connection"
          aria-disabled={isBusy.value}
          onClick={onCancel}
        >
          {optionsText.keepConnection}
        </button>
      )}
    </p>
  );
}
