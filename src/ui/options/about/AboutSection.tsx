import { useEffect, useState } from 'preact/hooks';
import type { StoredSizes } from '../../../model/check.ts';
import { Notice } from '../../shared/Notice.tsx';
import { aboutText, formatBytes } from '../about-text.ts';
import type { OptionsModel } from '../options-model.ts';
import { type AboutHost, nameBrowser, pageHost } from './about-host.ts';
import { SelfCheckPanel } from './SelfCheckPanel.tsx';

interface AboutSectionProps {
  model: OptionsModel;
  host?: AboutHost;
}

interface Room {
  usage: number | undefined;
  quota: number | undefined;
  isKept: boolean;
}

/** Version, storage use and the storage check. */
export function AboutSection({ model, host = pageHost }: AboutSectionProps) {
  const [room, setRoom] = useState<Room | undefined>(undefined);
  const [sizes, setSizes] = useState<StoredSizes | undefined>(undefined);
  const [isRefused, setRefused] = useState(false);
  const changes = model.changes.value;
  const look = async () => {
    const [estimate, isKept] = await Promise.all([host.estimate(), host.isPersisted()]);
    setRoom({ usage: estimate?.usage, quota: estimate?.quota, isKept });
    setSizes(await model.send('check.sizes', {}).catch(() => undefined));
  };
  useEffect(() => {
    // If the browser does not report it, the rest still shows.
    look().catch(() => undefined);
  }, [changes]);
  const keep = async () => {
    const isKept = await host.persist().catch(() => false);
    setRefused(!isKept);
    await look();
  };
  return (
    <section class="box" id="about" aria-labelledby="about-title">
      <h2 class="box-title" id="about-title">
        {aboutText.title}
      </h2>
      <AboutFacts host={host} room={room} sizes={sizes} />
      {room?.isKept === false ? (
        <p>
          <button type="button" class="button is-small" id="keep-storage" onClick={() => void keep()}>
            {aboutText.keep}
          </button>
        </p>
      ) : null}
      <div class="messages" id="about-messages" role="status">
        {isRefused ? <Notice tone="info">{aboutText.keepRefused}</Notice> : null}
      </div>
      <SelfCheckPanel
        send={model.send}
        canSync={({ id }) => model.entries.value.some((entry) => entry.id === id && model.canRefresh(entry))}
        onSync={({ from, to }) => model.library.startSync({ from: from.iso639_3, to: to.iso639_3 })}
      />
      <div class="setting">
        <p class="form-intro">{aboutText.privacy}</p>
        <p class="form-intro">
          {aboutText.licence}{' '}
          <a class="link" href="#licences">
            {aboutText.licenceLink}
          </a>
        </p>
      </div>
    </section>
  );
}

interface AboutFactsProps {
  host: AboutHost;
  room: Room | undefined;
  sizes: StoredSizes | undefined;
}

function AboutFacts({ host, room, sizes }: AboutFactsProps) {
  return (
    <dl class="facts">
      <dt>{aboutText.version}</dt>
      <dd id="about-version">{host.version}</dd>
      <dt>{aboutText.browser}</dt>
      <dd id="about-browser">{nameBrowser(host.userAgent) ?? aboutText.unknownBrowser}</dd>
      <dt>{aboutText.stored}</dt>
      <dd id="about-used">{room === undefined ? null : describeRoom(room)}</dd>
      <dt>{aboutText.decks}</dt>
      <dd id="about-decks">{sizes === undefined ? null : aboutText.about({ size: formatBytes(sizes.decks) })}</dd>
      <dt>{aboutText.study}</dt>
      <dd id="about-study">{sizes === undefined ? null : aboutText.about({ size: formatBytes(sizes.study) })}</dd>
      <dt>{aboutText.kept}</dt>
      <dd id="about-kept">{room === undefined ? null : room.isKept ? aboutText.isKept : aboutText.isNotKept}</dd>
    </dl>
  );
}

function describeRoom({ usage, quota }: Room): string {
  if (usage === undefined) return aboutText.notTold;
  return quota === undefined
    ? formatBytes(usage)
    : aboutText.used({ used: formatBytes(usage), quota: formatBytes(quota) });
}
