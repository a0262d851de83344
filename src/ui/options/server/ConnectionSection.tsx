import { useRef, useState } from 'preact/hooks';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import { optionsText } from '../text.ts';
import { ConnectedServer } from './ConnectedServer.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import type { ConnectionModel, ConnectionOutcome, Editing } from './connection.ts';
import { type Offers, ServerOffers } from './ServerOffers.tsx';

/** The connected server or the form that connects one, with the result of the last attempt. */
export function ConnectionSection({ connection, offers }: { connection: ConnectionModel; offers: Offers }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [returnTo, setReturnTo] = useState<Editing | undefined>(undefined);
  const { upstream, editing, isBusy, outcome } = connection;
  const server = upstream.value;
  /** Whether the connected server shows instead of the form. A pending action is then a disconnection. */
  const isConnected = Boolean(server) && editing.value === undefined;
  const focusHeading = () => heading.current?.focus();
  return (
    <section class="box" id="connection" aria-labelledby="connection-title">
      <h2 class="box-title" id="connection-title" tabIndex={-1} ref={heading}>
        {optionsText.connection}
      </h2>
      {server === null && outcome.value === undefined ? (
        <p class="quiet">{optionsText.loading}</p>
      ) : server && isConnected ? (
        <ConnectedServer
          address={server.address}
          connection={connection}
          returnTo={returnTo}
          onEdit={(what) => {
            setReturnTo(undefined);
            connection.edit(what);
          }}
          onGone={focusHeading}
        />
      ) : (
        <ConnectionForm
          key={editing.value ?? 'first'}
          connection={connection}
          messagesId="connection-messages"
          onDone={focusHeading}
          onCancel={() => {
            setReturnTo(editing.value);
            connection.cancel();
          }}
        />
      )}
      <div class="messages" id="connection-messages" role="status">
        {isBusy.value && !isConnected ? <span class="visually-hidden">{optionsText.connecting}</span> : null}
        {outcome.value === undefined ? null : <Outcome outcome={outcome.value} offers={offers} />}
      </div>
    </section>
  );
}

function Outcome({ outcome, offers }: { outcome: ConnectionOutcome; offers: Offers }) {
  switch (outcome.kind) {
    case 'failed':
      return (
        <ErrorNotice code={outcome.code}>
          {outcome.code === 'unreachable' && outcome.address?.startsWith('https:') ? (
            <CertificateAdvice address={outcome.address} />
          ) : null}
        </ErrorNotice>
      );
    case 'disconnected':
      return <Notice tone="success">{optionsText.disconnected}</Notice>;
    case 'connected': {
      const { languages } = outcome.upstream;
      const withFlashcards = languages.filter(({ has_flashcards }) => has_flashcards).length;
      const label = optionsText.connected({ languages: languages.length, withFlashcards });
      if (withFlashcards > 0) {
        return (
          <Notice tone="success" title={text.sentence({ title: label })}>
            <ServerOffers {...offers} />
          </Notice>
        );
      }
      return (
        <Notice tone="info" title={text.sentence({ title: label })}>
          <span class="notice-text">{optionsText.nothingToLearn}</span>
        </Notice>
      );
    }
  }
}

/** Browsers hide certificate errors from extensions, so the server appears unreachable. */
function CertificateAdvice({ address }: { address: string }) {
  return (
    <span class="notice-text" id="certificate-advice">
      {optionsText.certificateAdvice}{' '}
      <a class="link" href={address} target="_blank" rel="noreferrer" dir="ltr" translate={false}>
        {address}
      </a>
    </span>
  );
}
