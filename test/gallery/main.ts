import './gallery.css';
import japanese from '../../src/locales/ja.json?extension';
import chinese from '../../src/locales/zh.json?extension';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';
import { interfaceLocale } from '../../src/ui/shared/locale.ts';
import { loadTexts } from '../../src/ui/texts/load-texts.ts';
import { ROOMS } from './rooms.ts';

/**
 * Every screen in every state, as a plain web page. `?room=popup` shows all exhibits of a room, each in a frame; with
 * `&exhibit=` only that one. `&theme=dark` sets the theme, and `&dir=rtl` the direction, in Arabic. `&lang=de` sets the interface language. Sets
 * `<html data-ready>` when everything is loaded.
 */
const search = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
const app = document.getElementById('app') as HTMLElement;
/** All at once would wait for each other. */
const FRAMES_AT_ONCE = 6;
/** 21 November 2026, 12:00 UTC, so that texts about today stay the same. */
const NOW = Date.UTC(2026, 10, 21, 12);

function stopClock(): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      super(...((given.length === 0 ? [NOW] : given) as [number]));
    }
    static override now() {
      return NOW;
    }
  } as DateConstructor;
}

/** Frames share their locks, as tabs do: an exhibit whose import never ends would stop those of the others. */
function standAlone(): void {
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: Lock) => unknown;
    return Promise.resolve(work({ name, mode: 'exclusive' }));
  };
  Object.assign(navigator.locks, { request });
}

/** Before anything is measured with the fonts. */
async function loadFonts(): Promise<void> {
  for (const weight of [400, 600, 700]) {
    await document.fonts.load(`${weight} 16px "Noto Sans"`, 'Añäİ окно → …');
    if (weight !== 600) await document.fonts.load(`${weight} 16px "Noto Sans Arabic"`, 'مدرسة');
  }
  // In many files, of which a text loads those with its letters.
  await document.fonts.load('400 16px "Noto Sans JP Variable"', JSON.stringify([japanese, chinese]));
}

/** Waits until nothing has loaded for a while: parts of a screen load when they are first shown. */
async function becomeStill(): Promise<void> {
  const look = () => `${document.body.innerHTML.length} ${performance.getEntriesByType('resource').length}`;
  for (let before = '', rounds = 0; rounds < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = look();
    rounds = now === before ? rounds + 1 : 0;
    before = now;
  }
}

async function showExhibit(room: string, name: string): Promise<void> {
  const { ROOM } = (await ROOMS[room]?.()) ?? { ROOM: {} };
  await Promise.all([loadTexts(), loadFonts()]);
  await ROOM[name]?.show(app);
  await document.fonts.ready;
  await becomeStill();
  if (parent === window) dataset.ready = '';
  else parent.postMessage('shown', '*');
}

async function showWall(room: string): Promise<void> {
  const { ROOM } = (await ROOMS[room]?.()) ?? { ROOM: {} };
  const wall = document.body.appendChild(document.createElement('div'));
  wall.className = 'wall';
  const addresses: [HTMLIFrameElement, string][] = [];
  let waiting = Object.keys(ROOM).length;
  const showNext = () => {
    const [frame, address] = addresses.shift() ?? [];
    if (frame && address !== undefined) frame.src = address;
  };
  addEventListener('message', () => {
    waiting -= 1;
    if (waiting === 0) dataset.ready = '';
    showNext();
  });
  for (const [name, { width, height }] of Object.entries(ROOM)) {
    const figure = document.createElement('figure');
    figure.className = 'frame';
    const frame = document.createElement('iframe');
    const wanted = new URLSearchParams(search);
    wanted.set('exhibit', name);
    Object.assign(frame, { width, height, title: name });
    addresses.push([frame, `?${wanted}`]);
    const caption = document.createElement('figcaption');
    caption.textContent = name;
    figure.append(frame, caption);
    wall.append(figure);
  }
  for (let index = 0; index < FRAMES_AT_ONCE; index++) showNext();
}

function showPlan(): void {
  for (const room of Object.keys(ROOMS)) {
    for (const look of ['', '&theme=dark', '&dir=rtl']) {
      const link = document.createElement('a');
      link.href = `?room=${room}${look}`;
      link.textContent = `${room} ${look.slice(1)}`;
      app.append(link, document.createElement('br'));
    }
  }
}

dataset.theme = search.get('theme') ?? 'light';
const room = search.get('room');
const exhibit = search.get('exhibit');
if (room === null) showPlan();
else if (exhibit === null) void showWall(room);
else {
  document.documentElement.dir = search.get('dir') ?? 'ltr';
  if (search.get('dir') === 'rtl') interfaceLocale.value = { language: 'ar', tag: 'ar' };
  const language = INTERFACE_LANGUAGES.find((known) => known === search.get('lang'));
  if (language) interfaceLocale.value = { language, tag: language };
  stopClock();
  standAlone();
  void showExhibit(room, exhibit);
}
