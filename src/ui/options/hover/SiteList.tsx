import type { Settings } from '../../../settings/settings.ts';
import { isolate, nameLanguage } from '../../shared/written-language.ts';
import { hoverText } from '../settings-text.ts';

type Sites = Settings['hover']['sites'];

interface SiteListProps {
  sites: Sites;
  /** Called with the remaining sites. */
  onForget: (sites: Sites) => void;
}

/** The sites with their own setting. */
export function SiteList({ sites, onForget }: SiteListProps) {
  const names = Object.keys(sites).sort();
  return (
    <div class="setting">
      <h3 class="label">{hoverText.sites}</h3>
      <p class="hint">{names.length === 0 ? hoverText.noSites : hoverText.sitesHint}</p>
      <ul class="site-list" id="hover-sites">
        {names.map((site) => {
          const { isOff, language, keys, noHistory, marks } = sites[site] ?? {};
          const choices = [
            ...(isOff ? [hoverText.siteOff] : []),
            ...(keys ? [hoverText.siteKeys] : []),
            ...(noHistory ? [hoverText.siteNoHistory] : []),
            ...(marks === undefined ? [] : [marks ? hoverText.siteMarks : hoverText.siteNoMarks]),
            ...(language === undefined ? [] : [nameLanguage({ iso639_3: language, name: language })]),
          ];
          const forget = () => {
            const { [site]: _, ...others } = sites;
            onForget(others);
          };
          return (
            <li key={site}>
              <span>{hoverText.siteEntry({ site: isolate(site), choices: joinChoices(choices) })}</span>
              <button
                type="button"
                class="button is-small"
                aria-label={hoverText.forgetLabel({ site })}
                onClick={forget}
              >
                {hoverText.forget}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function joinChoices(choices: readonly string[]): string {
  return choices.reduce((first, next) => (first === '' ? next : hoverText.choices({ first, next })), '');
}
