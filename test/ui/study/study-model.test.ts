import { describe, expect, test } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { MessageName } from '../../../src/messaging/messages.ts';
import { MAX_SPENT_MS } from '../../../src/model/limits.ts';
import type { StudyCard, StudyView } from '../../../src/model/study.ts';
import { DEFAULT_SETTINGS } from '../../../src/settings/settings.ts';
import { createStudyMemory } from '../../../src/ui/study/study-memory.ts';
import { createStudyModel, type StudyModel } from '../../../src/ui/study/study-model.ts';
import { makeStorage, makeStudyCard, makeStudyView } from '../support/builders.ts';

/** A background that asks `casa`, then `año`, then nothing. */
function makeWorld(cards: (StudyCard | undefined)[] = [makeStudyCard('casa'), makeStudyCard('año'), undefined]) {
  const world = {
    requests: [] as { name: MessageName; request: Record<string, unknown> }[],
    clock: 1_000_000,
    place: 0,
    failure: undefined as 'storage-full' | undefined,
    isStored: true,
    isUndoable: true,
    isWish: false,
    /** The definition before the last change. */
    former: undefined as string | undefined,
    /** Rank at which new words start. */
    start: undefined as number | undefined,
    gate: Promise.resolve(),
    storage: makeStorage(),
    view: (parts: Partial<StudyView> = {}): StudyView =>
      makeStudyView({ card: cards[world.place], canUndo: world.place > 0, start: world.start, ...parts }),
    health: { kind: 'fine' } as StudyView['health'],
  };
  const send = (async (name: MessageName, request: Record<string, unknown>) => {
    world.requests.push({ name, request });
    await world.gate;
    if (world.failure) throw new AppError(world.failure, 'made for a test');
    switch (name) {
      case 'settings.get':
        return DEFAULT_SETTINGS;
      case 'study.answer':
        world.place += 1;
        return { isStored: world.isStored, view: world.view() };
      case 'study.undo':
        world.place = Math.max(0, world.place + (request.direction === 'undo' ? -1 : 1));
        return {
          undone: world.isUndoable ? { pair: 'spa-eng', word: 'casa', isWish: world.isWish } : undefined,
          view: world.view(),
        };
      case 'study.mark':
      case 'study.hold':
        world.place += 1;
        return undefined;
      case 'definition.put':
      case 'definition.remove':
      case 'study.takeBack': {
        const card = cards[world.place];
        const definition = name === 'study.takeBack' ? world.former : (request.text as string | undefined);
        world.former = card?.definition;
        if (card) cards[world.place] = { ...card, definition };
        return undefined;
      }
      case 'study.practise':
        return [makeStudyCard('casa'), makeStudyCard('año')];
      case 'study.rescue':
        world.health = { kind: 'fine' };
        return world.health;
      default:
        return world.view({ health: world.health });
    }
  }) as unknown as Send;
  const open = async () => {
    const model = createStudyModel({ send, memory: createStudyMemory(() => world.storage), now: () => world.clock });
    await model.load('spa-eng');
    world.clock += 1_000;
    return model;
  };
  const sent = (name: MessageName) =>
    world.requests.filter((entry) => entry.name === name).map(({ request }) => request);
  return { world, open, sent };
}

describe('a deck that is chosen', () => {
  test('while another one is loading is asked in the end', async () => {
    const { open, sent } = makeWorld();
    const model = await open();
    await Promise.all([model.load('deu-eng'), model.load('fra-eng')]);
    expect(sent('study.next').map(({ pair }) => pair)).toEqual(['spa-eng', 'deu-eng', 'fra-eng']);
  });

  test('while an answer is being sent is asked after it', async () => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    model.reveal();
    world.clock += 1_000;
    await Promise.all([model.rate('good'), model.load('deu-eng')]);
    expect(sent('study.answer')).toHaveLength(1);
    expect(sent('study.next').at(-1)).toMatchObject({ pair: 'deu-eng' });
  });
});

describe('an answer', () => {
  test('is that of its button, for the shown word, with the elapsed time', async () => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    world.clock += 2_000;
    model.reveal();
    world.clock += 1_500;
    await model.rate('good');
    expect(sent('study.answer')).toMatchObject([
      {
        word: 'casa',
        rating: 'good',
        choice: { intervalDays: 0, delayMs: 600_000 },
        spentMs: 4_500,
        seen: '',
        retention: 0.9,
      },
    ]);
    expect(model.card.value?.word).toBe('año');
    expect(model.side.value).toBe('front');
  });

  test.each([
    [MAX_SPENT_MS, MAX_SPENT_MS],
    [MAX_SPENT_MS + 1, MAX_SPENT_MS],
  ])('after %i ms counts %i', async (elapsedMs, spentMs) => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    model.reveal();
    world.clock += elapsedMs;
    await model.rate('good');
    expect(sent('study.answer')).toMatchObject([{ spentMs }]);
  });

  test('is not accepted before the meaning is shown, nor twice from one press', async () => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    await model.rate('good');
    model.reveal();
    world.clock += 149;
    await model.rate('good');
    expect(sent('study.answer')).toHaveLength(0);
    world.clock += 1;
    await Promise.all([model.rate('good'), model.rate('good')]);
    model.reveal();
    expect(model.side.value, 'a press meant for the word before does not show the next one').toBe('front');
    expect(sent('study.answer')).toHaveLength(1);
  });

  test('is accepted although the clock was set back an hour', async () => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    world.clock -= 3_600_000;
    model.reveal();
    expect(model.side.value).toBe('back');
    world.clock -= 3_600_000;
    await model.rate('good');
    expect(sent('study.answer')).toMatchObject([{ spentMs: 0 }]);
  });

  test('that could not be stored leaves the card, and is sent again unchanged', async () => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    model.reveal();
    world.clock += 1_000;
    world.failure = 'storage-full';
    await model.rate('good');
    expect([model.card.value?.word, model.side.value, model.problem.value]).toEqual(['casa', 'back', 'storage-full']);
    world.failure = undefined;
    await model.rate('good');
    const [first, second] = sent('study.answer');
    expect(second?.id).toBe(first?.id);
    expect([model.card.value?.word, model.problem.value]).toEqual(['año', undefined]);
  });

  test('that failed differs from the same answer to the same word of another deck', async () => {
    const { world, open, sent } = makeWorld([makeStudyCard('casa'), makeStudyCard('casa', { pair: 'por-eng' })]);
    const model = await open();
    model.reveal();
    world.clock += 1_000;
    world.failure = 'storage-full';
    await model.rate('good');
    world.failure = undefined;
    // As another window has answered the first one in the meantime.
    world.place = 1;
    await model.retry();
    world.clock += 1_000;
    model.reveal();
    world.clock += 1_000;
    await model.rate('good');
    const [first, second] = sent('study.answer');
    expect([first?.pair, second?.pair]).toEqual(['spa-eng', 'por-eng']);
    expect(second?.id).not.toBe(first?.id);
  });

  test('that another window has already given is not repeated, and the screen says so', async () => {
    const { world, open } = makeWorld();
    const model = await open();
    world.isStored = false;
    model.reveal();
    world.clock += 1_000;
    await model.rate('again');
    expect([model.notice.value?.kind, model.card.value?.word]).toEqual(['answered-elsewhere', 'año']);
  });
});

describe('a closed screen', () => {
  test('reopens with the same card on the same side', async () => {
    const { open, sent } = makeWorld();
    const first = await open();
    first.reveal();
    const second = await open();
    expect(sent('study.next').at(-1)).toMatchObject({ prefer: { pair: 'spa-eng', word: 'casa' } });
    expect([second.card.value?.word, second.side.value, second.isResumed()]).toEqual(['casa', 'back', true]);
  });

  test('begins with the front when the card has changed since', async () => {
    const cards = [makeStudyCard('casa')];
    const { open } = makeWorld(cards);
    (await open()).reveal();
    cards[0] = makeStudyCard('casa', { seen: 'another answer' });
    const again = await open();
    expect([again.side.value, again.isResumed()]).toEqual(['front', false]);
  });

  test('does not reopen in study once the learner has gone elsewhere', async () => {
    const { open } = makeWorld();
    const model = await open();
    model.leave();
    expect((await open()).isResumed()).toBe(false);
  });
});

/** The first word was answered. */
async function openAnswered(cards?: (StudyCard | undefined)[]): Promise<StudyModel> {
  const { world, open } = makeWorld(cards);
  const model = await open();
  model.reveal();
  world.clock += 1_000;
  await model.rate('good');
  return model;
}

test('undo shows the meaning, because the answer is to be given again', async () => {
  const model = await openAnswered();
  await model.undo();
  expect([model.card.value?.word, model.side.value, model.notice.value?.kind]).toEqual(['casa', 'back', 'undone']);
});

test('undo works after the last word, too', async () => {
  const model = await openAnswered([makeStudyCard('casa'), undefined]);
  expect(model.state.value).toBe('done');
  await model.undo();
  expect([model.card.value?.word, model.side.value, model.notice.value?.kind]).toEqual(['casa', 'back', 'undone']);
});

test('redo continues with the word after the restored answer', async () => {
  const model = await openAnswered();
  await model.undo();
  await model.redo();
  expect([model.card.value?.word, model.side.value, model.notice.value?.kind]).toEqual(['año', 'front', 'redone']);
  expect(model.notice.value?.about?.word).toBe('casa');
});

test('an empty undo leaves the end unchanged', async () => {
  const { world, open } = makeWorld([undefined]);
  world.isUndoable = false;
  const model = await open();
  await model.undo();
  expect([model.state.value, model.side.value, model.notice.value?.kind]).toEqual(['done', 'front', 'nothing-to-undo']);
});

test.each([
  ['a word that was only asked for', true, 'casa'],
  ['another word than the one that comes', false, 'sol'],
])('undo of %s names it and shows no meaning', async (_, isWish, card) => {
  const { world, open } = makeWorld([makeStudyCard(card)]);
  world.isWish = isWish;
  const model = await open();
  await model.undo();
  expect([model.card.value?.word, model.side.value, model.notice.value?.kind]).toEqual([card, 'front', 'taken-back']);
  expect(model.notice.value?.about?.word).toBe('casa');
});

test.each([
  ['known', (model: StudyModel) => model.know()],
  ['paused', (model: StudyModel) => model.hold('suspend')],
  ['put-off', (model: StudyModel) => model.hold('bury')],
] as const)('a word that is %s is named beside the next word', async (notice, act) => {
  const { open } = makeWorld();
  const model = await open();
  await act(model);
  expect([model.card.value?.word, model.notice.value?.kind, model.notice.value?.about?.word]).toEqual([
    'año',
    notice,
    'casa',
  ]);
});

test('five minutes end after the open word and can be extended', async () => {
  const { world, open } = makeWorld();
  const model = await open();
  model.limit(300_000);
  world.clock += 301_000;
  expect(model.state.value).toBe('card');
  model.reveal();
  world.clock += 1_000;
  await model.rate('good');
  expect(model.state.value).toBe('pause');
  model.limit(undefined);
  expect(model.state.value).toBe('card');
});

test('practice asks forgotten words again at its end, and stores nothing', async () => {
  const { world, open, sent } = makeWorld([undefined]);
  const model = await open();
  await model.practise();
  const asked: (string | undefined)[] = [];
  for (const rating of ['again', 'good', 'good'] as const) {
    asked.push(model.card.value?.word);
    world.clock += 1_000;
    model.reveal();
    world.clock += 1_000;
    await model.rate(rating);
  }
  expect(asked).toEqual(['casa', 'año', 'casa']);
  expect(model.state.value).toBe('done');
  expect(sent('study.answer')).toEqual([]);
});

test('a log that came back incomplete is shown before any word', async () => {
  const { world, open } = makeWorld();
  world.health = { kind: 'lost', ops: 40, missing: 12, lastAt: 1 };
  const model = await open();
  expect(model.state.value).toBe('lost');
  await model.rescue('restore');
  expect(model.state.value).toBe('card');
});

test('a rescue that is pressed while the screen is being read again is done after it', async () => {
  const { world, open, sent } = makeWorld();
  world.health = { kind: 'lost', ops: 40, missing: 12, lastAt: 1 };
  const model = await open();
  await Promise.all([model.retry(), model.rescue('restore'), model.retry()]);
  expect(sent('study.rescue')).toHaveLength(1);
  expect(model.state.value).toBe('card');
});

test('a definition that is cleared is removed', async () => {
  const { world, open, sent } = makeWorld();
  const model = await open();
  model.reveal();
  world.clock += 1_000;
  await model.define('home');
  expect(sent('definition.put')).toMatchObject([{ pair: 'spa-eng', word: 'casa', text: 'home' }]);
  expect(model.side.value).toBe('back');
  await model.define('  ');
  expect(sent('definition.remove')).toHaveLength(1);
});

describe("the learner's own meaning", () => {
  const openBack = async () => {
    const { world, open, sent } = makeWorld();
    const model = await open();
    model.reveal();
    world.clock += 1_000;
    return { world, model, sent };
  };

  test('is reported when it is saved, and one undo takes it back without touching the last answer', async () => {
    const { model, sent } = await openBack();
    await model.define('home');
    expect(model.notice.value).toMatchObject({ kind: 'meaning-saved' });
    expect(model.card.value?.definition).toBe('home');
    await model.undo();
    expect(sent('study.takeBack')).toMatchObject([{ ref: sent('definition.put')[0]?.id }]);
    expect(sent('study.undo')).toEqual([]);
    expect(model.notice.value).toEqual({ kind: 'taken-back' });
    expect([model.card.value?.definition, model.side.value]).toEqual([undefined, 'back']);
  });

  test('can be removed, and comes back with one undo', async () => {
    const { model, sent } = await openBack();
    await model.define('home');
    await model.define('');
    expect(model.notice.value).toMatchObject({ kind: 'meaning-removed' });
    await model.undo();
    expect(sent('study.takeBack')).toMatchObject([{ ref: sent('definition.remove')[0]?.id }]);
    expect(model.card.value?.definition).toBe('home');
  });

  test('that has not changed is neither stored nor reported', async () => {
    const { model, sent } = await openBack();
    model.isEditing.value = true;
    await model.define('  ');
    expect([...sent('definition.put'), ...sent('definition.remove')]).toEqual([]);
    expect(model.notice.value).toBeUndefined();
    expect(model.isEditing.value).toBe(false);
  });

  test('comes back during practice, too', async () => {
    const { model, sent } = await openBack();
    await model.practise();
    model.reveal();
    await model.define('home');
    expect(model.card.value?.definition).toBe('home');
    await model.undo();
    expect(sent('study.takeBack')).toHaveLength(1);
    expect(model.card.value).toMatchObject({ word: 'casa', definition: undefined });
    expect(model.practice.left.value).toBe(2);
  });

  test('is no longer what undo takes back after the next answer', async () => {
    const { world, model, sent } = await openBack();
    await model.define('home');
    world.clock += 1_000;
    await model.rate('good');
    await model.undo();
    expect(sent('study.takeBack')).toEqual([]);
    expect(sent('study.undo')).toHaveLength(1);
  });
});

test('a known word that moves the start of new words says where they start now', async () => {
  const { world, open } = makeWorld([makeStudyCard('de'), makeStudyCard('la'), makeStudyCard('perro'), undefined]);
  const model = await open();
  await model.know();
  expect(model.notice.value).toMatchObject({ kind: 'known', about: { word: 'de' } });
  expect(model.notice.value).not.toHaveProperty('start');
  world.start = 36;
  await model.know();
  expect(model.notice.value).toMatchObject({ kind: 'known', about: { word: 'la' }, start: 36 });
});

test('a card that is turned while its deck is loaded again stays turned', async () => {
  const { world, open } = makeWorld();
  const model = await open();
  let give = () => {};
  world.gate = new Promise<void>((resolve) => {
    give = resolve;
  });
  const loading = model.load('spa-eng');
  model.reveal();
  expect(model.side.value).toBe('back');
  give();
  await loading;
  expect([model.card.value?.word, model.side.value]).toEqual(['casa', 'back']);
});

test.each([
  ['retry', (model: StudyModel) => model.retry()],
  ['repair', (model: StudyModel) => model.repair()],
] as const)('the panel of data that does not open stays until %s is done', async (_, press) => {
  const { world, open } = makeWorld();
  world.failure = 'storage-full';
  const model = await open();
  expect(model.state.value).toBe('failed');
  world.failure = undefined;
  let release = () => {};
  world.gate = new Promise((resolve) => {
    release = resolve;
  });
  const done = press(model);
  expect(model.state.value).toBe('failed');
  release();
  await done;
  expect([model.state.value, model.problem.value]).toEqual(['card', undefined]);
});
