// A page, or a part of one, that is fetched when somebody goes there.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Missing } from './error-boundary.tsx';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let wanted = true;
      const show = (loaded: ComponentType<P>) => wanted && setPage(() => loaded);
      void load().then(show, () => show(Missing));
      return () => {
        wanted = false;
      };
    }, []);
    return Page && <Page {...props} />;
  };
}
