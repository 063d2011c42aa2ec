// What a large screen shows beside the board: the log, and the chat below it.
import { Chat } from './chat.tsx';
import { Log, type LogProps } from './log.tsx';

export function Side(props: LogProps) {
  return (
    <>
      <Log {...props} />
      {props.session.kind === 'remote' && <Chat session={props.session} table={props.table} />}
    </>
  );
}
