import { useEffect, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import { listAllLanguages } from '../all-languages.ts';
import { formatMeasure } from '../format.ts';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { countWords, text } from '../text.ts';
import type { DeckFileOffer } from './deck-files.ts';
import type { FreeDictionary } from './dictionaries.ts';
import { createOffer, type Offer } from './offer-model.ts';
import { offerText } from './text.ts';

const MEGABYTE = 1_000_000;

interface OfferPanelProps {
  send: Send;
  /** Languages chosen when the panel opens. */
  from: string | undefined;
  to: string | undefined;
}

/** Two languages, and what there is for them: included, on the connected server, and as a file of another project. */
export function OfferPanel({ send, from, to }: OfferPanelProps) {
  const [offer] = useState(() => createOffer(send, { ...(from && { from }), ...(to && { to }) }));
  const [languages] = useState(listAllLanguages);
  useEffect(() => void offer.load(), [offer]);
  return (
    <div class="offer">
      <div class="offer-languages">
        <LanguageSelect
          id="offer-from"
          label={text.learn}
          languages={languages}
          chosen={offer.from.value}
          onChoose={offer.chooseFrom}
          placeholder={text.chooseLanguage}
        />
        <LanguageSelect
          id="offer-to"
          label={text.meaningsIn}
          languages={languages}
          chosen={offer.to.value}
          onChoose={offer.chooseTo}
          placeholder={text.chooseLanguage}
        />
      </div>
      <div id="offer-result" role="status">
        {offer.pair.value ? <OfferRows offer={offer} /> : null}
      </div>
    </div>
  );
}

function OfferRows({ offer: { included, server, file, isMissing, dictionaries } }: { offer: Offer }) {
  const deck = included.value;
  return (
    <dl class="offer-facts">
      <dt>{offerText.included}</dt>
      <dd id="offer-included">{deck ? countWords(deck) : offerText.nothing}</dd>
      {file.value ? <PublishedRow {...file.value} /> : null}
      {isMissing.value ? (
        <>
          <dt>{offerText.asFile}</dt>
          <dd id="offer-missing">{offerText.missing}</dd>
        </>
      ) : null}
      <dt>{offerText.server}</dt>
      <dd id="offer-server">{offerText.servers[server.value]}</dd>
      <dt>{offerText.files}</dt>
      <dd>
        <p>{offerText.filesIntro}</p>
        <ul id="offer-files">
          {dictionaries.value.map((dictionary) => (
            <li key={dictionary.id}>
              <DictionaryLink {...dictionary} />
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

/** A deck to download: how large and how good it is, and what to do with it. */
function PublishedRow({ name, url, cards, sizeBytes, agreement }: DeckFileOffer) {
  const size = formatMeasure(sizeBytes / MEGABYTE, { unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <>
      <dt>{offerText.asFile}</dt>
      <dd id="offer-published">
        <a class="link" href={url} target="_blank" rel="noopener noreferrer">
          <bdi dir="ltr">{name}</bdi>
        </a>{' '}
        <span class="quiet">{offerText.fileFacts({ cards, size })}</span>
        <p>{offerText.fileUse}</p>
        <p class="quiet">{offerText.fileQuality({ share: agreement })}</p>
      </dd>
    </>
  );
}

function DictionaryLink({ id, name, url }: FreeDictionary) {
  return (
    <>
      <a class="link" href={url} target="_blank" rel="noopener noreferrer">
        {name}
      </a>{' '}
      <span class="quiet">{offerText.about[id]}</span>
    </>
  );
}
