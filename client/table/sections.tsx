// Builds the rules page of a game from its texts and from the drawings of the game.
import type { ComponentChildren } from 'preact';
import { fillPlaceholders, type Numbers } from '../text/compose.ts';
import type { RulebookSection } from './game-client.ts';
import type { RulebookExample } from './rulebook-example.ts';

/** For each section: its title and its paragraphs. */
export type SectionTexts<Id extends string> = Record<
  Id,
  readonly [title: string, ...lines: string[]]
>;

export const rulebookSections = <Id extends string>(
  ids: readonly Id[],
  texts: SectionTexts<Id>,
  drawn: {
    numbers?: Numbers;
    beside(id: Id): ComponentChildren;
    examples?(id: Id): readonly RulebookExample[];
  },
): RulebookSection[] =>
  ids.map((id) => {
    const [title, ...lines] = texts[id];
    // Rulings are independent of each other, so they form a list.
    const isList = id === 'rulings';
    const Line = isList ? 'li' : 'p';
    const all = lines.map((text) => (
      <Line key={text}>{fillPlaceholders(text, drawn.numbers ?? {})}</Line>
    ));
    return {
      id,
      title,
      body: () => (
        <div class="rulebook-text">
          {isList ? <ul>{all}</ul> : all}
          {drawn.beside(id)}
        </div>
      ),
      examples: drawn.examples?.(id) ?? [],
    };
  });
