/** The options once all their sections are there. One that comes late moves what is below it, and asks the background. */
export const WHOLE_OPTIONS = [
  ...['study', 'sound', 'hover', 'marks', 'shortcuts', 'own-words', 'looked-up'],
  ...['anki', 'appearance', 'data', 'connection', 'licences', 'about'],
]
  .map((id) => `#${id}`)
  .join(' ~ ');
