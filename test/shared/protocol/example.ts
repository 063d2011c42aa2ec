// Plays the example session of shared/protocol/README.md: two people, one table, a few messages.
import { createHash } from 'node:crypto';
import { applyPatch, type Move, Random, seedFrom } from '../../../shared/engine/index.ts';
import { findGame } from '../../../shared/games/index.ts';
import { RULES_VERSIONS } from '../../../shared/games/versions.ts';
import {
  PACE,
  type Ports,
  Room,
  type Row,
  type Socket,
  type StoredTable,
} from '../../../shared/room/index.ts';

class Line implements Socket {
  state = { key: null, moves: false } as Socket['state'];
  readonly isAlive = true;
  readonly name: string;
  readonly record: (line: string) => void;
  constructor(name: string, record: (line: string) => void) {
    this.name = name;
    this.record = record;
  }
  send(text: string): void {
    this.record(`${this.name} < ${text}`);
  }
  close(code: number, reason: string): void {
    this.record(`${this.name} closed ${code} ${reason}`);
  }
}

/** Returns these messages of the clients with the answers of the room between them. */
export function session(sent: string[]): string[] {
  const lines: string[] = [];
  const people = new Map(
    ['ada', 'ben', 'cleo'].map((name) => [name, new Line(name, (line) => lines.push(line))]),
  );
  const here: Socket[] = [];
  const rows: Row[] = [];
  let first: StoredTable | null = null;
  const random = Random.from(seedFrom(7));
  const ports: Ports = {
    journal: {
      append: (row) => void rows.push(row),
      saveSnapshot: (stored) => {
        first ??= stored;
      },
      tableAt: (seq) =>
        rows
          .filter((row) => row.seq > (first as StoredTable).seq && row.seq <= seq)
          .reduce((table, row) => applyPatch(table, row.patch), (first as StoredTable).table),
      prune: () => {},
      sizeInBytes: () => 0,
      recentCommands: () => rows,
      rowsAfter: (seq) => rows.filter((row) => row.seq > seq),
    },
    findGame,
    sockets: () => here,
    now: () => 0,
    randomSeed: () => random.seed(),
    digest: (key) => createHash('sha256').update(key).digest('base64url'),
    pace: { ...PACE, alarmJitterMs: 0 },
    report: (error) => {
      throw error;
    },
    think: (_game, { moves }) => moves[0] as Move,
    setAlarm: () => {},
  };
  const room = Room.open(ports, {
    game: 'room-share',
    version: RULES_VERSIONS['room-share'],
    options: { royalSuite: 'off', renovation: false, noCards: true },
    seats: 2,
    name: 'Ada',
    key: 'AdaAdaAdaAdaAdaAdaAda_',
  });
  room.flush();
  for (const line of sent) {
    const [, name = '', text = ''] = line.match(/^(\w+) > (.*)$/) ?? [];
    const person = people.get(name) as Line;
    if (!here.includes(person)) here.push(person);
    lines.push(line);
    room.onMessage(person, text);
    room.flush();
  }
  return lines;
}
