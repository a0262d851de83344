// The least that an extension can do for a card: wait until the pointer rests, send one message, show what is always the same.
const SETTLE_MS = 24;
let timer;
let host;

addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    clearTimeout(timer);
    host?.remove();
    host = undefined;
    timer = setTimeout(async () => {
      const range = document.caretPositionFromPoint(clientX, clientY);
      if (range?.offsetNode.nodeType !== Node.TEXT_NODE || clientY < 20) return;
      await chrome.runtime.sendMessage({ type: 'get' });
      host = document.createElement('div');
      host.style.cssText = `position: fixed; left: ${clientX}px; top: ${clientY + 20}px; background: white; border: 1px solid`;
      host.attachShadow({ mode: 'closed' }).append('casa: house');
      document.documentElement.append(host);
    }, SETTLE_MS);
  },
  { capture: true, passive: true },
);
