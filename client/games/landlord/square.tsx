// The town square: the draw pile, the discards, the jail, and the separate stacks of the edition.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/index.ts';
import { roofPrice } from '../../../shared/games/landlord/building.ts';
import { editionOf } from '../../../shared/games/landlord/editions/index.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import { priceOf, seatOfTurn } from '../../../shared/games/landlord/turn.ts';
import type { BoardContext } from './board-context.ts';
import { Back, Face } from './cards.tsx';
import { Picture } from './pictures.tsx';
import { Pawn } from './players.tsx';

interface Props {
  state: State;
  /** The viewer's seat. */
  seat: Seat | null;
  board: BoardContext;
}

export function Square({ state, seat, board }: Props) {
  const { touch, words, captions, names } = board;
  const { pile, discards, jailed, roofs, monsters } = state;
  const apart = editionOf(state).apart.roofs > 0;
  const last = discards.at(-1);
  const inside = jailed === null ? captions.jailEmpty : (names[jailed] ?? '');
  const frame = state.frames.at(-1);
  const dollars = roofPrice(state, seat ?? seatOfTurn(state) ?? 0);
  const price = captions.price(captions.money(dollars));
  return (
    <div class="ll-square">
      <div class="ll-pieces" data-apart={apart ? '' : undefined}>
        <Piece
          touched={touch('pile', `${captions.pile}: ${pile.length}`)}
          name={captions.pile}
          count={pile.length}
          picture={pile.length > 0 && <Back />}
        >
          {frame?.kind === 'buy' && (
            <b class="ll-coin">
              {captions.money(priceOf(frame.bought))}
              {priceOf(frame.bought + 1) > priceOf(frame.bought) && (
                <span class="ll-later"> → {captions.money(priceOf(frame.bought + 1))}</span>
              )}
            </b>
          )}
        </Piece>
        <Piece
          touched={touch(
            'discards',
            `${captions.discards}: ${last ? words.ref(`card:${last}`) : '–'}`,
          )}
          name={captions.discards}
          count={discards.length}
          picture={last && <Face key={discards.length} card={last} />}
        />
        {apart && (
          <>
            <Piece
              touched={touch('roofs', `${words.ref('roofs')}: ${roofs}. ${price}`)}
              name={words.ref('roofs')}
              count={roofs}
              picture={roofs > 0 && <Face card="roof" />}
            >
              {roofs > 0 && (
                <b class="ll-coin" title={price}>
                  {captions.money(dollars)}
                </b>
              )}
            </Piece>
            <Piece
              touched={touch('monsters', `${words.ref('monsters')}: ${monsters}`)}
              name={words.ref('monsters')}
              count={monsters}
              picture={monsters > 0 && <Face card="monster" />}
            />
          </>
        )}
        <Piece
          touched={touch('jail', `${captions.jail}: ${inside}`)}
          name={captions.jail}
          picture={
            <span class="ll-face ll-jail">
              <Picture of="jail" />
            </span>
          }
        >
          {jailed !== null && <Pawn seat={jailed} isJailed />}
        </Piece>
      </div>
    </div>
  );
}

interface PieceProps {
  touched: Record<string, unknown>;
  name: string;
  count?: number;
  /** Missing if the stack is empty. */
  picture: ComponentChildren;
  children?: ComponentChildren;
}

function Piece({ touched, name, count, picture, children }: PieceProps) {
  return (
    <div class="ll-piece" {...touched}>
      {picture || <span class="ll-face ll-none" />}
      <p>
        <span class="ll-piece-name">{name} </span>
        {count !== undefined && <b>{count}</b>}
        {children}
      </p>
    </div>
  );
}
