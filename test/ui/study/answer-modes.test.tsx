// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownExample, StudyCard } from '../../../src/model/study.ts';
import { importRecordings } from '../../../src/recordings/import-recordings.ts';
import { openSource } from '../../../src/recordings/open-source.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { makePrivateStorage } from '../../support/private-storage.ts';
import { makePopupParts, makeSpanishBackground, makeStudyCard, makeStudyView, referTo } from '../support/builders.ts';
import { giveVoice } from '../support/give-voice.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

let count = 0;

/** The popup with one card to study, and the given settings. */
async function open(study: Partial<Settings['study']>, parts: Partial<StudyCard> = {}, example?: ShownExample) {
  count += 1;
  const background = makeSpanishBackground();
  background.example = example;
  background.settings = { ...background.settings, study: { ...background.settings.study, ...study } };
  // A different word in each test: missing accents are forgiven once a sitting.
  const card = makeStudyCard(parts.word ?? `mañana ${count}`, { meanings: ['tomorrow', 'morning'], ...parts });
  background.study = makeStudyView({ card, left: { due: 1, learning: 0, new: 0 } });
  const model = createPopupModel(makePopupParts(background.send));
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load(undefined, 'study'));
  return { model, card };
}

async function close() {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
}

async function type(text: string) {
  byId<HTMLInputElement>('study-typed').value = text;
  await settle(() => document.querySelector('.study-typing')?.dispatchEvent(new Event('submit', { cancelable: true })));
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterEach(close);

describe('a typed answer', () => {
  test('that is a meaning of the card shows it, and "Remembered" has the focus', async () => {
    await open({ typing: true });
    expect(document.activeElement).toBe(byId('study-typed'));
    expect(byId('study-typed').lang).toBe('en');
    await type('the morning');
    expect(textOf('study-verdict')).toBe('Right.');
    expect(document.activeElement).toBe(byId('study-good'));
  });

  test('may be the meaning that the learner has written', async () => {
    await open({ typing: true }, { definition: 'the day after' });
    await type('day after');
    expect(byId('study-verdict').dataset.verdict).toBe('right');
  });

  test('with a slip is asked once more, and then accepted', async () => {
    await open({ typing: true });
    await type('tomorow');
    expect(textOf('study-typing-hint')).toBe('Almost. Check it once more.');
    expect(document.getElementById('study-verdict')).toBeNull();
    await type('tomorrov');
    expect(textOf('study-verdict')).toBe('Almost right. You typed: tomorrov');
    expect(document.activeElement).toBe(byId('study-good'));
  });

  test('that is different offers "Forgot", which Space then gives', async () => {
    const { model } = await open({ typing: true });
    await type('<b>window</b>');
    expect(textOf('study-verdict')).toBe('Not what the card says. You typed: <b>window</b>');
    expect(byId('study-verdict').querySelector('b')).toBeNull();
    expect(document.activeElement).toBe(byId('study-again'));
    expect(model.study.modes.offered.value).toBe('again');
  });

  test('that is empty shows the meaning without a comment', async () => {
    await open({ typing: true });
    await type(' ');
    expect(textOf('study-meanings')).toContain('tomorrow');
    expect(document.getElementById('study-verdict')).toBeNull();
  });

  test('treats letters as text: no key of the screen acts in the field', async () => {
    const { model } = await open({ typing: true });
    await press('k', byId('study-typed'));
    await press(' ', byId('study-typed'));
    expect(model.study.side.value).toBe('front');
  });

  test('forgives missing accents once, and requires them the next time', async () => {
    const word = { word: 'niño', meanings: ['boy'] };
    await open({ typing: true, front: 'meaning' }, word);
    await type('nino');
    expect(textOf('study-verdict')).toBe('Right, but mind the accents. You typed: nino');
    await close();
    await open({ typing: true, front: 'meaning' }, word);
    await type('nino');
    expect(textOf('study-typing-hint')).toContain('Mind the accents');
    await type('niño');
    expect(byId('study-verdict').dataset.verdict).toBe('right');
  });

  test('in a right-to-left language is typed that way', async () => {
    const arabic = { pair: 'ara-eng', from: referTo('ara'), word: 'مَدْرَسَة', meanings: ['school'] };
    await open({ typing: true, front: 'meaning' }, arabic);
    expect(byId('study-typed').dir).toBe('rtl');
    await type('مدرسة');
    expect(byId('study-verdict').dataset.verdict).toBe('right');
  });
});

describe('meaning first', () => {
  test('hides the word until it is shown', async () => {
    const { card } = await open({ front: 'meaning' });
    expect(textOf('study-question')).toBe('tomorrowmorning');
    expect(document.body.textContent).not.toContain(card.word);
    await settle(() => byId('study-show').click());
    expect(textOf('study-word')).toBe(card.word);
  });

  test('of a card without meanings is its word', async () => {
    const { card } = await open({ front: 'meaning' }, { meanings: [] });
    expect(textOf('study-word')).toBe(card.word);
  });
});

describe('listening first', () => {
  test('reads the word aloud and shows it on demand', async () => {
    const spoken = giveVoice('es-ES');
    const { card } = await open({ front: 'sound' });
    expect(spoken).toEqual([card.word]);
    expect(document.body.textContent).not.toContain(card.word);
    await press('p');
    await press('p');
    await settle(() => byId('study-slow').click());
    expect(spoken.slice(1)).toEqual([card.word, `${card.word}, slowly`, `${card.word}, slowly`]);
    await settle(() => byId('study-show-word').click());
    expect(textOf('study-word')).toBe(card.word);
  });

  test('plays recordings before the voice, one take after the other, and falls back to the voice', async () => {
    const spoken = giveVoice('es-ES');
    const storage = makePrivateStorage();
    const files = ['casa_1.mp3', 'casa_2.mp3'].map((path) => ({ path, file: new Blob([path]) }));
    const request = { id: 'one', name: 'a', language: 'spa', open: () => openSource(files) };
    await importRecordings(request, { now: () => 0, onProgress: () => undefined, getStorage: storage.getStorage });
    Object.defineProperty(navigator, 'storage', {
      value: { getDirectory: storage.getStorage },
      configurable: true,
    });
    const played: string[] = [];
    let fail: (() => void) | undefined;
    const takes: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((take) => String(takes.push(take as Blob)));
    vi.stubGlobal(
      'Audio',
      class {
        playbackRate = 1;
        constructor(readonly address: string) {}
        addEventListener(type: string, listener: () => void) {
          if (type === 'error') fail = listener;
        }
        pause = () => undefined;
        async play() {
          played.push(`${await takes[Number(this.address) - 1]?.text()} ${this.playbackRate}`);
        }
      },
    );
    try {
      await open({ front: 'sound' }, { word: 'casa' });
      await vi.waitFor(() => expect(played).toEqual(['casa_1.mp3 1']));
      await press('p');
      await press('p');
      expect(played.slice(1)).toEqual(['casa_2.mp3 1', 'casa_2.mp3 0.6']);
      expect(spoken).toEqual([]);
      fail?.();
      expect(spoken).toEqual(['casa, slowly']);
    } finally {
      Reflect.deleteProperty(navigator, 'storage');
    }
  });

  test('says the sentence with the word on demand, and shows no translation before the answer', async () => {
    const spoken = giveVoice('es-ES');
    const example = { text: 'La casa es alta.', marked: { start: 3, end: 7 }, translation: 'The house is tall.' };
    await open({ front: 'sound' }, { word: 'casa' }, example);
    await press('o');
    await press('o');
    expect(spoken.slice(-2)).toEqual(['La casa es alta.', 'La casa es alta., slowly']);
    await settle(() => byId('study-show-word').click());
    expect(document.activeElement).toBe(byId('study-show'));
    expect(textOf('study-sentences')).toBe('La casa es alta.');
    expect(document.body.textContent).not.toContain('The house is tall.');
    await settle(() => byId('study-show').click());
    await press('o');
    expect(spoken.filter((text) => text === 'La casa es alta.')).toHaveLength(2);
    expect(document.body.textContent).toContain('The house is tall.');
  });

  test('speaks the sentence in which the word was met, in its form there', async () => {
    const spoken = giveVoice('es-ES');
    await open({ front: 'sound' }, { word: 'casa', isMet: true, sentences: [{ text: 'Dos casas.' }] });
    await settle(() => byId('study-say-sentence').click());
    expect(spoken).toEqual(['casa', 'Dos casas.']);
  });

  test('without a voice of the language says how to get one, until that is hidden', async () => {
    localStorage.clear();
    giveVoice('fi-FI');
    const wait = () => settle(() => new Promise((resolve) => setTimeout(resolve, 700)));
    await open({ front: 'sound' });
    await wait();
    expect(textOf('study-no-voice')).toContain('No voice speaks Spanish on this device.');
    expect(byId('study-no-voice').querySelector('a')?.getAttribute('href')).toBe('/options.html#sound');
    await settle(() => byId('study-no-voice-close').click());
    await close();
    await open({ front: 'sound' });
    await wait();
    expect(document.getElementById('study-no-voice')).toBeNull();
  });

  test('shows the word on demand and leaves the focus in the field of the answer', async () => {
    giveVoice('es-ES');
    await open({ front: 'sound', typing: true });
    await settle(() => byId('study-show-word').click());
    expect(document.activeElement).toBe(byId('study-typed'));
  });

  test('without a voice of the language shows the word', async () => {
    const spoken = giveVoice('fi-FI');
    const { card } = await open({ front: 'sound' });
    await settle(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(textOf('study-word')).toBe(card.word);
    expect(spoken).toEqual([]);
  });
});

describe('a new word', () => {
  const wait = () => settle(() => new Promise((resolve) => setTimeout(resolve, 700)));
  beforeEach(() => localStorage.clear());

  test('that nothing can say comes with how to get a voice, until that is hidden', async () => {
    giveVoice('fi-FI');
    await open({}, { phase: 'new' });
    await wait();
    expect(byId('study-card').dataset.side).toBe('new');
    expect(textOf('study-no-voice')).toContain('No voice speaks Spanish on this device.');
    await settle(() => byId('study-no-voice-close').click());
    expect(document.getElementById('study-no-voice')).toBeNull();
  });

  test('that a voice says comes without', async () => {
    giveVoice('es-ES');
    await open({}, { phase: 'new' });
    await wait();
    expect(document.getElementById('study-no-voice')).toBeNull();
  });
});

test('the list of keys describes Enter', async () => {
  await open({});
  await press('?');
  expect(textOf('keys-panel')).toContain('Enter');
});

test('letters that are turned off do nothing, and are not in the list of keys', async () => {
  const { card } = await open({ keys: false });
  await press('k');
  await press('?');
  expect(textOf('study-word')).toBe(card.word);
  await settle(() => byId('open-menu').click());
  await settle(() => byId('show-keys').click());
  const keys = [...document.querySelectorAll('#keys-panel kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual(['Space', 'Enter']);
});

function click(id: string, detail: number) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  return settle(() => byId(id).dispatchEvent(event));
}

test('once "Stop after 5 min" is chosen with the pointer, Space belongs to the card again', async () => {
  await open({});
  await click('open-menu', 1);
  byId('study-limit').focus();
  await click('study-limit', 1);
  expect(document.activeElement).toBe(byId('study-show'));
  await click('open-menu', 1);
  expect(byId('study-limit').getAttribute('aria-pressed')).toBe('true');
});

test('"Stop after 5 min" pressed by keyboard keeps the focus, so its state is announced', async () => {
  await open({});
  await click('open-menu', 0);
  byId('study-limit').focus();
  await click('study-limit', 0);
  expect(byId('study-limit').getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(byId('study-limit'));
});

test('the form for a meaning of one’s own is in no live region, which would read all of it', async () => {
  await open({});
  await settle(() => byId('study-show').click());
  await settle(() => byId('study-edit').click());
  expect(byId('study-definition').closest('[aria-live], [role="status"]')).toBeNull();
});

test.each([
  ['your own word', 'my meaning', 'Your own word'],
  ['a word that has left its deck', undefined, 'No longer in the deck'],
])('%s is reported as such', async (_, definition, expected) => {
  await open({}, { rank: undefined, meanings: [], definition });
  expect(textOf('study-card')).toContain(expected);
});
