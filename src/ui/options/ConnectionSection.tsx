import { useRef } from 'preact/hooks';
import { ErrorNotice, Notice } from '../shared/Notice.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
import type { Connection, ConnectionNews } from './connection.ts';
import { optionsText } from './text.ts';

/** The server that is connected, or the form that connects one; and what came of the last attempt. */
export function ConnectionSection({ connection }: { connection: Connection }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { upstream, isEditing, news } = connection;
  const server = upstream.value;
  return (
    <section class="box" id="connection" aria-labelledby="connection-title">
      <h2 class="box-title" id="connection-title" tabIndex={-1} ref={heading}>
        {optionsText.connection}
      </h2>
      {server === null && news.value === undefined ? (
        <p class="quiet">{optionsText.loading}</p>
      ) : server && !isEditing.value ? (
        <ConnectedServer address={server.address} connection={connection} onGone={() => heading.current?.focus()} />
      ) : (
        <ConnectionForm connection={connection} onDone={() => heading.current?.focus()} />
      )}
      <div class="messages" id="connection-messages" role="status">
        {news.value === undefined ? null : <News news={news.value} />}
      </div>
    </section>
  );
}

interface ConnectedServerProps {
  address: string;
  connection: Connection;
  /** Takes the focus from buttons that are gone. */
  onGone: () => void;
}

function ConnectedServer({ address, connection, onGone }: ConnectedServerProps) {
  return (
    <div class="server">
      <p class="server-name">
        <span class="quiet">{optionsText.connectedTo}</span>
        <strong class="server-address" id="connected-address" translate={false}>
          {address}
        </strong>
      </p>
      <p class="row-buttons">
        <button
          type="button"
          class="button"
          id="change-server"
          onClick={() => {
            connection.isEditing.value = true;
          }}
        >
          {optionsText.change}
        </button>
        <button
          type="button"
          class="button is-plain"
          id="disconnect"
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

function News({ news }: { news: ConnectionNews }) {
  switch (news.kind) {
    case 'failed':
      return <ErrorNotice code={news.code} />;
    case 'disconnected':
      return <Notice tone="success">{optionsText.disconnected}</Notice>;
    case 'connected': {
      const { languages } = news.upstream;
      const withFlashcards = languages.filter(({ has_flashcards }) => has_flashcards).length;
      return <Notice tone="success">{optionsText.connected(languages.length, withFlashcards)}</Notice>;
    }
  }
}
