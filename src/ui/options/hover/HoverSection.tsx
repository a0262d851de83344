import { DEFAULT_SETTINGS, HOVER_SCALES, MAX_DWELL_MS, type Settings } from '../../../settings/settings.ts';
import { changeSites } from '../../../settings/site.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { formatShare } from '../../shared/format.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { NumberField } from '../NumberField.tsx';
import { ResetSettings } from '../ResetSettings.tsx';
import { hoverText } from '../settings-text.ts';
import { KeySiteForm } from './KeySiteForm.tsx';
import { SiteList } from './SiteList.tsx';
import { TranslatorPart } from './TranslatorPart.tsx';

const USUAL = DEFAULT_SETTINGS.hover;
const SWITCHES = ['selection', 'touch', 'keys'] as const;

interface HoverSectionProps {
  settings: SettingsModel;
  /** One entry for each pair of the library. */
  pairs?: readonly DeckEntry[];
}

/** Settings of hover lookups and of the card. Long because it lists all settings of the section, each with its texts and default. */
export function HoverSection({ settings, pairs = [] }: HoverSectionProps) {
  const hover = settings.settings.value?.hover;
  const put = (fields: Partial<Settings['hover']>) => void settings.change({ hover: fields });
  return (
    <section class="box" id="hover" aria-labelledby="hover-title">
      <h2 class="box-title" id="hover-title">
        {hoverText.title}
      </h2>
      {hover === undefined ? null : (
        <>
          <ChoiceSelect
            id="hover-trigger"
            label={hoverText.trigger}
            hint={hoverText.triggerHint}
            choices={hoverText.triggers}
            chosen={hover.trigger}
            usual={USUAL.trigger}
            onChoose={(trigger) => put({ trigger })}
          />
          {hover.trigger === 'rest-modifier' ? (
            <ChoiceSelect
              id="hover-modifier"
              label={hoverText.modifier}
              choices={hoverText.modifiers}
              chosen={hover.modifier}
              usual={USUAL.modifier}
              onChoose={(modifier) => put({ modifier })}
            />
          ) : null}
          <NumberField
            id="hover-dwell"
            label={hoverText.dwell}
            hint={hoverText.dwellHint}
            usual={USUAL.dwellMs}
            value={hover.dwellMs}
            max={MAX_DWELL_MS}
            step={10}
            onChange={(dwellMs) => put({ dwellMs })}
          />
          {SWITCHES.map((name) => (
            <CheckField
              key={name}
              id={`hover-${name}`}
              label={hoverText.switches[name].label}
              hint={hoverText.switches[name].hint}
              isOn={hover[name]}
              usual={USUAL[name]}
              onChange={(isOn) => put({ [name]: isOn })}
            />
          ))}
          <ChoiceSelect
            id="hover-scale"
            label={hoverText.scale}
            usual={USUAL.scale}
            choices={nameScales()}
            chosen={hover.scale}
            onChoose={(scale) => put({ scale })}
          />
          <SiteList sites={hover.sites} onForget={(sites) => put({ sites })} />
          {hover.keys ? (
            <KeySiteForm onAdd={(site) => put({ sites: changeSites(hover.sites, site, { keys: true }) })} />
          ) : null}
          <TranslatorPart pairs={pairs} />
        </>
      )}
      <ResetSettings settings={settings} section="hover" name={hoverText.title} messagesId="hover-messages" />
    </section>
  );
}

const nameScales = () => HOVER_SCALES.map((scale) => [scale, formatShare(Number(scale))] as const);
