// The client of the second edition. It shares the board, the drawings and most of the words with the first edition.
import { title } from '../../../shared/games/landlord-2/facts.ts';
import { rules } from '../../../shared/games/landlord-2/rules.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { withTexts } from '../../text/index.ts';
import { clientOf } from '../landlord/client.tsx';
import '../landlord/index.tsx';
import './people.ts';
import cover from './cover.svg?raw';
import style from './second.css?inline';
import { words } from './text/index.ts';

adoptStyles(style);

export const client = clientOf(
  rules,
  title,
  cover,
  words,
  () => import('./rulebook/index.tsx').then(({ rulebook }) => withTexts(rulebook)),
  () => import('./lesson/index.ts').then(({ lessons }) => lessons),
);
