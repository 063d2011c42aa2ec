// What the signs on the targets mean.
import { inCurrentLanguage } from '../../../text/index.ts';

interface Words {
  numbers: string;
  /** With two tenants to choose from that bring different points. */
  byTenant: string;
  boot: string;
}

export const words = inCurrentLanguage<Words>({
  en: {
    numbers: 'The numbers are points for you.',
    byTenant: 'The numbers are points for you, by the tenant that you take.',
    boot: 'A boot: everybody there has to move out.',
  },
  it: {
    numbers: 'I numeri sono punti per te.',
    byTenant: 'I numeri sono punti per te, secondo l’inquilino che scegli.',
    boot: 'Uno stivale: lì devono traslocare tutti.',
  },
  fr: {
    numbers: 'Les nombres sont des points pour toi.',
    byTenant: 'Les nombres sont des points pour toi, selon le locataire choisi.',
    boot: 'Une botte\u00a0: tout le monde doit partir de là.',
  },
});
