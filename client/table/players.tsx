// The players: a chip each with figure, name, the numbers that matter, whose turn it is and who is away.
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import type { Camera } from './camera.ts';
import { FactView } from './fact.tsx';
import type { BoardProps, GameClient, PlayerPanel } from './game-client.ts';
import type { Gain } from './moment.ts';
import { presenceOf } from './presence.ts';

const PlayerSheet = lazy(() => import('./player-sheet.tsx').then((part) => part.PlayerSheet));

interface Props {
  session: Session;
  table: PublicTable;
  acting: number[];
  /** What the game tells of each player. Missing while the game cannot be drawn. */
  panels?: PlayerPanel[] | undefined;
  camera?: Camera | undefined;
  client?: GameClient;
  board?: BoardProps | undefined;
  gains?: Gain[] | undefined;
}

export function Players(props: Props) {
  const { session, table, acting, panels = [], camera, client, board, gains } = props;
  const t = text.value;
  const [open, setOpen] = useState<number | null>(null);
  const own = session.seat.value;
  const here = session.presence.value;
  const isPlaying = table.phase === 'playing';
  const count = table.chairs.length;
  const beckoning = camera?.beckoning.value.split(' ');
  return (
    <nav class="players" data-zone="players" data-seats={count} aria-label={t.chairs}>
      <ul>
        {table.chairs.map((_, at) => {
          // The viewer comes first, the others follow in the order of the turns.
          const seat = ((own ?? 0) + at) % count;
          const chair = table.chairs[seat] as PublicTable['chairs'][number];
          const panel = panels[seat];
          const presence = presenceOf(chair, here.seats[seat] ?? 0, seat === own);
          const isActing = isPlaying && acting.includes(seat);
          const look = (event: Event) => {
            // The press is a click towards a move.
            if (panel?.touched) return;
            event.stopPropagation();
            const place = panel?.place;
            if (place && camera && !camera.isShown(place)) camera.show(place);
            else setOpen(seat);
          };
          return (
            <li
              key={seat}
              class={isActing ? 'acting' : ''}
              data-seat={seat}
              data-own={seat === own ? '' : undefined}
              data-beckons={beckoning?.includes(panel?.place ?? '-') ? '' : undefined}
              data-away={presence ? '' : undefined}
              style={{ '--seat': `var(--${chair.colour})` }}
            >
              <button
                type="button"
                class="chip"
                data-ref={`seat:${seat}`}
                {...panel?.touched}
                onClick={look}
              >
                {panel?.pawn ?? <span class="dot" style={{ background: 'var(--seat)' }} />}
                <span class="player-name">{chair.name}</span>
                {presence && <small class="presence">{t[presence]}</small>}
                <span class="facts">
                  {panel?.facts.map((fact) => (
                    <FactView key={fact.id} fact={fact} />
                  ))}
                </span>
                <span class="facts more">
                  {panel?.more?.map((fact) => (
                    <FactView key={fact.id} fact={fact} />
                  ))}
                </span>
              </button>
              {gains?.map(
                (gain) =>
                  gain.seat === seat && (
                    <span key={gain.id} class="gain" aria-hidden="true">
                      {gain.text}
                    </span>
                  ),
              )}
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <PlayerSheet
          {...{ session, table, client, board, seat: open, panel: panels[open] }}
          onClose={() => setOpen(null)}
        />
      )}
    </nav>
  );
}
