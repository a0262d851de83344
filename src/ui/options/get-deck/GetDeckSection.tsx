import { OfferBox } from '../../shared/offer/OfferBox.tsx';
import type { OptionsModel } from '../options-model.ts';
import { optionsText } from '../text.ts';
import { ImportDeck } from './import/ImportDeck.tsx';
import { ServerDecks } from './ServerDecks.tsx';
import { StarterDeckChoice } from './StarterDeckChoice.tsx';

/** Ways to add a deck: included decks, the connected server, files. */
export function GetDeckSection({ model }: { model: OptionsModel }) {
  return (
    <section class="box" id="get-deck" aria-labelledby="get-deck-title">
      <h2 class="box-title" id="get-deck-title">
        {optionsText.getDeck}
      </h2>
      <ServerDecks model={model} />
      <StarterDeckChoice model={model} />
      <ImportDeck model={model.fileImport} />
      <OfferBox send={model.send} from={undefined} to={model.shelf.to.value} />
    </section>
  );
}
