import { useEffect, useState } from 'preact/hooks';

interface VersionedBrowser {
  runtime?: { getBrowserInfo?: () => Promise<{ version: string }> };
}

/** The first version of Firefox that underlines highlights. */
const FIRST_VERSION = 146;

/**
 * Whether the browser shows underlines of highlights. No query of CSS tells: older versions of Firefox parse the same rules and drop the
 * underline later. Only Firefox names its version.
 */
export async function canUnderlineHighlights(
  { runtime }: VersionedBrowser = (globalThis as { chrome?: VersionedBrowser }).chrome ?? {},
): Promise<boolean> {
  const info = await runtime?.getBrowserInfo?.();
  return info === undefined || Number.parseInt(info.version, 10) >= FIRST_VERSION;
}

/** Whether the browser is known to show no underlines of highlights. */
export function useLackOfUnderlines(): boolean {
  const [isWithout, setWithout] = useState(false);
  useEffect(() => {
    void canUnderlineHighlights().then((can) => setWithout(!can));
  }, []);
  return isWithout;
}
