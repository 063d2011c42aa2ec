// Draws the four tenants. Hat, shape and the sign on the chest tell them apart without colours.
import type { Colour } from '../../../shared/games/room-share/state.ts';

/** The sign of each colour, centred on (0, 0), about 12 wide. Keys show it too. */
export const SIGN: Record<Colour, string> = {
  red: 'M0 6C-8 0-6-5.5-3-5.5-1-5.5 0-3.5 0-3.5S1-5.5 3-5.5C6-5.5 8 0 0 6z',
  blue: 'M0-6.5 5.5 0 0 6.5-5.5 0z',
  yellow: 'M0-6.5 1.8-2.2 6.3-2 2.8.900 4 5.4 0 2.9-4 5.4-2.8.900-6.3-2-1.8-2.2z',
  green: 'M-1 6V2.5a3 3 0 1 1-1.6-4.2 3 3 0 1 1 5.2 0A3 3 0 1 1 1 2.5V6z',
};

/** The shapes of body and hat, the skin, and what is drawn on the face besides the eyes. */
const TENANT_DRAWINGS: Record<Colour, [string, string, string, string]> = {
  red: [
    'M-11 18-9 5Q-7 1 0 1t9 4l2 13z',
    'M-10-8.5v-3h4V-20H6v8.5h4v3z',
    '#f4cda8',
    'M-5 0q2.5-3 5-.5Q2.5-3 5 0',
  ],
  blue: [
    'M-13 18V11A13 10 0 0 1 13 11v7z',
    'M-8.5-7a8.5 9.5 0 0 1 17 0zM-3-17a3 3 0 1 1 6 0 3 3 0 1 1-6 0z',
    '#b9815a',
    'M-5.8-4a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zm6.6 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zM-3 1q3 2 6 0',
  ],
  yellow: [
    'M-14 18Q-6 13-5 2H5Q6 13 14 18z',
    'M-15-7.5Q0-13 15-7.5 0-5-15-7.5zM-7.5-9q0-10 7.5-10t7.5 10Q0-11-7.5-9z',
    '#e3b088',
    'M-3-.5q3 3 6 0',
  ],
  green: [
    'M0 1c-9 0-13 7-13 12 0 4 3 5 13 5s13-1 13-5C13 8 9 1 0 1z',
    'M-9-7Q0-10 9-7L4-21Q-4-17-9-7z',
    '#fbdcc0',
    'M-6.5-1C-5 7 5 7 6.5-1 3 1-3 1-6.5-1z',
  ],
};

/** Draws a tenant centred on (0, 0), about 32 wide and 40 tall. */
export function Tenant({ colour }: { colour: Colour }) {
  const [body, hat, skin, face] = TENANT_DRAWINGS[colour];
  return (
    <g class={`rs-tenant rs-${colour}`}>
      <path class="rs-body" d={body} />
      <circle cy="-4" r="7.5" fill={skin} />
      <path class="rs-look" d={`M-2.8-4.2v.1M2.8-4.2v.1${face}`} />
      <path class="rs-body" d={hat} />
      <path class="rs-sign" d={SIGN[colour]} transform="translate(0 10.5) scale(.8)" />
    </g>
  );
}

/** Draws a tenant as a separate picture. */
export function TenantPicture({ colour }: { colour: Colour }) {
  return (
    <svg class="rs-meeple" viewBox="-17 -22 34 42" aria-hidden="true">
      <Tenant colour={colour} />
    </svg>
  );
}
