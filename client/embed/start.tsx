// The card in a frame that has no table yet: it shows the game, and a button that opens a table.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf, type ShelfGame } from '../games/shelf.ts';
import { useGame } from '../games/use-game.ts';
import { Button } from '../kit/kit.tsx';
import { embedParams } from '../session/embedded.ts';
import { openTable } from '../session/open-table.ts';
import { botName, defaultNameAt } from '../table/player-names.ts';
import { RulesSheet } from '../table/rules-sheet.tsx';
import { language, text } from '../text/index.ts';
import { type FrameTable, parseTableWishes } from './address.ts';
import { frameName } from './frame-names.ts';
import { Head } from './head.tsx';
import { words } from './words.ts';

interface Props {
  place: Exclude<FrameTable, { kind: 'table' }>;
  isSpectator: boolean;
  onTable(room: string): void;
}

export function StartCard({ place, isSpectator, onTable }: Props) {
  const game = findOnShelf(place.game);
  const [state, setState] = useState<State>('idle');
  const isLooking = useNamedTable(place, onTable, state === 'opening');
  if (!game) return null;
  return (
    <>
      <Head />
      {!isLooking && <Card {...{ game, place, isSpectator, onTable, state, setState }} />}
    </>
  );
}

/** The frame checks this often whether somebody else has opened the table. */
const LOOK_INTERVAL_MS = 20_000;

/** Either `opening` or `idle`, or the code that says why the table could not be opened. */
type State = 'idle' | 'opening' | (string & {});

/**
 * Checks at once and then regularly whether the page's named table exists. Returns true until the server has said
 * that it does not. There are no checks while the visitor opens the table, because they would see it before they have
 * their seat key.
 */
function useNamedTable(
  place: Props['place'],
  onTable: (room: string) => void,
  isOpening: boolean,
): boolean {
  const namedRoom = document.querySelector<HTMLMetaElement>('meta[name="foyer-room"]')?.content;
  const room = place.kind === 'named' ? namedRoom : undefined;
  const [isLooking, setLooking] = useState(room !== undefined);
  useEffect(() => {
    if (!room || isOpening) return;
    let isMounted = true;
    const look = async () => {
      const answer = await fetch(`/api/rooms/${room}`).catch(() => null);
      if (!isMounted) return;
      if (answer?.ok) onTable(room);
      else setLooking(false);
    };
    void look();
    const lookIfShown = () => void (document.visibilityState === 'visible' && look());
    const timer = setInterval(lookIfShown, LOOK_INTERVAL_MS);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, [room, isOpening]);
  return isLooking;
}

interface CardProps extends Props {
  game: ShelfGame;
  state: State;
  setState(state: State): void;
}

function Card({ game, place, isSpectator, onTable, state, setState }: CardProps) {
  const t = text.value;
  const [areRulesOpen, setRulesOpen] = useState(false);
  const client = useGame(areRulesOpen ? game.id : undefined);
  const open = async (alone: boolean) => {
    setState('opening');
    const opened = await openHere(game, place, alone);
    if ('room' in opened) onTable(opened.room);
    else setState(opened.code);
  };
  const failed = state !== 'idle' && state !== 'opening';
  return (
    <main class="start">
      <img class="card" src={game.cover} alt="" width="160" height="120" />
      <div class="start-head">
        <h1>{game.title}</h1>
        <p class="soft start-facts">
          <span>{t.players(game.seats.min, game.seats.max)}</span>{' '}
          <span>{t.minutes(...game.minutes)}</span>
        </p>
      </div>
      <div class="start-text">
        <p>{game.summary[language.value]}</p>
        {isSpectator && <p role="status">{words.value.nobodyYet}</p>}
        <p class="start-acts">
          {!isSpectator && (
            <Button kind="primary" onClick={() => void open(false)} disabled={state === 'opening'}>
              {state === 'opening' ? t.opening : t.open}
            </Button>
          )}
          {place.kind === 'new' && (
            <Button onClick={() => void open(true)} disabled={state === 'opening'}>
              {t.playNow}
            </Button>
          )}
          <Button kind="quiet" icon="book" onClick={() => setRulesOpen(true)}>
            {t.rules}
          </Button>
        </p>
        {failed && (
          <p class="start-failed" role="alert">
            {state === 'offline' ? words.value.offline : (t.refused[state] ?? t.refusedOther)}
          </p>
        )}
      </div>
      {areRulesOpen && <RulesSheet client={client} onClose={() => setRulesOpen(false)} />}
    </main>
  );
}

/** Opens a table for others to join, or a table with bots in all other seats. */
async function openHere(game: ShelfGame, place: Props['place'], isAlone: boolean) {
  try {
    // The rules list the options. The table needs the rules next in any case.
    const { rules } = await game.load();
    const named = place.kind === 'named' ? { named: place.name } : {};
    const wishes = parseTableWishes(embedParams, rules.options);
    const bots = Array.from({ length: (wishes.seats ?? game.seatsAgainstBots) - 1 }, (_, at) => {
      return { level: 'normal' as const, name: botName(at + 1) };
    });
    const own = { name: defaultNameAt(0), language: language.peek() };
    return await openTable(
      game.id,
      { ...own, ...wishes, ...named, ...(isAlone && { bots }) },
      frameName,
    );
  } catch {
    return { code: 'offline' };
  }
}
