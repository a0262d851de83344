import type { Frame, Page } from 'puppeteer-core';
import { FIND_HOSTS, findCardFrames } from '../../../scripts/browser/hover-card.ts';

interface Point {
  x: number;
  y: number;
}

/** Finds the centre of a button in Wayword's closed shadow root by its text. */
export async function findButton(page: Page, text: string): Promise<Point> {
  const isFirefox = 'connection' in page.browser();
  const end = Date.now() + 3_000;
  while (Date.now() < end) {
    const place = isFirefox ? await findInFirefox(page, text) : await findInChromium(page, text);
    if (place) return place;
  }
  throw new Error(`Expected a button "${text}", found none.`);
}

interface CdpNode {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  attributes?: string[];
  children?: CdpNode[];
  shadowRoots?: CdpNode[];
}

async function findInChromium(page: Page, text: string): Promise<Point | undefined> {
  const session = await page.createCDPSession();
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const button = walk(root as CdpNode, toCdpChildren).find(
      (node) =>
        node.nodeName === 'BUTTON' &&
        (readCdpLabel(node) ?? readText(node, toCdpChildren, ({ nodeValue }) => nodeValue)) === text,
    );
    if (!button) return undefined;
    const { model } = await session.send('DOM.getBoxModel', { nodeId: button.nodeId });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model.content;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  } catch {
    // It has gone in the meantime.
    return undefined;
  } finally {
    await session.detach();
  }
}

/** Attributes and their values take turns. */
function readCdpLabel({ attributes = [] }: CdpNode): string | undefined {
  const at = attributes.indexOf('aria-label');
  return at < 0 ? undefined : attributes[at + 1];
}

const toCdpChildren = ({ children = [], shadowRoots = [] }: CdpNode) => [...shadowRoots, ...children];

interface BidiNode {
  sharedId?: string;
  value?: {
    localName?: string;
    attributes?: Record<string, string>;
    nodeValue?: string;
    children?: BidiNode[];
    shadowRoot?: BidiNode | null;
  };
}

async function findInFirefox(page: Page, text: string): Promise<Point | undefined> {
  for (const frame of [page.mainFrame(), ...findCardFrames(page.mainFrame())]) {
    const place = await findInContext(page, frame, text).catch(() => undefined);
    if (place) return place;
  }
  return undefined;
}

async function findInContext(page: Page, frame: Frame, text: string): Promise<Point | undefined> {
  const { connection } = page.browser() as unknown as {
    connection: { send(method: string, params: object): Promise<{ result: { result?: { value?: unknown } } }> };
  };
  const target = { context: (frame as unknown as { _id: string })._id };
  const hosts = await connection.send('script.evaluate', {
    expression: FIND_HOSTS,
    target,
    awaitPromise: false,
    serializationOptions: { includeShadowTree: 'all', maxDomDepth: 12 },
  });
  const nodes = (hosts.result.result?.value ?? []) as BidiNode[];
  const button = nodes
    .flatMap((node) => walk(node, toBidiChildren))
    .find(
      (node) =>
        node.value?.localName === 'button' &&
        (node.value.attributes?.['aria-label'] ?? readText(node, toBidiChildren, ({ value }) => value?.nodeValue)) ===
          text,
    );
  if (!button) return undefined;
  const found = await connection.send('script.callFunction', {
    functionDeclaration: `(node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2].join();
    }`,
    arguments: [{ sharedId: button.sharedId }],
    target,
    awaitPromise: false,
  });
  const [x = 0, y = 0] = String(found.result.result?.value).split(',').map(Number);
  return { x, y };
}

const toBidiChildren = ({ value }: BidiNode) => [
  ...(value?.shadowRoot ? [value.shadowRoot] : []),
  ...(value?.children ?? []),
];

function walk<Node>(node: Node, toChildren: (node: Node) => Node[]): Node[] {
  return [node, ...toChildren(node).flatMap((child) => walk(child, toChildren))];
}

function readText<Node>(
  node: Node,
  toChildren: (node: Node) => Node[],
  toValue: (node: Node) => string | undefined,
): string {
  return walk(node, toChildren)
    .map((each) => toValue(each) ?? '')
    .join('');
}
