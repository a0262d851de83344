import { capitalise } from '../../language/capitalise.ts';
import { fillText } from '../../language/fill-text.ts';
import type { SiteView } from '../../messaging/hover.ts';
import type { PageCore } from '../hover-parts.ts';
import { drawTextButton } from './text-button.ts';

export interface SitePanelParts {
  core: PageCore;
  site: SiteView;
  /** Hover lookups were turned off for the site. */
  onOff(): void;
  /** A setting changed that takes effect later. */
  onChosen(): void;
  onProblem(text: string): void;
}

/** Renders the site settings: off, letter keys on a visible card, language of the texts. */
export function drawSitePanel({ core, site, onOff, onChosen, onProblem }: SitePanelParts): HTMLElement {
  const { createHtml, drawBlock } = core.parts;
  const { language, pinned: texts } = core.settings.texts;
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const panel = drawBlock('panel site');
  const change = (fields: { isOff?: boolean; language?: string | null; keys?: boolean }, done: () => void) => {
    core.send('hover.changeSite', fields).then(done, () => onProblem(texts.failed));
  };

  // The keyboard and the menu also open cards on a site that is off.
  if (!site.isOff) {
    panel.append(drawTextButton(core, fillText(texts.off, { site: site.site }), () => change({ isOff: true }, onOff)));
  }
  panel.append(drawBlock('hint', texts.offHint));

  const keys = createHtml('input');
  keys.type = 'checkbox';
  keys.checked = site.isKeySite;
  keys.addEventListener('change', (event) => {
    if (event.isTrusted) change({ keys: keys.checked }, onChosen);
  });
  const keysLabel = createHtml('label');
  keysLabel.className = 'check';
  keysLabel.append(keys, texts.siteKeys);
  // If letter keys are off everywhere, there is no choice.
  if (core.settings.known?.keys !== false) panel.append(keysLabel);

  if (site.languages.length > 0) {
    const label = createHtml('label');
    label.append(fillText(texts.language, { site: site.site }));
    const select = createHtml('select');
    select.className = 'field';
    for (const { iso639_3: code, name } of [{ iso639_3: '', name: texts.asPageSays }, ...site.languages]) {
      const option = createHtml('option');
      option.value = code;
      const known = code && names.of(code);
      option.textContent = known ? capitalise(known, language) : name;
      option.selected = code === (site.language ?? '');
      select.append(option);
    }
    select.addEventListener('change', (event) => {
      if (event.isTrusted) change({ language: select.value || null }, onChosen);
    });
    label.append(select);
    panel.append(label);
  }
  return panel;
}
