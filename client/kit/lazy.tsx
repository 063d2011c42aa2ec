// Makes a component that is fetched when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LoadFailed } from './load-failed.tsx';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Lazy(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let isMounted = true;
      const show = (component: ComponentType<P>) => isMounted && setLoaded(() => component);
      void load().then(show, () => show(LoadFailed));
      return () => {
        isMounted = false;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
