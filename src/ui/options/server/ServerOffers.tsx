import type { LanguagePair } from '../../../model/pair.ts';
import { toPairId } from '../../../model/pair.ts';
import { text } from '../../shared/text.ts';
import { nameLanguage } from '../../shared/written-language.ts';
import type { SyncOffer } from '../options-model.ts';
import { optionsText } from '../text.ts';

/** Needed by the notice to sync decks. */
export interface Offers {
  pairs: readonly LanguagePair[];
  offerOf(pair: LanguagePair): SyncOffer;
  sync(pair: LanguagePair): void;
}

/** The decks of a server that was just connected, with one press each. A pressed button stays, and so does the focus. */
export function ServerOffers({ pairs, offerOf, sync }: Offers) {
  if (pairs.length === 0) return null;
  return (
    <span class="row-buttons" id="server-offers">
      {pairs.map((pair) => {
        const offer = offerOf(pair);
        const isUnderWay = offer === 'under-way';
        return (
          <button
            type="button"
            class="button is-small"
            key={toPairId(pair)}
            aria-disabled={isUnderWay}
            onClick={() => {
              if (!isUnderWay) sync(pair);
            }}
          >
            {nameOffer(offer)({ pair: namePair(pair) })}
          </button>
        );
      })}
    </span>
  );
}

const nameOffer = (offer: SyncOffer) =>
  ({ start: optionsText.syncPair, refresh: optionsText.pairSynced, 'under-way': optionsText.pairUnderWay })[offer];

const namePair = ({ from, to }: LanguagePair) =>
  text.pairLabel({ from: nameLanguage({ iso639_3: from, name: from }), to: nameLanguage({ iso639_3: to, name: to }) });
