// The rules in a dialog over the table, for frames, where no link may lead to another page.
import { Sheet } from '../kit/kit.tsx';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { Rulebook } from './rulebook.tsx';

interface Props {
  /** Null until the game's client has been fetched. */
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
