const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Finds what the browser must allow before a server can be asked, as a match pattern.
 *
 * @param typed - The address as it was typed. Whether it will do is for the background to judge.
 * @returns undefined when there is nothing to ask for: plain http is only for this computer, which is always allowed.
 */
export function findPermission(typed: string): string | undefined {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' || hostname === '' || (!hasScheme && LOOPBACK.test(hostname))) return undefined;
  // A match pattern has no port: it covers them all.
  return `https://${hostname}/*`;
}
