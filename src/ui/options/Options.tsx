import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { lazy } from '../shared/lazy.tsx';
import { text } from '../shared/text.ts';
import { useKeptFocus } from '../shared/use-kept-focus.ts';
import { ConnectionSection } from './ConnectionSection.tsx';
import { DeckSection } from './DeckSection.tsx';
import { GetDeckSection } from './GetDeckSection.tsx';
import type { OptionsModel } from './options-model.ts';
import { optionsText } from './text.ts';

// Below what is seen first: the page does not wait for them.
const HoverSection = lazy(async () => (await import('./HoverSection.tsx')).HoverSection);
const StudySections = lazy(async () => (await import('./StudySections.tsx')).StudySections);
const AppearanceSection = lazy(async () => (await import('./AppearanceSection.tsx')).AppearanceSection);
const ShortcutsSection = lazy(async () => (await import('./ShortcutsSection.tsx')).ShortcutsSection);
const LicenceSection = lazy(async () => (await import('./LicenceSection.tsx')).LicenceSection);
const SearchField = lazy(async () => (await import('./SearchField.tsx')).SearchField);
const SectionList = lazy(async () => (await import('./SectionList.tsx')).SectionList);
const AboutSection = lazy(async () => (await import('./AboutSection.tsx')).AboutSection);

export function Options({ model }: { model: OptionsModel }) {
  const { library } = model;
  const main = useKeptFocus<HTMLElement>();
  const problem = library.problem.value;
  return (
    <>
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
      <div class="options-body">
        <div class="options-side">
          <SectionList />
        </div>
        <main class="page-main" ref={main}>
          <ConnectionSection connection={model.connection} />
          <GetDeckSection model={model} />
          <DeckSection model={model} />
          <div class="messages" id="deck-messages" role="status">
            {problem === undefined ? null : (
              <ErrorNotice code={problem}>
                <button
                  type="button"
                  class="button is-small"
                  onClick={() => {
                    library.dismissProblem();
                    void model.refresh();
                  }}
                >
                  {library.decks.value === undefined ? text.tryAgain : text.dismiss}
                </button>
              </ErrorNotice>
            )}
          </div>
          <HoverSection settings={model.settings} />
          <StudySections
            settings={model.settings}
            send={model.send}
            entries={model.pairs.value}
            changes={model.changes.value}
          />
          <AppearanceSection settings={model.settings} />
          <ShortcutsSection settings={model.settings} />
          <LicenceSection licences={model.licences} />
          <AboutSection model={model} />
        </main>
      </div>
    </>
  );
}
