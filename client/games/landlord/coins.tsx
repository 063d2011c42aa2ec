// The sums of dollars that can be chosen, drawn as coins. If there are too many for the room, a slider leads from part
// to part, because a sum that has to be scrolled to is easily missed.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dollarsRef } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { coinsPerPart } from './fit.ts';

export function Coins({ sums, board }: { sums: number[]; board: BoardContext }) {
  const { touch, captions, words, hinted } = board;
  const drawn = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(sums.length);
  const [opened, open] = useState(0);
  const longest = captions.money(sums.at(-1) ?? 0).length;
  useLayoutEffect(() => {
    const coins = drawn.current;
    const zone = coins?.closest('[data-zone]');
    if (!coins || !zone) return;
    const measure = () => {
      const deal = zone.querySelector<HTMLElement>('.ll-deal')?.offsetHeight ?? 0;
      const coin = Math.max(44, longest * 11 + 16);
      const room = [coins.clientWidth, zone.clientHeight - deal - 16] as const;
      setSize(coinsPerPart(sums.length, coin, ...room));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(zone);
    return () => watch.disconnect();
  }, [sums.length, longest]);
  const parts = sums.flatMap((_, at) => (at % size === 0 ? [sums.slice(at, at + size)] : []));
  const advised = parts.findIndex((part) => part.some((sum) => dollarsRef(sum) === hinted));
  const shown = advised < 0 ? Math.min(opened, parts.length - 1) : advised;
  const part = parts[shown] ?? [];
  const range = [part[0], part.at(-1)].map((sum) => captions.money(sum ?? 0)).join('–');
  return (
    <div ref={drawn} class="ll-coins">
      {parts.length > 1 && (
        <label aria-label={captions.dollars}>
          <input
            type="range"
            max={parts.length - 1}
            value={shown}
            aria-valuetext={range}
            onInput={({ currentTarget }) => open(currentTarget.valueAsNumber)}
          />
          <b>{range}</b>
        </label>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of coins is not a fieldset */}
      <div class="ll-sums" role="group" aria-label={captions.dollars}>
        {part.map((sum) => (
          <span key={sum} class="ll-coin" {...touch(dollarsRef(sum), words.ref(dollarsRef(sum)))}>
            {captions.money(sum)}
          </span>
        ))}
      </div>
    </div>
  );
}
