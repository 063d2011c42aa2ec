// Every legal move as a sentence to choose from, grouped by the first thing to choose. It needs no board.
import { useEffect, useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { inCurrentLanguage, language } from '../text/index.ts';
import styles from './moves-list.css?inline';
import type { ClosableProps } from './parts.ts';
import { useGuide } from './use-guide.ts';
import { wayOf } from './way.ts';

adoptStyles(styles);

const text = inCurrentLanguage({
  en: { find: 'Find a move', none: 'No move with these words.' },
  it: { find: 'Cerca una mossa', none: 'Nessuna mossa con queste parole.' },
  fr: { find: 'Chercher un coup', none: 'Aucun coup avec ces mots.' },
});

/** So many moves are found at a glance. */
const GLANCE = 12;

interface Way {
  path: Ref[];
  way: string;
}

export function MovesList({ session, table, picker, client, onClose }: ClosableProps) {
  const t = text.value;
  const [typed, setTyped] = useState('');
  const guide = useGuide(client);
  const { value: paths } = picker.movePaths;
  const seat = session.seat.value;
  const isOver = seat === null || (paths.length === 0 && session.pending.value === null);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver]);
  if (isOver) return null;
  const names = table.chairs.map(({ name }) => name);
  const state = session.game.value;
  const wanted = typed.toLocaleLowerCase().split(/\s+/);
  const groups = new Map<string, Way[]>();
  for (const one of paths) {
    const way = wayOf(one, { client, guide, state, seat, names });
    const first = client.words[language.value].ref(one.path[0] ?? '', state, names);
    const all = `${first} ${way}`.toLocaleLowerCase();
    if (!wanted.every((word) => all.includes(word))) continue;
    groups.set(first, [...(groups.get(first) ?? []), { path: one.path, way }]);
  }
  return (
    <div class="all-moves">
      {paths.length > GLANCE && (
        <input
          class="input"
          type="search"
          value={typed}
          placeholder={t.find}
          aria-label={t.find}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {groups.size === 0 && typed && <p class="soft">{t.none}</p>}
      {[...groups].map(([first, ways]) => (
        <section key={first}>
          {ways.length > 1 && <h3>{first}</h3>}
          <ul>
            {ways.map(({ path, way }) => (
              <li key={path.join(' ')}>
                <button
                  type="button"
                  class="way"
                  onClick={() => {
                    picker.take(path);
                    onClose();
                  }}
                >
                  {way}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
