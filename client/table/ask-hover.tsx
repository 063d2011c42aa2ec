// The small card beside a thing on which the mouse rests. It takes no press, and nothing that matters lies under it.
// Readers and keyboards ask for the large card.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from './beside.ts';
import { Answer, type CardProps } from './explanation.tsx';
import { refOf } from './press.ts';
import { useExplain } from './use-guide.ts';

export function HoverCard({ thing, ...props }: CardProps & { thing: Element }) {
  const { root, client, board } = props;
  const card = useRef<HTMLDivElement>(null);
  const explain = useExplain(client, board);
  const of = refOf(thing);
  // After every drawing, because the height depends on the words.
  useLayoutEffect(() => {
    const own = card.current;
    if (!own) return;
    const live = [...(root.current?.querySelectorAll('[data-live]') ?? [])];
    const place = placeBeside(
      thing.getBoundingClientRect(),
      { width: own.offsetWidth, height: own.offsetHeight },
      { width: document.documentElement.clientWidth, height: innerHeight },
      live
        .filter((one) => one !== thing && !one.contains(thing))
        .map((one) => one.getBoundingClientRect()),
    );
    own.style.visibility = place ? 'visible' : 'hidden';
    if (place) own.style.translate = `${place.left}px ${place.top}px`;
  });
  const explanation = of && explain?.(of);
  if (!explanation) return null;
  return (
    <div ref={card} class="hover-card" aria-hidden="true">
      <b class="hover-card-title">{explanation.title}</b>
      <Answer {...props} of={of} explanation={explanation} />
    </div>
  );
}
