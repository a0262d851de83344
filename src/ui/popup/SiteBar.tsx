import type { SiteView } from '../../messaging/hover.ts';
import { useLackOfUnderlines } from '../shared/can-underline.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { nameLanguageAlone } from '../shared/written-language.ts';
import type { SiteModel } from './site-model.ts';
import { popupText } from './text.ts';

/** Placeholder for the site's name; no text contains this character. */
const NAME = '\u0000';

/** Settings of the site behind the popup, in its menu: look-ups, whether they are remembered, marked words, and the language. */
export function SiteBar({ site: { view, isClosed, problem, change } }: { site: SiteModel }) {
  const shown = view.value;
  if (isClosed.value) {
    return (
      <p class="menu-group site-bar quiet" id="site-closed">
        {popupText.closedPage}
      </p>
    );
  }
  if (!shown) return null;
  // The name may run against the direction of the words around it.
  const [before, after] = popupText.hoverOn({ site: NAME }).split(NAME);
  return (
    <section class="menu-group site-bar" id="site-bar" aria-label={popupText.siteLabel({ site: shown.site })}>
      <label class="check">
        <input
          type="checkbox"
          id="site-on"
          checked={!shown.isOff}
          onChange={(event) => void change({ isOff: !event.currentTarget.checked })}
        />
        <span>
          {before}
          <bdi class="site-name">{shown.site}</bdi>
          {after}
        </span>
      </label>
      {shown.hasHistory === undefined ? null : (
        <label class="check">
          <input
            type="checkbox"
            id="site-history"
            checked={shown.hasHistory}
            onChange={(event) => void change({ noHistory: !event.currentTarget.checked })}
          />
          <span>{popupText.history}</span>
        </label>
      )}
      {/* Without a deck there are no words to mark, and only the language of the page could be chosen. */}
      {shown.languages.length === 0 ? null : (
        <>
          <SiteMarks shown={shown} change={change} />
          <SiteCaptions shown={shown} change={change} />
          <SiteLanguage shown={shown} change={change} />
        </>
      )}
      {problem.value === undefined ? null : <ErrorNotice code={problem.value} />}
    </section>
  );
}

interface SitePartProps {
  shown: SiteView;
  change: SiteModel['change'];
}

/** Whether the words of the site's pages are underlined. */
function SiteMarks({ shown, change }: SitePartProps) {
  const isWithout = useLackOfUnderlines();
  return (
    <label class="check">
      <input
        type="checkbox"
        id="site-marks"
        checked={shown.hasMarks && !shown.isOff}
        disabled={shown.isOff}
        aria-describedby="site-marks-hint"
        onChange={(event) => void change({ marks: event.currentTarget.checked })}
      />
      <span>
        {popupText.marksOn}
        <span class="hint" id="site-marks-hint">
          {popupText.marksHint}
          {isWithout ? ` ${popupText.noUnderlines}` : null}
        </span>
      </span>
    </label>
  );
}

/** Whether films of the site pause while their captions are looked up. */
function SiteCaptions({ shown, change }: SitePartProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        id="site-captions"
        checked={shown.hasCaptions && !shown.isOff}
        disabled={shown.isOff}
        onChange={(event) => void change({ captions: event.currentTarget.checked })}
      />
      <span>{popupText.captions}</span>
    </label>
  );
}

function SiteLanguage({ shown, change }: SitePartProps) {
  return (
    <select
      class="field"
      id="site-language"
      aria-label={popupText.siteLanguage({ site: shown.site })}
      title={popupText.siteLanguage({ site: shown.site })}
      disabled={shown.isOff}
      value={shown.language ?? ''}
      onChange={(event) => void change({ language: event.currentTarget.value || null })}
    >
      <option value="" selected={shown.language === undefined}>
        {popupText.languageOfPage}
      </option>
      {shown.languages.map((language) => (
        <option key={language.iso639_3} value={language.iso639_3} selected={language.iso639_3 === shown.language}>
          {nameLanguageAlone(language)}
        </option>
      ))}
    </select>
  );
}
