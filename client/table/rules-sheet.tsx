// The rules over the table, for frames: there is no other page to go to.
import { Sheet } from '../kit/kit.tsx';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { Rulebook } from './rulebook.tsx';

interface Props {
  /** Null until it has been fetched. */
  client: GameClient | null;
  onClose(): void;
}

export function RulesSheet({ client, onClose }: Props) {
  return (
    <Sheet title={text.value.rules} onClose={onClose}>
      {client && <Rulebook client={client} />}
    </Sheet>
  );
}
