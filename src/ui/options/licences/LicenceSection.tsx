import type { ComponentChildren } from 'preact';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { PairName } from '../../shared/PairName.tsx';
import { text } from '../../shared/text.ts';
import { licenceText } from '../settings-text.ts';
import type { LicenceGroup, Licences, SourceGroup } from './licences.ts';

const PRODUCT_LICENCE = { id: 'GPL-3.0-or-later', url: 'https://www.gnu.org/licenses/gpl-3.0.html' };

/** Licences of Wayword and of the included decks, which load on demand. */
export function LicenceSection({ licences }: { licences: Licences }) {
  const groups = licences.groups.value;
  const problem = licences.problem.value;
  return (
    <section class="box" id="licences" aria-labelledby="licences-title">
      <h2 class="box-title" id="licences-title">
        {licenceText.title}
      </h2>
      <p>
        {licenceText.intro}{' '}
        <Link url={PRODUCT_LICENCE.url}>
          {licenceText.productLicence} ({PRODUCT_LICENCE.id})
        </Link>
      </p>
      <details
        class="more"
        id="deck-licences"
        onToggle={(event) => {
          if (event.currentTarget.open) void licences.load();
        }}
      >
        <summary class="more-summary">{licenceText.decks}</summary>
        {groups ? (
          <ul class="licence-list">
            {groups.map((group) => (
              <li key={group.decks[0]?.pair}>
                <Licence group={group} />
              </li>
            ))}
          </ul>
        ) : problem === undefined ? (
          <p class="quiet">{licenceText.loading}</p>
        ) : null}
        <div class="messages" role="status">
          {problem === undefined ? null : (
            <ErrorNotice code={problem}>
              <button type="button" class="button is-small" onClick={() => licences.load()}>
                {text.tryAgain}
              </button>
            </ErrorNotice>
          )}
        </div>
      </details>
    </section>
  );
}

function Licence({ group: { decks, licence, sources, changes } }: { group: LicenceGroup }) {
  const [first, ...others] = decks;
  return (
    <details class="more licence">
      <summary class="more-summary">
        {others.length > 0 || first === undefined ? (
          licenceText.manyDecks({ count: decks.length })
        ) : (
          <PairName from={first.from} to={first.to} />
        )}{' '}
        <span class="licence-id">{licence.id}</span>
      </summary>
      <dl class="facts is-small">
        <dt>{licenceText.licenceOf}</dt>
        <dd>
          <Link url={licence.url}>{licence.id}</Link>
        </dd>
        <dt>{licenceText.changes}</dt>
        <dd>{changes}</dd>
        <dt>{licenceText.sources}</dt>
        <dd>
          <ul class="source-list">
            {sources.map((source) => (
              <li key={source.names[0]}>
                <Source source={source} />
              </li>
            ))}
          </ul>
        </dd>
        {others.length === 0 ? null : (
          <>
            <dt>{licenceText.decksOf}</dt>
            <dd>
              <ul class="licence-decks">
                {decks.map(({ pair, from, to }) => (
                  <li key={pair}>
                    <PairName from={from} to={to} />
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

function Source({ source: { names, about, version, licence, url } }: { source: SourceGroup }) {
  return (
    <>
      {[...names, about].filter((part) => part !== '').join(', ')}
      <span class="quiet">
        {` · ${version} · `}
        <Link url={url}>{new URL(url).hostname}</Link>
        {' · '}
        {licence.split(' AND ').map((id, index) => (
          <span class="licence-name" key={id}>
            {index === 0 ? '' : ', '}
            <Link url={`https://spdx.org/licenses/${id}.html`}>{id}</Link>
          </span>
        ))}
      </span>
    </>
  );
}

function Link({ url, children }: { url: string; children: ComponentChildren }) {
  return (
    <a class="link" href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
