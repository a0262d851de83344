import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { parseAnkiAddress } from '../../../anki/anki-address.ts';
import { guessFields } from '../../../anki/to-note.ts';
import type { Send } from '../../../messaging/client.ts';
import type {
  AnkiChange,
  AnkiFollowed,
  AnkiOffer,
  AnkiView,
  AnkiWord,
  SaidProblem,
  SaidReport,
} from '../../../model/anki.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { PairId } from '../../../model/pair.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { isAnkiOn } from '../../shared/anki/anki-switch.ts';
import { attempt } from '../../shared/attempt.ts';
import { findExample } from './to-anki-word.ts';

/** The result of the last question to Anki. */
export type AnkiNews =
  | { kind: 'connected'; offer: AnkiOffer }
  | { kind: 'problem'; text: string }
  | { kind: 'address' }
  | { kind: 'retried'; report: SaidReport };

/** The words that count as known because they are in Anki. */
export interface AnkiFollowing {
  followed?: AnkiFollowed | undefined;
  problem?: SaidProblem | undefined;
  /** The main decks, of whose pairs they may be. */
  decks: readonly DeckSummary[];
}

export interface AnkiModel {
  /** Undefined until the background first answers. */
  view: ReadonlySignal<AnkiView | undefined>;
  /** What Anki has; undefined until the learner connects. */
  offer: ReadonlySignal<AnkiOffer | undefined>;
  /** Names of the fields of the chosen note type; those that are filled, until Anki was asked. */
  fields: ReadonlySignal<readonly string[]>;
  /** One of the learner's words, for the preview. */
  example: ReadonlySignal<AnkiWord | undefined>;
  news: ReadonlySignal<AnkiNews | undefined>;
  following: ReadonlySignal<AnkiFollowing>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  isBusy: ReadonlySignal<boolean>;
  /** @param isFirst - The page has just opened, so the words that wait are tried. */
  load(isFirst: boolean): Promise<void>;
  change(change: AnkiChange): Promise<void>;
  /** @param typed - Address and key; an empty key stays as it was. */
  connect(typed: { address: string; key: string }): Promise<void>;
  chooseNoteType(noteType: string): Promise<void>;
  retry(): Promise<void>;
  /** @param pair - Of the words; absent for the one that is followed. */
  follow(act: 'read' | 'stop', pair?: PairId): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export function createAnkiModel(send: Send): AnkiModel {
  const view = signal<AnkiView | undefined>(undefined);
  const offer = signal<AnkiOffer | undefined>(undefined);
  const fields = signal<readonly string[]>([]);
  const example = signal<AnkiWord | undefined>(undefined);
  const news = signal<AnkiNews | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  const isBusy = signal(false);
  const following = signal<AnkiFollowing>({ decks: [] });

  const show = (next: AnkiView) =>
    batch(() => {
      view.value = next;
      isAnkiOn.value = next.config.isOn;
      if (offer.value === undefined) fields.value = Object.keys(next.config.fields);
    });
  const look = async () => show(await send('anki.look', {}));
  const put = async (change: AnkiChange) => show(await send('anki.change', { change }));
  /** `look` asks nothing of Anki. */
  const followBy = async (act: 'look' | 'read' | 'stop', pair?: PairId) => {
    const { followed, problem: failure } = await send('anki.follow', { act, pair });
    // What the last question to Anki came to stays.
    const { decks, problem: former } = following.value;
    following.value = { decks, followed, problem: act === 'look' ? former : failure };
  };
  const lookFollowing = async () => {
    const decks = (await send('deck.list', {})).filter(({ isMain }) => isMain);
    following.value = { ...following.value, decks };
    await followBy('look');
  };
  /** A second press before the answer has no effect. */
  const ask = async (question: () => Promise<AnkiNews | undefined>): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    news.value = undefined;
    await attempt(problem, async () => {
      news.value = await question();
    });
    isBusy.value = false;
  };
  /** @returns What went wrong, if anything did. */
  const readFields = async (noteType: string): Promise<AnkiNews | undefined> => {
    if (noteType === '') return undefined;
    const answer = await send('anki.fields', { noteType });
    if (answer.problem) return { kind: 'problem', text: answer.problem.text };
    fields.value = answer.fields;
    return undefined;
  };
  const retry = async (): Promise<AnkiNews | undefined> => {
    if (!view.value?.waiting.length) return undefined;
    const report = await send('anki.retry', {});
    await look();
    return { kind: 'retried', report };
  };

  return {
    view,
    offer,
    fields,
    example,
    news,
    following,
    problem,
    isBusy,
    load: (isFirst) =>
      attempt(problem, async () => {
        await look();
        if (view.value?.config.isOn) {
          example.value ??= await findExample(send);
          await lookFollowing();
        }
        if (isFirst && view.value?.config.isOn) await ask(retry);
      }),
    change: (change) =>
      attempt(problem, async () => {
        // Without Anki nothing could take the words back.
        if (change.isOn === false && following.value.followed) await followBy('stop');
        await put(change);
        if (!change.isOn) return;
        example.value ??= await findExample(send);
        await lookFollowing();
      }),
    connect: ({ address, key }) =>
      ask(async () => {
        if (parseAnkiAddress(address) === undefined) return { kind: 'address' };
        await put({ address, ...(key === '' ? {} : { key }) });
        const answer = await send('anki.connect', {});
        if (answer.problem) return { kind: 'problem', text: answer.problem.text };
        offer.value = answer;
        // A key that is not needed any more is forgotten.
        await look();
        const failure = await readFields(view.value?.config.noteType ?? '');
        return failure ?? { kind: 'connected', offer: answer };
      }),
    chooseNoteType: (noteType) =>
      ask(async () => {
        const failure = await readFields(noteType);
        if (!failure) await put({ noteType, fields: guessFields(fields.value) });
        return failure;
      }),
    retry: () => ask(retry),
    // The background does one after the other, so no press is lost.
    follow: (act, pair) => attempt(problem, () => followBy(act, pair)),
    remove: (ids) =>
      attempt(problem, async () => {
        show(await send('anki.remove', { ids: [...ids] }));
      }),
  };
}
