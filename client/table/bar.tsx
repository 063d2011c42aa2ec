// The prompt bar: what has to be decided now, or the state of the connection, and the way to everything else.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Logo } from '../kit/brand.tsx';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { type Call, callWords } from './call.ts';
import { Clamped } from './clamped.tsx';
import type { Moment } from './moment.ts';
import type { Coach, Drawer } from './parts.ts';
import { StatusLine } from './status.tsx';

const ShownTurn = lazy(() => import('./events.tsx').then((part) => part.ShownTurn));

interface Props {
  /** The title of the game. */
  title: string;
  session: Session;
  table: PublicTable;
  call: Call | null;
  /** Null while the board does not show the present. */
  prompt: string | null;
  /** What wins, who leads, and how far it is to the end. */
  goal: string;
  moment: Moment;
  coach?: Coach | undefined;
  onOpen(drawer: Drawer): void;
}

export function Bar(props: Props) {
  const { title, session, table, call, prompt, goal, moment, coach, onOpen } = props;
  const t = text.value;
  const openGoal = () => onOpen('goal');
  return (
    <header class="bar">
      <h1 class="hidden-but-read">{title}</h1>
      <a class="bar-home" href="/" aria-label={t.home}>
        <Logo />
      </a>
      {session.status.value === 'open' ? (
        <Clamped key={prompt} class="turn-line" onShort={openGoal}>
          {prompt === null && <ShownTurn {...{ session, table, moment }} />}
          {call && !coach?.title && <strong>{callWords.value[call]}. </strong>}
          {prompt}
          {prompt !== null && table.due !== null && <small> · {t.due(clockTime(table.due))}</small>}
        </Clamped>
      ) : (
        <StatusLine session={session} look="turn-line" />
      )}
      <button type="button" class="goal" onClick={openGoal}>
        <span>
          <Icon name="crown" /> {goal}
        </span>
      </button>
      <nav>
        <Button kind="quiet" icon="book" label={t.rules} onClick={() => onOpen('rules')} />
        {coach?.leave && <Button kind="quiet" icon="close" label={t.close} onClick={coach.leave} />}
        {/* A large screen shows the log and the chat beside the board. */}
        <span class="bar-menu">
          <Button kind="quiet" icon="menu" label={t.menu} onClick={() => onOpen('menu')} />
        </span>
        <span class="bar-settings">
          <Button kind="quiet" icon="gear" label={t.settings} onClick={() => onOpen('settings')} />
        </span>
      </nav>
    </header>
  );
}

const clockTime = (due: number): string =>
  new Date(due).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });
