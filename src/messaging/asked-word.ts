/** The part of the browser's `storage.session` that is used here. */
export interface AskedWords {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
  onChanged: { addListener(listener: (changes: Record<string, { newValue?: unknown }>) => void): void };
}

/** Holds a word that the background wants the side panel to look up. */
const KEY = 'askedWord';

/** Asks the side panel for a word. It may be open or just opening. */
export function askWord(words: AskedWords, text: string): Promise<void> {
  return words.set({ [KEY]: text });
}

/** Receives the words that are asked, each once. */
export function listenForAskedWords(words: AskedWords, onAsked: (text: string) => void): void {
  const take = (text: unknown) => {
    if (typeof text !== 'string' || text === '') return;
    onAsked(text);
    void words.remove(KEY).catch(() => undefined);
  };
  words.onChanged.addListener(({ [KEY]: change }) => take(change?.newValue));
  words.get(KEY).then(
    ({ [KEY]: text }) => take(text),
    () => undefined,
  );
}
