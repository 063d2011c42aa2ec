// The pages of tables in this browser, with the story of a finished game.
import { HotSeatPage } from '../local/hot-seat-page.tsx';
import type { LocalParts } from '../local/local-table-view.tsx';
import { SoloPage } from '../local/solo-page.tsx';
import { TryPage } from '../local/try-page.tsx';
import { LocalEndStory as EndStory } from './lazy-story.tsx';

interface Props extends Pick<LocalParts, 'Lesson'> {
  /** How many people share the table, or where it begins. */
  place: string;
  game: string;
}

const PAGES = { here: HotSeatPage, solo: SoloPage, try: TryPage };
const isPage = (place: string): place is keyof typeof PAGES => place in PAGES;

export function LocalTablePage({ place, ...props }: Props) {
  if (!isPage(place)) return null;
  const Page = PAGES[place];
  return <Page key={props.game} {...props} EndStory={EndStory} />;
}
