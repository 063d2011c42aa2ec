import { Sheet } from '../kit/kit.tsx';
import { Rulebook } from '../table/rulebook.tsx';
import { useGame } from '../table/view.tsx';
import { text } from '../text/index.ts';

/** The rules within the frame, where there is no other page to go to. */
export function RulesSheet({ game, onClose }: { game: string; onClose(): void }) {
  const client = useGame(game);
  return (
    <Sheet title={text.value.rules} onClose={onClose}>
      {client && <Rulebook client={client} />}
    </Sheet>
  );
}
