import { type Box, type Point, toDistance } from '../box.ts';
import { isMatching, read, toBounds } from '../dom.ts';

/** The word on the card. */
export interface ShownCard {
  /** The word of the passing card. */
  word: { box: Box; node: Node } | undefined;
  isPinned: boolean;
}

export interface CaptionPause {
  /** Removes all listeners; a film that it has paused continues. */
  stop(): void;
}

const CHECK_MS = 100;
/** From one word to the next, no card shows for so long. */
const FREE_MS = 400;
/** A caption is lower than this part of its film. */
const MAX_CAPTION_SHARE = 0.5;

/**
 * Pauses a playing film while a card shows a word that lies over it, and while the pointer stays on the text of that word. A film that the person
 * plays or stops meanwhile is left alone.
 */
export function createCaptionPause(findCard: () => ShownCard): CaptionPause {
  const controller = new AbortController();
  const { signal } = controller;
  let paused: { film: HTMLVideoElement; caption: Box; freeAt: number | undefined } | undefined;
  /** Whether the person has taken over: the card that shows pauses nothing more. */
  let isTheirs = false;
  let pointer: Point | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  function check(): void {
    const { word, isPinned } = findCard();
    if (!word && !isPinned) isTheirs = false;
    if (paused) hold(paused, word !== undefined || isPinned);
    else if (word && !isTheirs) pauseBelow(word);
    if (paused || listFilms().some(isPlaying)) return;
    clearInterval(timer);
    timer = undefined;
  }

  function pauseBelow({ box, node }: { box: Box; node: Node }): void {
    const film = listFilms().find((each) => isPlaying(each) && isOver(box, toBounds(each)));
    if (!film) return;
    film.pause();
    paused = { film, caption: findCaption(node, toBounds(film)) ?? box, freeAt: undefined };
  }

  function hold(held: NonNullable<typeof paused>, hasCard: boolean): void {
    if (!held.film.paused) {
      leave();
      return;
    }
    const isPointed = pointer !== undefined && toDistance(pointer, held.caption) === 0;
    if (hasCard || isPointed) held.freeAt = undefined;
    else held.freeAt ??= performance.now() + FREE_MS;
    if (held.freeAt !== undefined && performance.now() >= held.freeAt) resume();
  }

  function resume(): void {
    const { film } = paused ?? {};
    paused = undefined;
    // The page may refuse, or have another film by now.
    if (film?.isConnected && !film.ended) void film.play().catch(() => undefined);
  }

  /** The film is the person's own again. */
  function leave(): void {
    paused = undefined;
    isTheirs = true;
  }

  /** A press on the film or a key of its player. A word is looked up by a press, too. */
  function onPress(event: Event): void {
    if (!paused) return;
    const target = event.composedPath()[0] as Element;
    if (event instanceof KeyboardEvent ? !/^( |Media.*)$/.test(event.key) : isMatching(target, 'div[popover=manual]'))
      return;
    const { clientX, clientY } = event as Partial<MouseEvent>;
    const point = clientX === undefined || clientY === undefined ? undefined : { x: clientX, y: clientY };
    if (point && (toDistance(point, paused.caption) === 0 || toDistance(point, toBounds(paused.film)) > 0)) return;
    leave();
  }

  const start = () => {
    timer ??= setInterval(check, CHECK_MS);
  };
  const options = { signal, capture: true, passive: true };
  for (const type of ['play', 'playing', 'timeupdate']) document.addEventListener(type, start, options);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onPress, options);
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      pointer = { x: clientX, y: clientY };
    },
    options,
  );
  if (listFilms().some(isPlaying)) start();

  return {
    stop() {
      controller.abort();
      clearInterval(timer);
      if (paused) resume();
    },
  };
}

const listFilms = () => [...document.querySelectorAll('video')];

const isPlaying = (film: HTMLVideoElement) => !film.paused && !film.ended && film.readyState >= 2;

/** Whether the middle of a word lies over a film. */
function isOver({ left, right, top, bottom }: Box, film: Box): boolean {
  return toDistance({ x: (left + right) / 2, y: (top + bottom) / 2 }, film) === 0;
}

/** The box of the whole caption: the largest around a word that is still low. */
function findCaption(node: Node, { width, height }: DOMRect): Box | undefined {
  let found: Box | undefined;
  for (let element = read(node, 'parentElement'); element; element = read(element, 'parentElement')) {
    const box = toBounds(element);
    if (box.height > height * MAX_CAPTION_SHARE || box.width > width) break;
    found = box;
  }
  return found;
}
