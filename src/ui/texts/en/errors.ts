import type { ErrorCode } from '../../../model/error-code.ts';
import type { TextsOf } from '../texts.ts';

export interface ErrorText {
  /** What happened, as a short sentence without its full stop. */
  title: string;
  /** What it means and what to do. */
  advice: string;
}

const errors = {
  /** What can go wrong. */
  errors: {
    'bad-request': {
      title: 'Wayword could not read that',
      advice: 'Check what you typed and try again.',
    },
    forbidden: {
      title: 'This page may not do that',
      advice: 'Open Wayword from the toolbar and try again there.',
    },
    'no-answer': {
      title: 'Wayword did not answer',
      advice: 'Try again. If it stays like this, restart the browser: your decks are kept.',
    },
    'extension-gone': {
      title: 'Wayword was updated',
      advice: 'Close this page and open it again.',
    },
    internal: {
      title: 'Something went wrong inside Wayword',
      advice: 'Nothing is lost. Try again.',
    },
    'answer-broken': {
      title: 'The server’s answer could not be read',
      advice: 'It was cut short or garbled. Try again; if it stays like this, tell the person who runs the server.',
    },
    'address-invalid': {
      title: 'This is not a server address',
      advice: 'Type it as it was given to you, such as https://cards.example.org.',
    },
    'address-insecure': {
      title: 'This address is not secure',
      advice:
        'Over http:// others could read your key. Use https://. Only a server on this computer (localhost or 127.0.0.1) may use http://.',
    },
    'key-missing': {
      title: 'The API key is missing',
      advice: 'Paste the key that you were given for this server.',
    },
    'key-invalid': {
      title: 'This cannot be an API key',
      advice:
        'It has characters that no key has, such as a line break. Copy the key again, all of it and nothing else.',
    },
    'key-refused': {
      title: 'The server refused the key',
      advice: 'Check that the key is complete and belongs to this server, then connect again. Your decks are kept.',
    },
    'not-connected': {
      title: 'No server is connected',
      advice: 'Connect one in the options. The decks on this machine work without it.',
    },
    'not-the-api': {
      title: 'This does not look like a flashcard server',
      advice:
        'Something else answers at this address. Check it: it is the part before /api/v1/. The network may also want you to log in first: open any web page to see.',
    },
    'permission-needed': {
      title: 'Wayword may not reach this server',
      advice: 'Press Connect again and allow access to the server when the browser asks.',
    },
    redirected: {
      title: 'The server sends us to another address',
      advice:
        'Your key is only ever sent to the address you typed. Ask for the server’s final address and connect to that.',
    },
    'response-too-large': {
      title: 'The server’s answer is too large',
      advice: 'No flashcard is that big. Check the address.',
    },
    'server-busy': {
      title: 'The server asked us to wait',
      advice: 'It is busy, or limits how much may be asked. Try again in a while.',
    },
    'server-error': {
      title: 'The server has a problem',
      advice: 'The fault is on its side. Try again later.',
    },
    timeout: {
      title: 'The server took too long',
      advice: 'It may be busy, or the connection slow. Try again.',
    },
    unreachable: {
      title: 'The server cannot be reached',
      advice:
        'Check that the address is right, that the server is running and that you are online. Your decks work without it.',
    },
    'backup-invalid': {
      title: 'This is not a whole backup of Wayword',
      advice: 'The file is something else, or a part of it is missing or changed. Nothing was changed here.',
    },
    'backup-newer': {
      title: 'This backup was made by a newer Wayword',
      advice: 'Update Wayword, then restore it. Nothing was changed here.',
    },
    'deck-empty': {
      title: 'The server has no flashcards for this pair',
      advice: 'Choose another pair of languages.',
    },
    'deck-file-invalid': {
      title: 'This is not a deck file',
      advice: 'The file is damaged or something else. Nothing was changed.',
    },
    'deck-unknown': {
      title: 'This deck is not on this machine',
      advice: 'It was removed, or never synced. Choose another deck, or sync it in the options.',
    },
    'file-unreadable': {
      title: 'The file could not be read',
      advice: 'It was moved or changed since it was chosen, or it is a folder. Choose it again.',
    },
    'storage-full': {
      title: 'The disk is full',
      advice: 'Free some space, or remove a deck that you no longer need. What is stored is kept.',
    },
    'storage-newer': {
      title: 'A newer Wayword has written here',
      advice: 'This one is older, and leaves everything as it is. Update Wayword.',
    },
    'storage-unavailable': {
      title: 'The browser does not let Wayword store anything',
      advice: 'This happens in private windows and on a full disk. Use a normal window, or restart the browser.',
    },
  } satisfies Record<ErrorCode, ErrorText>,
};

export type ErrorsTexts = TextsOf<typeof errors>;
export default errors;
