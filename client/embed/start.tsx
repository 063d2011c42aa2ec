// Before there is a table: what is played here, and one button.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf, type ShelfGame } from '../games/shelf.ts';
import { Button } from '../kit/kit.tsx';
import { asked } from '../session/embedded.ts';
import { openTable } from '../session/tables.ts';
import { botName } from '../table/bots.ts';
import { language, text } from '../text/index.ts';
import { type Place, wishesOf } from './address.ts';
import { Head } from './head.tsx';
import { RulesSheet } from './rules.tsx';
import { words } from './words.ts';

interface Props {
  place: Exclude<Place, { kind: 'table' }>;
  watches: boolean;
  onTable(room: string): void;
}

export function Start({ place, watches, onTable }: Props) {
  const game = findOnShelf(place.game);
  const [state, setState] = useState<State>('idle');
  const sought = useStanding(place, onTable, state === 'opening');
  if (!game) return null;
  return (
    <>
      <Head />
      {!sought && <Card {...{ game, place, watches, onTable, state, setState }} />}
    </>
  );
}

/** So often it is looked whether somebody else has opened the table. */
const AGAIN = 20_000;

/** `opening`, or the code of why it could not be opened. */
type State = 'idle' | 'opening' | (string & {});

/**
 * The table of a page is sought first, and then now and then; true until it is known that it is not there. Whoever
 * opens it is not shown it before they are told so: they would sit down at it as somebody else.
 */
function useStanding(
  place: Props['place'],
  onTable: (room: string) => void,
  opening: boolean,
): boolean {
  const standing = document.querySelector<HTMLMetaElement>('meta[name="foyer-room"]')?.content;
  const room = place.kind === 'named' ? standing : undefined;
  const [sought, setSought] = useState(room !== undefined);
  useEffect(() => {
    if (!room || opening) return;
    let wanted = true;
    const look = async () => {
      const answer = await fetch(`/api/rooms/${room}`).catch(() => null);
      if (!wanted) return;
      if (answer?.ok) onTable(room);
      else setSought(false);
    };
    void look();
    const again = () => void (document.visibilityState === 'visible' && look());
    const timer = setInterval(again, AGAIN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [room, opening]);
  return sought;
}

interface CardProps extends Props {
  game: ShelfGame;
  state: State;
  setState(state: State): void;
}

function Card({ game, place, watches, onTable, state, setState }: CardProps) {
  const t = text.value;
  const [rules, setRules] = useState(false);
  const open = async (alone: boolean) => {
    setState('opening');
    const opened = await opens(game, place, alone);
    if ('room' in opened) onTable(opened.room);
    else setState(opened.code);
  };
  const failed = state !== 'idle' && state !== 'opening';
  return (
    <main class="start">
      <img class="card" src={game.cover} alt="" width="160" height="120" />
      <div class="start-text">
        <h1>{game.title}</h1>
        <p>{game.summary[language.value]}</p>
        <p class="soft start-facts">
          <span>{t.players(game.seats.min, game.seats.max)}</span>
          <span>{t.minutes(...game.minutes)}</span>
        </p>
        {watches && <p role="status">{words.value.nobodyYet}</p>}
        <p class="start-acts">
          {!watches && (
            <Button kind="primary" onClick={() => void open(false)} disabled={state === 'opening'}>
              {state === 'opening' ? t.opening : t.open}
            </Button>
          )}
          {place.kind === 'new' && (
            <Button onClick={() => void open(true)} disabled={state === 'opening'}>
              {t.playNow}
            </Button>
          )}
          <Button kind="quiet" icon="book" onClick={() => setRules(true)}>
            {t.rules}
          </Button>
        </p>
        {failed && (
          <p class="start-failed" role="alert">
            {state === 'offline' ? words.value.offline : (t.refused[state] ?? t.refusedOther)}
          </p>
        )}
      </div>
      {rules && <RulesSheet game={game.id} onClose={() => setRules(false)} />}
    </main>
  );
}

/** For others to come; or alone, with bots on the other chairs. */
async function opens(game: ShelfGame, place: Props['place'], alone: boolean) {
  try {
    // What its options are is in its rules; they are needed next in any case.
    const { rules } = await game.load();
    const named = place.kind === 'named' ? { named: place.name } : {};
    const wishes = wishesOf(asked, rules.options);
    const bots = Array.from({ length: (wishes.seats ?? game.seatsAgainstBots) - 1 }, (_, at) => {
      return { level: 'normal' as const, name: botName(at + 1) };
    });
    return await openTable(game.id, { ...wishes, ...named, ...(alone && { bots }) });
  } catch {
    return { code: 'offline' };
  }
}
