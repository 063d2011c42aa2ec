// A page, or a part of one, that is fetched when somebody goes there.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let wanted = true;
      void load().then((loaded) => wanted && setPage(() => loaded));
      return () => {
        wanted = false;
      };
    }, []);
    return Page && <Page {...props} />;
  };
}
