import { createQueue } from '../../async/queue.ts';
import type { PageCommand } from '../../messaging/events.ts';
import { WORD_KEYS } from '../../model/keymap.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { TextRange } from '../../model/text-range.ts';
import type { Finding } from '../hover.ts';
import type { PageActions, PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import type { FindNew } from '../words/find-new.ts';
import { findFieldPassage, findNextInField } from './field-passage.ts';
import { reach } from './glass.ts';
import { findSelectedWords } from './selected-words.ts';
import { findSelectionPassage, MAX_SELECTION_LENGTH } from './selection-passage.ts';
import { findSentence } from './sentence.ts';
import { speak } from './speak.ts';
import type { Stage } from './stage.ts';
import { markWord, type StudyAct } from './study.ts';
import { findAskedRange, findUnknownWord } from './unknown-word.ts';
import { isInView } from './view.ts';
import {
  findCaret,
  findCaretPassage,
  findFirstOnScreen,
  findLetter,
  findPassageAt,
  findPassageOf,
  type ReadingCaret,
} from './words.ts';

/** Most words that one press of a key skips, each with a look-up. */
export const MAX_SKIPPED_WORDS = 200;

/** The commands of the browser: pin the card, step to a word, or mark it. */
const COMMANDS = {
  'look-up': 'pin',
  'next-word': 1,
  'previous-word': -1,
  'know-word': 'know',
  'study-word': 'study',
} as const satisfies Record<PageCommand, unknown>;

/** A word in the text of a page. */
type WordAt = Pick<Finding, 'passage' | 'range'>;

/**
 * Starts the second part of the content script.
 *
 * @param stage - Shows pinned cards and messages.
 */
export function createPageActions(core: PageCore, { pinned, notice, ...stage }: Stage): PageActions {
  const { hover, parts, view } = core;
  const texts = () => core.settings.texts.pinned;
  /** Where a message shows that is about no word. */
  const toTop = () => ({ left: 0, top: 0, right: view.innerWidth, bottom: 1 });
  /** Keys may be pressed faster than words are found. */
  const inTurn = createQueue();
  /** Current word of the keyboard, and the caret at that time. */
  let position: (WordAt & { caret: ReadingCaret | undefined }) | undefined;

  function goTo(passage: Passage, range: TextRange): void {
    position = { passage, range, caret: findCaret(core) };
  }

  /** Looks up the requested passage and moves there. @param isExplicit - As in `LookUpWay`. */
  async function lookUp(passage: Passage, isExplicit: boolean): Promise<Finding | undefined> {
    notice.hide();
    const finding =
      (await hover.lookUp(passage, { isSticky: true, isExplicit })) ??
      (isExplicit ? await showWords(passage) : undefined);
    goTo(passage, finding?.range ?? findAskedRange(passage));
    return finding;
  }

  /** Shows the words of a selection that is not a phrase. */
  async function showWords(passage: Passage): Promise<Finding | undefined> {
    const result = await findSelectedWords(core, passage).catch(() => undefined);
    return result && hover.lookUp(passage, { isSticky: true, result });
  }

  /** Pins a card opened by pointer. The keyboard continues from its word. */
  function pin(finding: Finding, index: number): void {
    goTo(finding.passage, finding.range);
    core.note(finding, index);
    open(finding, index);
  }

  function open(finding: Finding, index: number, message?: string): void {
    pinned.open({ finding, index, message, sentence: findSentence(core, finding) });
  }

  function sayNothingFound(passage: Passage): void {
    const { start, end } = findAskedRange(passage);
    const [box = passage.box] = passage.getBoxes(start, end);
    const { text, language } = passage;
    const values = { text: { text: text.slice(start, end), language } };
    notice.show({ text: texts().nothing, values }, box, passage.source.node);
  }

  async function lookUpAndPin(passage: Passage): Promise<void> {
    const finding = await lookUp(passage, true);
    if (finding) return pin(finding, 0);
    const unknown = await findUnknownWord(core, passage).catch(() => undefined);
    if (unknown) open(unknown, 0, texts().unknown);
    else sayNothingFound(passage);
  }

  function lookUpAtCaret(): void {
    const shown = hover.getShown();
    if (shown) {
      pin(shown, 0);
      return;
    }
    if (stage.lookUp()) return;
    const passage = findSelectionPassage(core) ?? findAtPosition() ?? findAtCaretOrFirst(1);
    if (passage) void lookUpAndPin(passage);
  }

  /** The keyboard's current word; undefined if the person moved elsewhere or it is out of view. */
  function findAtPosition(): Passage | undefined {
    if (!position || isCaretMoved()) return undefined;
    const { passage, range } = position;
    const [box] = passage.getBoxes(range.start, range.end);
    return box && isInView(box, parts.getView()) ? passage : undefined;
  }

  function findAtCaretOrFirst(step: 1 | -1): Passage | undefined {
    const passage = findCaretPassage(core, step);
    const first = passage ? undefined : findFirstOnScreen(core);
    return passage ?? (first && findPassageAt(core, first));
  }

  /** Whether the caret moved since the last step. */
  function isCaretMoved(): boolean {
    const caret = findCaret(core);
    return caret !== undefined && !(caret.node === position?.caret?.node && caret.offset === position.caret.offset);
  }

  /** The selection as the starting point of a step, which continues after it. */
  function findSelected(): WordAt | undefined {
    const passage = findSelectionPassage(core);
    return passage && { passage, range: findAskedRange(passage) };
  }

  /** Where a step leaves a word: its end, or its beginning. Undefined if the page was rendered again. */
  function findEdge({ passage, range }: WordAt, step: 1 | -1): { node: Node; offset: number } | undefined {
    const ranges = passage.selected ? [passage.selected] : passage.getRanges(range.start, range.end);
    const edge = step > 0 ? ranges.at(-1) : ranges[0];
    if (!edge) return undefined;
    return step > 0
      ? { node: edge.endContainer, offset: edge.endOffset }
      : { node: edge.startContainer, offset: edge.startOffset };
  }

  /** The next or previous word, in view or not. */
  function findNext(at: WordAt, step: 1 | -1): Passage | undefined {
    const { passage, range } = at;
    if (parts.isReadableField(passage.source.node)) return findNextInField(core, passage, range, step);
    const edge = findEdge(at, step);
    if (!edge) return findAtCaretOrFirst(step);
    const letter = findLetter(core, edge, step);
    return letter && findPassageOf(core, letter);
  }

  /** The next or previous new word among those that are marked; undefined if there is none. */
  async function findNextNew(findNew: FindNew, step: 1 | -1): Promise<Passage | undefined> {
    const at = hover.getShown() ?? (findAtPosition() && position);
    const letter = await findNew(at && findEdge(at, step), step);
    return letter && findPassageOf(core, letter);
  }

  /** The next or previous word that a deck has; undefined if none is within reach. */
  async function findNextKnown(step: 1 | -1): Promise<Passage | undefined> {
    let at = hover.getShown() ?? (isCaretMoved() ? undefined : position) ?? findSelected();
    let passage = at ? findNext(at, step) : findAtCaretOrFirst(step);
    for (let looked = 0; passage && looked < MAX_SKIPPED_WORDS; looked++) {
      const { range } = await core.define(passage);
      if (range) return passage;
      const asked = findAskedRange(passage);
      // In scripts without spaces, the last match may be the beginning of this word.
      if (at && step > 0) asked.start = Math.max(asked.start, passage.offset);
      at = { passage, range: asked };
      passage = findNext(at, step);
    }
    // The next step continues from here.
    if (passage && at) goTo(at.passage, at.range);
    return undefined;
  }

  /** The same passage, scrolled into view. */
  function toView(passage: Passage): Passage {
    const { node, offset } = passage.source;
    return node.nodeType === Node.TEXT_NODE
      ? (findPassageAt(core, { node: node as Text, offset }) ?? passage)
      : passage;
  }

  async function stepTo(step: 1 | -1): Promise<void> {
    if (pinned.keepDraft()) return;
    pinned.close();
    const findNew = globalThis.waywordMarks?.findNew;
    const passage = await (findNew ? findNextNew(findNew, step) : findNextKnown(step));
    if (!passage && findNew) return notice.show({ text: texts().noMoreNew }, toTop());
    if (!passage) return notice.announce({ text: texts().noMoreWords }, position?.passage.source.node);
    const finding = await lookUp(toView(passage), false);
    // Reached by key, it takes the next one, too.
    if (findNew && finding) hover.enter();
    const [entry] = finding?.entries ?? [];
    if (finding && entry) {
      const [from, to] = entry.pair.split('-').map(parts.toTag);
      const { word, headword = word } = entry;
      const text = finding.form === headword ? texts().found : texts().foundForm;
      const values = {
        form: { text: finding.form, language: from },
        word: { text: headword, language: from },
        meaning: { text: entry.definition ?? entry.meanings[0] ?? '', language: to },
      };
      notice.announce({ text, values }, passage.source.node);
    }
  }

  /** Marks a word on the passing card, which stays, and announces its new state. */
  async function mark(act: StudyAct, finding: Finding, entry: LookupEntry): Promise<void> {
    const { boxes, passage, entries } = finding;
    const [box = passage.box] = boxes;
    const sentence = findSentence(core, finding);
    const { text: state, isStored } = await markWord(core, act, { entry, sentence }, entries);
    const word = { text: entry.headword ?? entry.word, language: parts.toTag(toLanguagePair(entry.pair).from) };
    const message = { text: texts().marked, values: { word, state } };
    if (isStored) {
      core.redrawCard();
      notice.announce(message, passage.source.node);
    } else {
      hover.cancel();
      notice.show(message, box, passage.source.node);
    }
  }

  /** Marks the word of the visible card, otherwise the one that the keys have reached. */
  async function markCurrent(act: 'know' | 'study'): Promise<void> {
    const { pinned: target } = core.keys;
    if (target?.isOpen()) return target.press(WORD_KEYS[act]);
    const passage = findAtPosition();
    const finding = hover.getShown() ?? (passage && (await lookUp(passage, false)));
    const [entry] = finding?.entries ?? [];
    if (finding && entry) await mark(act, finding, entry);
  }

  return {
    findInField: (field, point) => findFieldPassage(core, field, point),
    act(act, finding, index) {
      const entry = finding.entries[index];
      core.note(finding, index);
      if (act === 'pin') pin(finding, index);
      else if (act === 'speak' && entry) void speak(core, entry);
      else if ((act === 'study' || act === 'know' || act === 'undo') && entry) void mark(act, finding, entry);
    },
    ...(import.meta.env.FIREFOX && { reach }),
    run(command) {
      const act = COMMANDS[command];
      if (act === 'pin') lookUpAtCaret();
      else inTurn(() => (typeof act === 'number' ? stepTo(act) : markCurrent(act))).catch(() => {});
    },
    showSelection() {
      const passage = findSelectionPassage(core);
      if (passage) void lookUp(passage, true);
    },
    lookUpSelection(text) {
      const isShort = text.trim().length <= MAX_SELECTION_LENGTH;
      const passage = isShort ? (findSelectionPassage(core) ?? findCaretPassage(core)) : undefined;
      if (passage) void lookUpAndPin(passage);
      else notice.show({ text: texts().tooLong }, toTop());
    },
    refresh: () => void pinned.refresh(),
    stop: stage.stop,
  };
}
