import type { Frame, Page } from 'puppeteer-core';

/** The content of the hover card; `why`, `rank` and `state` are those of the first entry. */
export interface CardText {
  words: string[];
  glosses: string[];
  why: string | undefined;
  rank: string | undefined;
  /** The learner's knowledge of the word. */
  state: string | undefined;
  isMine: boolean;
  /** All of its text. */
  text: string;
}

/** A card that comes and goes, one that is pinned, or a sentence. */
export type CardRole = 'tooltip' | 'dialog' | 'status';

/** An element as both browsers' protocols return it, with closed shadow roots opened. */
interface Tree {
  role: string;
  className: string;
  style: string;
  text: string;
  children: Tree[];
}

/**
 * Reads the hover card out of its closed shadow root without opening it: over CDP in Chromium, over BiDi in Firefox. A
 * card in a frame is read from that frame.
 *
 * @returns `undefined` if no card is open.
 */
export async function readCard(
  page: Page,
  frame: Frame = page.mainFrame(),
  role: CardRole = 'tooltip',
): Promise<CardText | undefined> {
  const card = await findCard(page, frame, role);
  if (!card) return undefined;
  const textsOf = (name: string) =>
    findTrees(card, ({ className }) => className.split(' ').includes(name)).map(getText);
  return {
    words: textsOf('word'),
    glosses: textsOf('gloss'),
    why: textsOf('why')[0],
    rank: textsOf('rank')[0],
    state: textsOf('state')[0],
    isMine: textsOf('mine').length > 0,
    text: getText(card),
  };
}

/**
 * Finds the cards' hosts, the last first: empty elements at the end of the document or of elements in the top layer,
 * shadow roots included. It is text, because one of the protocols requires that.
 */
// Fields of a form may be named `matches` or `shadowRoot`.
export const FIND_HOSTS = `(() => {
  const homes = (scope) => [...scope.querySelectorAll('*')].flatMap((element) => [
    ...(Element.prototype.matches.call(element, 'html, body, svg, dialog, [popover], :fullscreen, [aria-modal], [role=dialog], [role=alertdialog]') ? [element] : []),
    ...(element.shadowRoot instanceof ShadowRoot ? homes(element.shadowRoot) : []),
  ]);
  return homes(document)
    .flatMap((home) => [...home.children])
    .filter((host) => host.localName === 'div' && !host.hasChildNodes() && (host.attributes.length === 0 || host.popover === 'manual'))
    .reverse();
})()`;

/** Reads the boxes that are marked on the page: those of the word whose card shows, one per line. */
export async function readMarks(page: Page, frame: Frame = page.mainFrame()): Promise<MarkBox[]> {
  const trees = await getTreeReader(page)(page, frame);
  const marks = trees.flatMap((tree) => findTrees(tree, ({ className }) => className === 'mark'));
  return marks.map(({ style }) => {
    const read = (name: string) => Number(new RegExp(`\\b${name}:\\s*(-?[\\d.]+)px`).exec(style)?.[1]);
    return { left: read('left'), top: read('top'), width: read('width'), height: read('height') };
  });
}

export interface MarkBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const getTreeReader = (page: Page) => (isFirefox(page) ? readFirefoxTrees : readChromiumTrees);

async function findCard(page: Page, frame: Frame, role: CardRole): Promise<Tree | undefined> {
  const readTrees = getTreeReader(page);
  for (const place of findPlaces(page, frame)) {
    // A frame of pinned cards may close at any moment.
    const trees = place === frame ? await readTrees(page, place) : await readTrees(page, place).catch(() => []);
    for (const tree of trees) {
      const card = findTrees(tree, (element) => element.role === role)[0];
      if (card) return card;
    }
  }
  return undefined;
}

function findPlaces(page: Page, frame: Frame): Frame[] {
  return isFirefox(page) ? [frame, ...findCardFrames(frame)] : [frame];
}

/** In Firefox, pinned cards and sentences are in a separate frame. */
export const findCardFrames = (frame: Frame): Frame[] =>
  frame.childFrames().filter((child) => child.url() === 'about:srcdoc');

function isFirefox(page: Page): boolean {
  return 'connection' in page.browser();
}

async function readChromiumTrees(page: Page, frame: Frame): Promise<Tree[]> {
  const session = await page.createCDPSession();
  try {
    const list = await frame.evaluateHandle(FIND_HOSTS);
    const trees: Tree[] = [];
    for (const handle of (await list.getProperties()).values()) {
      const { objectId } = handle.remoteObject();
      if (!objectId) continue;
      // A handle belongs to its frame's own session, which is a different one if the frame runs in another process.
      const client = (handle as unknown as { client?: typeof session }).client ?? session;
      const { node } = await client.send('DOM.describeNode', { objectId, depth: -1, pierce: true });
      trees.push(toTree(node as CdpNode));
    }
    return trees;
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
    style: attributes.get('style') ?? '',
    text: node.nodeValue,
    children: [...(node.shadowRoots ?? []), ...(node.children ?? [])].map(toTree),
  };
}

/** The result of `script.evaluate` for a node. */
interface BidiNode {
  value?: {
    attributes?: Record<string, string>;
    nodeValue?: string;
    children?: BidiNode[];
    shadowRoot?: BidiNode | null;
  };
}

async function readFirefoxTrees(page: Page, frame: Frame): Promise<Tree[]> {
  // puppeteer has no call for this part of BiDi.
  const { connection } = page.browser() as unknown as {
    connection: { send(method: string, params: object): Promise<{ result: { result?: { value?: BidiNode[] } } }> };
  };
  const context = (frame as unknown as { _id: string })._id;
  const { result } = await connection.send('script.evaluate', {
    expression: FIND_HOSTS,
    target: { context },
    awaitPromise: false,
    serializationOptions: { includeShadowTree: 'all', maxDomDepth: 12 },
  });
  return (result.result?.value ?? []).map(fromBidi);
}

function fromBidi({ value }: BidiNode): Tree {
  return {
    role: value?.attributes?.role ?? '',
    className: value?.attributes?.class ?? '',
    style: value?.attributes?.style ?? '',
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
