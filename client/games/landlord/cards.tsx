// Draws the faces of the cards. A tenant's card shows its rent, the flats it needs, and how high it lives.
import { tenants } from '../../../shared/games/landlord/cards/tenants.ts';
import type { TenantKind } from '../../../shared/games/landlord/state.ts';
import { hyphenated } from '../../kit/hyphenated.tsx';
import { PEOPLE, Portrait } from './people.tsx';
import { Picture } from './pictures.tsx';

const BUILDING_KINDS = ['roof', 'flatRoof', 'dormer', 'roofRenovation', 'cellar'];

export interface FaceProps {
  card: string;
  /** Without a name only the picture is drawn, for small cards. */
  name?: string;
  /** How this table writes dollars. */
  money?(dollars: number): string;
}

const plain = (dollars: number): string => `${dollars}`;

export function Face({ card, name, money = plain }: FaceProps) {
  const tenant = tenants[card as TenantKind];
  const kind = tenant
    ? `ll-lives ll-${PEOPLE[card]?.colour}`
    : BUILDING_KINDS.includes(card)
      ? 'll-builds'
      : 'll-acts';
  return (
    <span class={`ll-face ${kind}`}>
      {tenant ? (
        <>
          {name && (
            <span class="ll-numbers">
              <b class="ll-coin" data-part="rent">
                {money(tenant.rent)}
              </b>
              <Wants flats={tenant.flats} floors={tenant.floors} />
            </span>
          )}
          <Portrait kind={card} />
        </>
      ) : (
        <Picture of={card} />
      )}
      {name && <span class="ll-title">{hyphenated(name)}</span>}
    </span>
  );
}

/** Draws the highest house that the tenant moves into, and fills in the flats that the tenant needs. */
export function Wants({ flats, floors }: { flats: number; floors: number }) {
  return (
    <svg class="ll-wants" data-part="wants" viewBox="-1 -32 22 33" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((floor) => (
        <path
          key={floor}
          class={floor <= floors ? 'll-tick' : 'll-no-tick'}
          d={`M12-${6 * floor}h8v4.5h-8z`}
        />
      ))}
      <path class="ll-tick" d={flats === 2 ? 'M0-14h8v14H0zM1.5-7.7h5v1.4h-5z' : 'M0-8h8v8H0z'} />
    </svg>
  );
}

export function Back() {
  return (
    <span class="ll-face ll-back">
      <Picture of="back" />
    </span>
  );
}
