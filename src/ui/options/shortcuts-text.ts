/** What the section on keys says. */
export const shortcutsText = {
  title: 'Shortcuts',
  onPages: 'On web pages',
  onPagesIntro: 'They work in every tab. The browser keeps them, and you can change them there.',
  commands: {
    _execute_action: 'Open Wayword',
    'look-up': 'Look up the selection or the word at the caret; pin the card that shows',
    'next-word': 'Look up the next word',
    'previous-word': 'Look up the word before',
  } as Record<string, string>,
  noKey: 'No key',
  noKeyWarning: 'A command has no key: another extension may have it, or it was taken away. Set one in the browser.',
  change: 'Change these keys',
  changeByHand: 'Open about:addons, press the cog, and choose “Manage extension shortcuts”.',
  onCard: 'On the card',
  onCardIntro: 'While a card shows and you do not type. They can be switched off under Hover.',
  cardKeys: [
    { keys: ['p'], label: 'Pin the card' },
    { keys: ['s'], label: 'Say the word' },
    { keys: ['a'], label: 'Study the word' },
    { keys: ['k'], label: 'I know this word' },
    { keys: ['n', 'b'], label: 'Next match, and back' },
    { keys: ['Esc'], label: 'Close the card' },
  ],
  inStudy: 'While you study',
  inBrowse: 'While you browse a deck',
  addressBar: 'In the address bar',
  addressBarHint: 'Type this, a space, and a word: your decks answer below.',
} as const;

/** What is typed in the address bar before a word; the same for every language. */
export const OMNIBOX_KEYWORD = 'ww';
