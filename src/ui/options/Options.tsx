import { DamageNotice } from '../shared/damage/DamageNotice.tsx';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { lazy } from '../shared/lazy.tsx';
import { text } from '../shared/text.ts';
import { useKeptFocus } from '../shared/use-kept-focus.ts';
import { DeckSection } from './decks/DeckSection.tsx';
import { GetDeckSection } from './get-deck/GetDeckSection.tsx';
import type { LookedUpPlace } from './looked-up/looked-up.ts';
import type { OptionsModel } from './options-model.ts';
import { ConnectionSection } from './server/ConnectionSection.tsx';
import { optionsText } from './text.ts';
import { useNamedSection } from './use-named-section.ts';

// These sections are below the fold, so the page does not wait for them.
const HoverSection = lazy(async () => (await import('./hover/HoverSection.tsx')).HoverSection);
const MarksSection = lazy(async () => (await import('./marks/MarksSection.tsx')).MarksSection);
const StudySection = lazy(async () => (await import('./study/StudySection.tsx')).StudySection);
const SoundSection = lazy(async () => (await import('./sound/SoundSection.tsx')).SoundSection);
const OwnWordsSection = lazy(async () => (await import('./own-words/OwnWordsSection.tsx')).OwnWordsSection);
const LookedUpSection = lazy(async () => (await import('./looked-up/LookedUpSection.tsx')).LookedUpSection);
const AnkiSection = lazy(async () => (await import('./anki/AnkiSection.tsx')).AnkiSection);
const DataSection = lazy(async () => (await import('./data/DataSection.tsx')).DataSection);
const AppearanceSection = lazy(async () => (await import('./appearance/AppearanceSection.tsx')).AppearanceSection);
const ShortcutsSection = lazy(async () => (await import('./shortcuts/ShortcutsSection.tsx')).ShortcutsSection);
const LicenceSection = lazy(async () => (await import('./licences/LicenceSection.tsx')).LicenceSection);
const SearchField = lazy(async () => (await import('./SearchField.tsx')).SearchField);
const SectionList = lazy(async () => (await import('./SectionList.tsx')).SectionList);
const AboutSection = lazy(async () => (await import('./about/AboutSection.tsx')).AboutSection);

/** The page from which the popup opened the looked-up words. */
function getPage(): LookedUpPlace | undefined {
  const search = new URLSearchParams(location.search);
  const title = search.get('page');
  return title === null ? undefined : { title, address: search.get('address') ?? undefined };
}

export function Options({ model }: { model: OptionsModel }) {
  const { library } = model;
  const main = useKeptFocus<HTMLElement>();
  useNamedSection(main);
  return (
    <>
      <Header />
      <div class="options-body">
        <div class="options-side">
          <SectionList />
        </div>
        <main class="page-main" ref={main}>
          <DamageNotice model={model.damage} here="options" />
          <DeckSection model={model} />
          <GetDeckSection model={model} />
          <DeckProblem model={model} />
          <StudySection settings={model.settings} />
          <SoundSection pairs={model.pairs.value} />
          <HoverSection settings={model.settings} pairs={model.pairs.value} />
          <MarksSection settings={model.settings} />
          <ShortcutsSection settings={model.settings} />
          <OwnWordsSection
            send={model.send}
            entries={model.pairs.value}
            decks={library.sources.value ?? []}
            changes={model.changes.value}
          />
          <LookedUpSection
            send={model.send}
            settings={model.settings}
            decks={library.sources.value ?? []}
            changes={model.changes.value}
            page={getPage()}
          />
          <AnkiSection send={model.send} changes={model.changes.value} />
          <AppearanceSection settings={model.settings} />
          <DataSection send={model.send} changes={model.changes.value} />
          <ConnectionSection
            connection={model.connection}
            offers={{
              pairs: model.serverOffers.value,
              offerOf: model.offerOf,
              sync: (pair) => void library.startSync(pair),
            }}
          />
          <LicenceSection licences={model.licences} />
          <AboutSection model={model} />
        </main>
      </div>
    </>
  );
}

function Header() {
  return (
    <header class="page-header">
      <img src="/icon/128.png" alt="" width="40" height="40" />
      <h1 class="page-title">
        <span class="brand">{text.productName}</span> {optionsText.title}
      </h1>
      <a class="button is-small is-plain" href="/welcome.html" id="first-steps">
        {text.firstSteps}
      </a>
      <div class="options-head-search">
        <SearchField />
      </div>
    </header>
  );
}

function DeckProblem({ model: { library, refresh } }: { model: OptionsModel }) {
  const problem = library.problem.value;
  return (
    <div class="messages" id="deck-messages" role="status">
      {problem === undefined ? null : (
        <ErrorNotice code={problem}>
          <button
            type="button"
            class="button is-small"
            onClick={() => {
              library.dismissProblem();
              void refresh();
            }}
          >
            {library.decks.value === undefined ? text.tryAgain : text.dismiss}
          </button>
        </ErrorNotice>
      )}
    </div>
  );
}
