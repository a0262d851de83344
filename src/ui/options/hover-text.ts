import { DEFAULT_SETTINGS } from '../../settings/settings.ts';

const usual = DEFAULT_SETTINGS.hover;

/** What the section on hovering says. */
export const hoverText = {
  title: 'Hover',
  trigger: 'Look a word up when',
  triggerHint: 'Usually: the pointer rests on it. A key, the menu of a selection and the toolbar work always.',
  triggers: {
    rest: 'the pointer rests on it',
    'rest-modifier': 'the pointer rests on it and a key is held',
    click: 'I click it',
    'double-click': 'I double-click it',
    off: 'I ask by key or menu only',
  },
  modifier: 'Key to hold',
  modifierHint: 'Usually: Alt (on a Mac: Option).',
  modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Shift' },
  dwell: 'Wait before the card comes, in milliseconds',
  dwellHint: `Usually: ${usual.dwellMs}. More, and the card comes only where you stay.`,
  switches: {
    selection: { label: 'Look up what I select', hint: 'Usually on. Exactly the selected words, as they stand.' },
    touch: { label: 'Look up with a finger', hint: 'Usually on. Tap a word and hold.' },
    keys: {
      label: 'Letter keys act on a card that shows',
      hint: 'Usually on. P pins it, S says the word, A studies it, K means known, N and B go to the next match and back. Never while you type.',
    },
  },
  scale: 'Size of the card’s text',
  scaleHint: 'Usually: 100 %.',
  percent: (scale: number) => `${Math.round(scale * 100)} %`,
  sites: 'Sites with a choice of their own',
  noSites: 'None. Turn a site off, or choose its language, in the toolbar popup or on the card.',
  sitesHint: 'Forget a site, and everything holds for it as for the others.',
  siteOff: 'off',
  forget: 'Forget',
  forgetLabel: (site: string) => `Forget ${site}`,
} as const;
