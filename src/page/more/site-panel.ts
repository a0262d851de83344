import type { SiteView } from '../../messaging/hover-views.ts';
import type { PageCore } from '../core.ts';
import { pinnedText } from './text.ts';

export interface SitePanelParts {
  core: PageCore;
  site: SiteView;
  /** Hovering was turned off here. */
  onOff(): void;
  onProblem(text: string): void;
}

/** Draws what may be chosen for the site: off, and the language of its texts. */
export function drawSitePanel({ core, site, onOff, onProblem }: SitePanelParts): HTMLElement {
  const { createHtml, onClick } = core.parts;
  const { document } = core.view;
  const panel = createHtml(document, 'div');
  panel.className = 'panel';
  const change = (fields: { isOff?: boolean; language?: string | null }, done: () => void) => {
    core.send('hover.changeSite', fields).then(done, () => onProblem(pinnedText.failed));
  };

  const off = createHtml(document, 'button');
  off.className = 'button';
  off.textContent = pinnedText.off(site.site);
  onClick(off, () => change({ isOff: true }, onOff));
  const hint = createHtml(document, 'div');
  hint.className = 'hint';
  hint.textContent = pinnedText.offHint;
  panel.append(off, hint);

  if (site.languages.length > 0) {
    const label = createHtml(document, 'label');
    label.append(pinnedText.language(site.site));
    const select = createHtml(document, 'select');
    select.className = 'field';
    for (const { iso639_3: code, name } of [{ iso639_3: '', name: pinnedText.asPageSays }, ...site.languages]) {
      const option = createHtml(document, 'option');
      option.value = code;
      option.textContent = name;
      option.selected = code === (site.language ?? '');
      select.append(option);
    }
    select.addEventListener('change', (event) => {
      if (event.isTrusted) change({ language: select.value || null }, () => {});
    });
    label.append(select);
    panel.append(label);
  }
  return panel;
}
