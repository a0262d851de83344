import type { Frame, JSHandle, Page } from 'puppeteer-core';
import type { HoverCase } from '../pages/hover-cases.ts';

/** What the hover card says, first entry only for `word`, `why` and `rank`. */
export interface CardText {
  words: string[];
  glosses: string[];
  why: string | undefined;
  rank: string | undefined;
  isMine: boolean;
}

/** An element as both browsers' protocols give it, closed shadow roots opened. */
interface Tree {
  role: string;
  className: string;
  text: string;
  children: Tree[];
}

/**
 * Reads the hover card out of its closed shadow root, without opening it: over CDP in Chromium, over BiDi in Firefox. A card in a frame
 * is read from that frame.
 *
 * @returns `undefined` when no card shows.
 */
export async function readCard(page: Page, frame: Frame = page.mainFrame()): Promise<CardText | undefined> {
  const tree = isFirefox(page) ? await readFirefoxTree(page, frame) : await readChromiumTree(page, frame);
  const card = tree && findTrees(tree, ({ role }) => role === 'tooltip')[0];
  if (!card) return undefined;
  const textsOf = (name: string) =>
    findTrees(card, ({ className }) => className.split(' ').includes(name)).map(getText);
  return {
    words: textsOf('word'),
    glosses: textsOf('gloss'),
    why: textsOf('why')[0],
    rank: textsOf('rank')[0],
    isMine: textsOf('mine').length > 0,
  };
}

/** Waits until the card says something, at most two seconds. */
export async function waitForCard(page: Page, frame?: Frame): Promise<CardText | undefined> {
  return poll(() => readCard(page, frame), 2_000);
}

/** Puts the pointer where a case says, from well outside. */
export async function pointAt(page: Page, hoverCase: HoverCase): Promise<Frame> {
  const { frame, origin } = await findFrame(page, hoverCase.frame);
  const point = await frame.evaluate(locate, hoverCase);
  await page.mouse.move(origin.x + point.x, origin.y + point.y, { steps: 2 });
  return frame;
}

async function findFrame(page: Page, selector: string | undefined) {
  const main = { frame: page.mainFrame(), origin: { x: 0, y: 0 } };
  if (selector === undefined) return main;
  const element = await page.$(selector);
  const frame = await element?.contentFrame();
  if (!element || !frame) throw new Error(`Expected a frame at ${selector}, found none.`);
  const origin = await element.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { left, top } = node.getBoundingClientRect();
    return { x: left + node.clientLeft, y: top + node.clientTop };
  });
  return { frame, origin };
}

/** Runs in the page. */
function locate({ at, text, character = 0, spot, name }: HoverCase): { x: number; y: number } {
  const closed = (window as unknown as { roots?: Record<string, ShadowRoot> }).roots;
  let scope: Document | ShadowRoot = document;
  let element: Element | null = null;
  for (const selector of at.split(' >>> ')) {
    element = scope.querySelector(selector);
    if (!element) throw new Error(`${name}: nothing at ${selector}.`);
    scope = element.shadowRoot ?? closed?.[element.id] ?? scope;
  }
  if (!element) throw new Error(`${name}: nothing at ${at}.`);
  element.scrollIntoView({ block: 'nearest' });
  if (spot) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = spot;
    return { x: x < 0 ? right + x : left + x, y: y < 0 ? bottom + y : top + y };
  }
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places: { node: Text; offset: number }[] = [];
  let all = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    all += node.data;
    for (let offset = 0; offset < node.length; offset++) places.push({ node, offset });
  }
  const place = places[all.indexOf(text ?? '') + character];
  if (!place || !all.includes(text ?? '')) throw new Error(`${name}: no "${text}" in ${at}.`);
  const range = document.createRange();
  range.setStart(place.node, place.offset);
  range.setEnd(place.node, place.offset + String.fromCodePoint(place.node.data.codePointAt(place.offset) ?? 0).length);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isFirefox(page: Page): boolean {
  return 'connection' in page.browser();
}

async function readChromiumTree(page: Page, frame: Frame): Promise<Tree | undefined> {
  const session = await page.createCDPSession();
  try {
    const handle = (await frame.evaluateHandle(() => document.documentElement.lastElementChild)) as JSHandle<Element>;
    const objectId = handle.remoteObject().objectId;
    if (!objectId) return undefined;
    // A handle belongs to its frame's own session, which is not this one where the frame runs in another process.
    const client = (handle as unknown as { client?: typeof session }).client ?? session;
    const { node } = await client.send('DOM.describeNode', { objectId, depth: -1, pierce: true });
    return toTree(node as CdpNode);
  } finally {
    await session.detach();
  }
}

interface CdpNode {
  nodeValue: string;
  attributes?: string[];
  children?: CdpNode[];
  shadowRoots?: CdpNode[];
}

function toTree(node: CdpNode): Tree {
  const attributes = new Map<string, string>();
  for (let index = 0; index + 1 < (node.attributes?.length ?? 0); index += 2) {
    attributes.set(node.attributes?.[index] ?? '', node.attributes?.[index + 1] ?? '');
  }
  return {
    role: attributes.get('role') ?? '',
    className: attributes.get('class') ?? '',
    text: node.nodeValue,
    children: [...(node.shadowRoots ?? []), ...(node.children ?? [])].map(toTree),
  };
}

/** What `script.evaluate` gives for a node. */
interface BidiNode {
  value?: {
    attributes?: Record<string, string>;
    nodeValue?: string;
    children?: BidiNode[];
    shadowRoot?: BidiNode | null;
  };
}

async function readFirefoxTree(page: Page, frame: Frame): Promise<Tree | undefined> {
  // puppeteer has no call of its own for this part of BiDi.
  const { connection } = page.browser() as unknown as {
    connection: { send(method: string, params: object): Promise<{ result: { result?: BidiNode } }> };
  };
  const context = (frame as unknown as { _id: string })._id;
  const { result } = await connection.send('script.evaluate', {
    expression: 'document.documentElement.lastElementChild',
    target: { context },
    awaitPromise: false,
    serializationOptions: { includeShadowTree: 'all', maxDomDepth: 12 },
  });
  return result.result && fromBidi(result.result);
}

function fromBidi({ value }: BidiNode): Tree {
  return {
    role: value?.attributes?.role ?? '',
    className: value?.attributes?.class ?? '',
    text: value?.nodeValue ?? '',
    children: [...(value?.shadowRoot ? [value.shadowRoot] : []), ...(value?.children ?? [])].map(fromBidi),
  };
}

function findTrees(tree: Tree, isWanted: (tree: Tree) => boolean): Tree[] {
  return [...(isWanted(tree) ? [tree] : []), ...tree.children.flatMap((child) => findTrees(child, isWanted))];
}

function getText(tree: Tree): string {
  return tree.text + tree.children.map(getText).join('');
}

async function poll<Value>(read: () => Promise<Value | undefined>, timeoutMs: number): Promise<Value | undefined> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined || Date.now() > end) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
}
