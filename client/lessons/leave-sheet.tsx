// What somebody may want who presses the cross during a lesson.
import { Button, Sheet } from '../kit/kit.tsx';
import { words } from './words.ts';

interface Props {
  onClose(): void;
  onRestart(): void;
  onLeave(): void;
}

export function LeaveSheet({ onClose, onRestart, onLeave }: Props) {
  const w = words.value;
  const restart = () => {
    onRestart();
    onClose();
  };
  return (
    <Sheet title={w.title} onClose={onClose}>
      <ul class="menu">
        <li>
          <Button kind="quiet" icon="check" onClick={onClose}>
            {w.goOn}
          </Button>
        </li>
        <li>
          <Button kind="quiet" icon="undo" onClick={restart}>
            {w.restart}
          </Button>
        </li>
        <li>
          <Button kind="quiet" icon="home" onClick={onLeave}>
            {w.leave}
          </Button>
          <small class="soft">{w.leaveHint}</small>
        </li>
      </ul>
    </Sheet>
  );
}
