import { createQueue } from '../../src/async/queue.ts';
import { listCaptionPages } from '../../src/settings/marked-pages.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import type { Store } from '../../src/store/store.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart } from './lifetime.ts';
import { registerScript } from './site-scripts.ts';

/** Has films pause over their captions, on the sites where the learner wants it. Elsewhere no page has anything of it. */
export function startCaptions({ store, changes }: { store: Store; changes: Pick<Changes, 'settings'> }): void {
  const inTurn = createQueue();
  const script = { id: 'captions', file: '/captions.js' };
  const apply = () =>
    void inTurn(async () => registerScript(script, listCaptionPages(await readSettings(store)))).catch(
      warn('Films do not pause'),
    );
  changes.settings.on(apply);
  afterStart(apply);
}
