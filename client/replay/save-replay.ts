// Saves a replay as a file, which can be opened here again.
import type { Replay } from '../../shared/protocol/replay.ts';

export function saveReplay(replay: Replay): void {
  const file = new Blob([JSON.stringify(replay)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  const day = new Date(replay.endedAt).toISOString().slice(0, 10);
  link.download = `${replay.game}-${day}.foyer.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
