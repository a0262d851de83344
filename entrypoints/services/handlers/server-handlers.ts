import type { HandlerParts, HandlersOf } from './handler-parts.ts';

/** Answers messages about the connected server and its syncs. */
export function createServerHandlers({ connection, sync, changes }: HandlerParts): HandlersOf<'upstream' | 'sync'> {
  return {
    'upstream.get': connection.find,
    async 'upstream.connect'(request) {
      const summary = await connection.connect(request);
      await sync.connectionChanged();
      changes.decks.emit();
      return summary;
    },
    async 'upstream.disconnect'() {
      await connection.disconnect();
      await sync.connectionChanged();
      changes.decks.emit();
    },

    'sync.start': sync.start,
    'sync.pause': ({ pair }) => sync.pause(pair),
    'sync.resume': ({ pair }) => sync.resume(pair),
    'sync.cancel': ({ pair }) => sync.cancel(pair),
    'sync.status': sync.status,
  };
}
