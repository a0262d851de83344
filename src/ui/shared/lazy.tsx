import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadTexts } from '../texts/load-texts.ts';

/**
 * A component whose code and texts load when it is first shown. Until then it renders nothing.
 *
 * @param load - Loads the component, usually by `import()`.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    useEffect(() => {
      // Another instance may have loaded it since this one rendered.
      if (loaded) {
        setShown(() => loaded);
        return;
      }
      void load().then(async (component) => {
        await loadTexts();
        loaded = component;
        setShown(() => component);
      });
    }, []);
    return Shown ? <Shown {...props} /> : null;
  };
}
