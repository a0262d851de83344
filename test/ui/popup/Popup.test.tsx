// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import type { PopupMode } from '../../../src/ui/popup/popup-view.ts';
import {
  makeDeck,
  makePopupParts,
  makeSpanishBackground,
  makeStarter,
  makeStudyCard,
  makeStudyView,
  makeSync,
  referTo,
  SPANISH_CARDS,
} from '../support/builders.ts';
import { chooseLanguage } from '../support/choose-language.ts';
import { type FakeBackground, makeBackground } from '../support/fake-background.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

const open = (background?: FakeBackground) => openAt('browse', background);
const openDefault = (background?: FakeBackground) => openAt(undefined, background);

async function openAt(mode: PopupMode | undefined, background: FakeBackground = makeSpanishBackground()) {
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  let opened = 0;
  await settle(() =>
    render(
      <Popup
        model={model}
        onOpenOptions={() => {
          opened += 1;
        }}
        waysOut={{ tabUrl: '/popup.html?tab', openSide: undefined }}
      />,
      root,
    ),
  );
  await settle(() => model.load(undefined, mode));
  return { model, root, background, openedOptions: () => opened };
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test.each([
  ['spa-eng', false],
  ['por-deu', true],
  ['ukr-ind', true],
])('the names of %s have smaller letters if they are long: %s', async (pair, isLong) => {
  const background = makeSpanishBackground();
  background.decks = [makeDeck(pair)];
  await open(background);
  expect(byId('deck-switcher').classList.contains('is-long')).toBe(isLong);
});

test('slow loading is announced', async () => {
  const background = makeSpanishBackground();
  background.gate = new Promise(() => undefined);
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  void model.load();
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  expect(root.querySelector('.popup-loading')?.textContent).toBe('Loading…');
});

describe('what waits', () => {
  test('is a new word, if nothing is due', async () => {
    const background = makeSpanishBackground();
    background.study = makeStudyView({ card: makeStudyCard('casa'), left: { due: 0, learning: 0, new: 1 } });
    await openDefault(background);
    expect(textOf('study-word')).toBe('casa');
  });

  test('is a note on what comes next, if all is done', async () => {
    const background = makeSpanishBackground();
    background.study = makeStudyView({
      today: { reviews: 3, again: 1, new: 1, ms: 9_000 },
      tomorrow: 4,
      newTomorrow: 10,
    });
    const { root } = await openDefault(background);
    expect(textOf('study-end-title')).toBe('Done for today');
    expect(textOf('study-tomorrow')).toBe('Tomorrow: 4 words to review and 10 new ones.');
    expect(root.querySelector('#card-word')).toBeNull();
  });

  test('leaves the progress page in the menu', async () => {
    await openDefault();
    await settle(() => byId('open-menu').click());
    expect(byId<HTMLAnchorElement>('view-progress').getAttribute('href')).toBe('/progress.html');
  });
});

describe('the card', () => {
  test('shows rank, word and meanings, each in its own language', async () => {
    await open();
    expect(textOf('card-word')).toBe('de');
    expect(byId('card-word').lang).toBe('es');
    expect(textOf('card-rank')).toBe('Rank 1');
    expect([...byId('card-meanings').querySelectorAll('.meaning')].map(({ textContent }) => textContent)).toEqual([
      'of',
      'from',
    ]);
    expect(byId('card-meanings').lang).toBe('en');
    expect(textOf('jump-of')).toBe('of 3');
  });

  test('without meanings says so', async () => {
    const { root } = await open(makeSpanishBackground([[1, 'de', []]]));
    expect(root.textContent).toContain('No meaning given');
  });

  test('of a right-to-left language runs that way', async () => {
    const background = makeSpanishBackground();
    background.decks = [{ ...background.decks[0], pair: 'ara-eng' } as never];
    background.cards = new Map([['ara-eng', [[1, 'مدرسة', ['school']]]]]);
    await open(background);
    expect(byId('card-word').dir).toBe('rtl');
    expect(byId('card-meanings').dir).toBe('ltr');
  });

  test('shows markup as text', async () => {
    await open(makeSpanishBackground([[1, '<img src=x onerror=alert(1)>', ['<b>bold</b>']]]));
    expect(textOf('card-word')).toBe('<img src=x onerror=alert(1)>');
    expect(byId('card').querySelector('img, b')).toBeNull();
  });

  test('with a word of 5,000 letters can be scrolled by keyboard', async () => {
    await open(makeSpanishBackground([[1, 'ñ'.repeat(5_000), ['long']]]));
    expect(byId('card-word').tabIndex).toBe(0);
  });
});

describe('the keyboard', () => {
  test('turns pages', async () => {
    await open();
    await press('ArrowRight');
    expect(textOf('card-word')).toBe('casa');
    await press('End');
    expect(textOf('card-word')).toBe('que');
    await press('ArrowLeft');
    expect(textOf('card-word')).toBe('casa');
    await press('Home');
    expect(textOf('card-word')).toBe('de');
  });

  test('focuses the rank field and jumps', async () => {
    await open();
    await press('g');
    const field = byId<HTMLInputElement>('jump-rank');
    expect(document.activeElement).toBe(field);
    field.value = '99';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle(() => byId<HTMLFormElement>('jump').requestSubmit());
    expect(textOf('notice')).toBe('This deck ends at rank 3.');
    expect(field.value).toBe('99');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(textOf('card-word')).toBe('de');
    field.value = '9';
    await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('announces the deck’s end again after leaving and reaching it', async () => {
    await open();
    await press('End');
    await press('ArrowRight');
    const first = document.querySelector('#notice > .notice');
    expect(first?.textContent).toBe('This deck ends at rank 3.');
    await press('ArrowRight');
    const second = document.querySelector('#notice > .notice');
    expect(second?.textContent).toBe('This deck ends at rank 3.');
    // A screen reader announces added text.
    expect(second).not.toBe(first);
  });

  test('does not act while typing in the field', async () => {
    await open();
    await press('g');
    await press('ArrowRight', byId('jump-rank'));
    expect(textOf('card-word')).toBe('de');
  });

  test('shows its keys, and Escape returns to where they were opened', async () => {
    await open();
    await press('?');
    expect(byId('keys-panel').textContent).toContain('Next card');
    // Its beginning, where the list is longer than the popup.
    expect(document.activeElement).toBe(byId('keys-title'));
    await press('Escape');
    expect(document.getElementById('keys-panel')).toBeNull();
    expect(document.activeElement).toBe(byId('open-menu'));
  });
});

describe('the list of languages', () => {
  test('has every language, including those without a deck, and focuses the open deck', async () => {
    await open();
    await settle(() => byId('deck-switcher').click());
    expect([...byId('languages').querySelectorAll('.language')].map(({ textContent }) => textContent)).toEqual([
      'SpanishSpanish to English3 cards',
      'EnglishNo deck',
      'FrenchNo deck',
    ]);
    expect(document.activeElement?.getAttribute('data-pair')).toBe('spa-eng');
  });

  test('supports arrow keys, and the first letter of a language', async () => {
    const background = makeSpanishBackground();
    background.decks.push(makeDeck('est-eng'), makeDeck('deu-eng'), makeDeck('deu-spa'));
    background.languages = ['spa', 'est', 'deu'].map((code) => ({ ...referTo(code), has_flashcards: true }));
    await open(background);
    await settle(() => byId('deck-switcher').click());
    const seen: (string | null | undefined)[] = [];
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'g', 'G', 's', 'e', 'x']) {
      await press(key, document.activeElement ?? document);
      seen.push(document.activeElement?.getAttribute('data-pair'));
    }
    expect(seen).toEqual([
      ...['est-eng', 'deu-eng', 'deu-spa', 'deu-eng', 'spa-eng', 'spa-eng'],
      ...['deu-eng', 'deu-spa', 'spa-eng', 'est-eng', 'est-eng'],
    ]);
  });

  test('returns the focus when a deck is chosen', async () => {
    await open();
    await settle(() => byId('deck-switcher').click());
    await settle(() => (document.activeElement as HTMLElement).click());
    expect(document.activeElement).toBe(byId('deck-switcher'));
    expect(textOf('card-word')).toBe('de');
  });
});

describe('a sync', () => {
  test('of unknown length has a bar without a value', async () => {
    const background = makeSpanishBackground(SPANISH_CARDS, { isComplete: false });
    background.syncs = [makeSync('spa-eng')];
    const { root } = await open(background);
    expect(root.querySelector('progress')?.hasAttribute('value')).toBe(false);
    expect(textOf('jump-of')).toBe('of 3 so far');
  });

  test('of known length has a bar with one, and can be paused without losing the focus', async () => {
    const background = makeSpanishBackground();
    background.syncs = [makeSync('spa-eng', { expectedCards: 2000 })];
    const { root } = await open(background);
    const bar = root.querySelector('progress');
    expect([bar?.value, bar?.max, bar?.getAttribute('aria-label')]).toEqual([
      640,
      2000,
      'Cards of Spanish to English synced',
    ]);
    const button = root.querySelector<HTMLButtonElement>('.sync button');
    expect(button?.textContent).toBe('Pause');
    await settle(() => button?.click());
    expect(root.querySelector('.sync button')).toBe(button);
    expect(button?.textContent).toBe('Resume');
  });
});

test('a sync that ends gives the focus of its buttons to the deck switcher', async () => {
  const background = makeSpanishBackground();
  background.syncs = [makeSync('spa-eng')];
  const { model, root } = await open(background);
  root.querySelector<HTMLButtonElement>('.sync button')?.focus();
  background.syncs = [];
  await settle(() => model.refresh());
  expect(root.querySelector('.sync')).toBeNull();
  expect(document.activeElement).toBe(byId('deck-switcher'));
});

describe('without a deck', () => {
  const starters = [
    makeStarter('deu-eng'),
    makeStarter('spa-eng'),
    makeStarter('eng-deu'),
    makeStarter('eng-fra', 450),
  ];
  const submit = () => settle(() => byId<HTMLFormElement>('start-form').requestSubmit());

  const choose = chooseLanguage;
  const chosenIn = (id: string) => byId(id).dataset.chosen;

  test('it asks for the language to learn; meanings are in the browser’s language', async () => {
    await open(makeBackground({ starters }));
    expect(chosenIn('start-from')).toBeUndefined();
    expect(chosenIn('start-to')).toBe('eng');
    expect(document.activeElement).toBe(byId('start-from'));
  });

  test('one click shows the first word to study, and the next press belongs to it', async () => {
    const study = makeStudyView({ card: makeStudyCard('Haus') });
    const { background } = await open(makeBackground({ starters, study }));
    await choose('start-from', 'deu');
    expect(textOf('start')).toBe('Start with 2,000 cards');
    byId('start').focus();
    await submit();
    expect(background.requests).toContainEqual({ name: 'deck.install', request: { pair: 'deu-eng' } });
    expect(textOf('study-word')).toBe('Haus');
    expect(document.activeElement).toBe(byId('study-show'));
  });

  test('a click before both languages are chosen focuses the missing one', async () => {
    const { background } = await open(makeBackground({ starters }));
    await submit();
    expect(textOf('start-messages')).toBe('Choose both languages first.');
    expect(document.activeElement).toBe(byId('start-from'));
    await choose('start-from', 'eng');
    await submit();
    expect(document.activeElement).toBe(byId('start-to'));
    await choose('start-to', 'fra');
    expect(textOf('start-messages')).toBe('');
    expect(textOf('start')).toBe('Start with 450 cards');
    expect(background.received).not.toContain('deck.install');
  });

  test('it shows that it is busy, and does not start twice', async () => {
    const { background } = await open(makeBackground({ starters }));
    await choose('start-from', 'deu');
    let finish = () => {};
    background.gate = new Promise((resolve) => {
      finish = resolve;
    });
    await submit();
    await submit();
    expect(textOf('start')).toBe('Adding…');
    expect(byId('start').getAttribute('aria-disabled')).toBe('true');
    await settle(finish);
    expect(background.received.filter((name) => name === 'deck.install')).toHaveLength(1);
  });

  test('a deck that cannot be stored is reported, and the choice stays', async () => {
    const background = makeBackground({ starters });
    background.failures.set('deck.install', 'storage-full');
    await open(background);
    await choose('start-from', 'deu');
    await submit();
    expect(textOf('start-messages')).toContain('The disk is full.');
    expect(chosenIn('start-from')).toBe('deu');
    background.failures.clear();
    await submit();
    expect(document.getElementById('view-browse')).not.toBeNull();
  });

  test('a list that cannot be read can be requested again', async () => {
    const background = makeBackground({ starters });
    background.failures.set('deck.starters', 'no-answer');
    await open(background);
    expect(textOf('start-messages')).toContain('Wayword did not respond.');
    background.failures.clear();
    await settle(() => byId('start-messages').querySelector('button')?.click());
    await settle(() => byId('start-from').click());
    expect(document.querySelectorAll('#start-from-list [role=option]').length).toBeGreaterThan(1);
  });

  test('a server can be connected instead', async () => {
    const { openedOptions } = await open(makeBackground({ starters }));
    byId('connect-server').click();
    expect(openedOptions()).toBe(1);
  });
});

test('a failure is reported in a live region, with a retry', async () => {
  const background = makeSpanishBackground();
  background.failures.set('deck.list', 'storage-unavailable');
  await open(background);
  expect(byId('problems').getAttribute('role')).toBe('status');
  expect(textOf('problems')).toContain('The browser can’t open Wayword’s data.');
  background.failures.clear();
  await settle(() => byId('problems').querySelector('button')?.click());
  expect(textOf('card-word')).toBe('de');
});
