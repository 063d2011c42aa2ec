import { Page } from '../page.tsx';

/** Where anybody makes the lines that put a table into a page of their own. */
export function InsertPage({ game }: { game: string }) {
  return <Page>{game}</Page>;
}
