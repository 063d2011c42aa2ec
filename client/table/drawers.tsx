// The drawers that open over the table: rules, menu, log, chat, settings, all moves.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Icon } from '../kit/icons.tsx';
import { Button, Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { Chat } from './chat.tsx';
import type { Position } from './find-by-name.ts';
import { words } from './follow-words.ts';
import type { GameClient } from './game-client.ts';
import { Log } from './log.tsx';
import type { Moment } from './moment.ts';
import { MovesList } from './moves-list.tsx';
import type { Drawer, TableParts } from './parts.ts';
import type { Picker } from './picker.ts';
import { Preferences } from './preferences.tsx';
import { Recap } from './recap.tsx';
import { Rulebook } from './rulebook.tsx';

const MENU = [
  ['log', 'log'],
  ['chat', 'chat'],
  ['settings', 'gear'],
] as const;
/** Nobody chats at a table of one device. */
const LOCAL_MENU = MENU.filter(([drawer]) => drawer !== 'chat');

interface Props extends Pick<TableParts, 'onNewGame'> {
  open: Exclude<Drawer, 'goal'>;
  onClose(): void;
  onOpen(drawer: Drawer): void;
  picker: Picker;
  session: Session;
  table: PublicTable;
  client: GameClient;
  moment: Moment;
}

/** What the board shows, if there is anything to show. */
function positionOf({ session, table, moment }: Props): Position | null {
  const shown = moment.shown.value;
  const state = shown ? shown.line.change.after : session.game.value;
  const names = table.chairs.map(({ name }) => name);
  return state === null ? null : { state, seat: session.seat.value, names };
}

export function Drawers(props: Props) {
  const { open, onClose, onOpen, session, table, picker, client, onNewGame, moment } = props;
  const t = text.value;
  const { watching } = session.presence.value;
  return (
    <Sheet
      key={open}
      title={open === 'recap' ? words.value.since : t[open]}
      isCalled={open === 'recap'}
      onClose={onClose}
    >
      {open === 'menu' && (
        <ul class="menu">
          {(session.kind === 'remote' ? MENU : LOCAL_MENU).map(([drawer, icon]) => (
            <li key={drawer}>
              <Button kind="quiet" icon={icon} onClick={() => onOpen(drawer)}>
                {t[drawer]}
              </Button>
            </li>
          ))}
          <li>
            <a class="btn quiet" href="/">
              <Icon name="home" />
              {t.home}
            </a>
          </li>
          {watching > 0 && <li class="soft">{t.watching(watching)}</li>}
        </ul>
      )}
      {open === 'moves' && <MovesList {...{ session, table, picker, client, onClose }} />}
      {open === 'rules' && (
        <Rulebook
          client={client}
          board={positionOf(props)}
          onAsk={(ref) => {
            picker.asked.value = ref;
          }}
        />
      )}
      {open === 'log' && <Log {...{ session, table, client, moment }} onLook={onClose} />}
      {open === 'recap' && <Recap {...{ session, table, client, onClose }} />}
      {open === 'chat' && <Chat session={session} table={table} />}
      {open === 'settings' && <Preferences session={session} onNewGame={onNewGame} />}
    </Sheet>
  );
}
