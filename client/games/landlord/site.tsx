// Draws the building site: the floors laid so far, and the places of the next floor and the roof.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { MAX_FLOORS } from '../../../shared/games/landlord/building.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { GROUND, WIDTH } from './fit.ts';
import { PEOPLE, Portrait } from './people.tsx';
import { Picture } from './pictures.tsx';

const FLOOR_HEIGHT = 48;

/** What stands on a building site, or null if nothing is drawn. */
export function planOfSite(state: State, seat: Seat, own: boolean) {
  const floors = state.site?.seat === seat ? state.site.floors : [];
  if (!own && floors.length === 0) return null;
  const next = own && floors.length < MAX_FLOORS;
  const high = (floors.length + (next ? 1 : 0)) * FLOOR_HEIGHT + 4;
  return { floors, next, high, above: high + 42 };
}

interface Props {
  plan: NonNullable<ReturnType<typeof planOfSite>>;
  /** Whether the viewer owns this street and may build here. */
  own: boolean;
  board: BoardContext;
}

export function Site({ plan: { floors, next, high, above }, own, board }: Props) {
  const { touch, live, captions, words } = board;
  return (
    <div class="ll-house ll-site" title={captions.site} data-group="">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
      <svg
        viewBox={`-5 ${-above} ${WIDTH} ${above + GROUND}`}
        style={{ aspectRatio: `${WIDTH}/${above + GROUND}` }}
        role="group"
        aria-label={captions.site}
      >
        <path class="ll-scaffold" d={`M5 0V${-high + 6}M99 0V${-high + 6}`} />
        {floors.map((card, at) => (
          <g key={at} transform={`translate(0 ${-(at + 1) * FLOOR_HEIGHT})`}>
            <path class="ll-wall" d="M8 0h88v48H8z" />
            <path class="ll-front" d="M11 3h82v42H11z" />
            {card === HIDDEN ? (
              <path class="ll-pane" d="M18 12h18v24H18zM43 12h18v24H43zM68 12h18v24H68z" />
            ) : (
              <g>
                <title>{words.ref(`card:${card}`)}</title>
                <foreignObject x="11" y="4" width="82" height="40">
                  {PEOPLE[card] ? <Portrait kind={card} /> : <Picture of={card} />}
                </foreignObject>
              </g>
            )}
          </g>
        ))}
        {own && next && (
          <g class="ll-slot" {...touch('site:floor', `${captions.site}: ${captions.floor}`)}>
            <rect x="8" y={-(floors.length + 1) * FLOOR_HEIGHT} width="88" height="46" rx="3" />
            <path
              class="ll-plus"
              d="M-2-9H2v7h7v4H2v7h-4V2h-7v-4h7z"
              transform={`translate(52 ${-(floors.length + 0.5) * FLOOR_HEIGHT})`}
            />
            <text x="52" y={-floors.length * FLOOR_HEIGHT - 8}>
              {live('site:floor') ? captions.deeds.floor : captions.floor}
            </text>
          </g>
        )}
        {own && (
          <g class="ll-slot" {...touch('site:roof', `${captions.site}: ${captions.roof}`)}>
            <path d={`M3 ${-high}l13-34h72l13 34z`} />
            <path
              class="ll-plus"
              d="M-2-9H2v7h7v4H2v7h-4V2h-7v-4h7z"
              transform={`translate(52 ${-high - 19})`}
            />
            <text x="52" y={-high - 3}>
              {live('site:roof') ? captions.deeds.roof : captions.roof}
            </text>
          </g>
        )}
      </svg>
      <p class="ll-plate">
        <span class="ll-soft">{captions.site}</span>
      </p>
    </div>
  );
}
