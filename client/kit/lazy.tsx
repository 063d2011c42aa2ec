// Makes a component that is fetched when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LoadFailed } from './load-failed.tsx';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // What has been fetched once is drawn at once the next time.
  let known: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      let isMounted = true;
      const show = (component: ComponentType<P>) => isMounted && setLoaded(() => component);
      void load().then(
        (component) => {
          known = component;
          show(component);
        },
        () => show(LoadFailed),
      );
      return () => {
        isMounted = false;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
