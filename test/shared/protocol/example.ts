// The example session of shared/protocol/README.md, as it really goes: two people, one table, a few messages.
import '../../../shared/games/index.ts';
import { createHash } from 'node:crypto';
import { applyPatch, Random, seedFrom } from '../../../shared/engine/index.ts';
import { VERSIONS } from '../../../shared/games/versions.ts';
import {
  type Ports,
  Room,
  type Row,
  type Socket,
  type Stored,
} from '../../../shared/room/index.ts';

class Line implements Socket {
  visitor = { key: null, moves: false } as Socket['visitor'];
  readonly alive = true;
  readonly name: string;
  readonly heard: (line: string) => void;
  constructor(name: string, heard: (line: string) => void) {
    this.name = name;
    this.heard = heard;
  }
  send(text: string): void {
    this.heard(`${this.name} < ${text}`);
  }
  close(code: number, reason: string): void {
    this.heard(`${this.name} closed ${code} ${reason}`);
  }
}

/** What everybody says, in order; what the room answers is added to it. */
export function session(said: string[]): string[] {
  const lines: string[] = [];
  const people = new Map(
    ['ada', 'ben', 'cleo'].map((name) => [name, new Line(name, (line) => lines.push(line))]),
  );
  const here: Socket[] = [];
  const rows: Row[] = [];
  let first: Stored | null = null;
  const random = Random.from(seedFrom(7));
  const ports: Ports = {
    journal: {
      append: (row) => void rows.push(row),
      snapshot: (stored) => {
        first ??= stored;
      },
      at: (seq) =>
        rows
          .filter((row) => row.seq > (first as Stored).seq && row.seq <= seq)
          .reduce((table, row) => applyPatch(table, row.patch), (first as Stored).table),
      prune: () => {},
      size: () => 0,
      recentCommands: () => rows,
      since: (seq) => rows.filter((row) => row.seq > seq),
    },
    sockets: () => here,
    now: () => 0,
    seed: () => random.seed(),
    digest: (key) => createHash('sha256').update(key).digest('base64url'),
    pace: { burst: 100, perSecond: 100, botDelayMs: 700, alarmJitterMs: 0 },
    report: (error) => {
      throw error;
    },
    think: (_game, { moves }) => moves[0] as never,
    setAlarm: () => {},
  };
  const room = Room.open(ports, {
    game: 'room-share',
    version: VERSIONS['room-share'],
    options: { royalSuite: 'off', renovation: false, noCards: true },
    seats: 2,
    name: 'Ada',
    key: 'AdaAdaAdaAdaAdaAdaAda_',
  });
  room.flush();
  for (const line of said) {
    const [, name = '', text = ''] = line.match(/^(\w+) > (.*)$/) ?? [];
    const person = people.get(name) as Line;
    if (!here.includes(person)) here.push(person);
    lines.push(line);
    room.received(person, text);
    room.flush();
  }
  return lines;
}
