// The presets of a game as buttons, in the lobby and on the page that makes a frame.
import type { OptionValues } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { presetDetails, presetOptions } from './offers.ts';

interface Props {
  client: GameClient;
  options: OptionValues;
  seats: number;
  locked: boolean;
  onChoose(options: OptionValues): void;
}

/** Shows the presets. Below the buttons it says what the chosen preset switches on, and why others are refused. */
export function Presets({ client: { rules, words }, options, seats, locked, onChoose }: Props) {
  const texts = words[language.value];
  const reasons = new Set<string>();
  let chosen: string[] = [];
  const buttons = rules.presets.map((preset) => {
    const all = presetOptions(rules, preset);
    const pressed = Object.entries(all).every(([id, value]) => options[id] === value);
    const refused = locked ? null : rules.checkOptions(all, seats);
    if (pressed) chosen = presetDetails(rules, preset, texts);
    if (refused) reasons.add(texts.refused[refused] ?? '');
    return (
      <Button
        key={preset.id}
        small
        disabled={locked || refused !== null}
        pressed={pressed}
        onClick={() => onChoose(all)}
      >
        {texts.preset(preset.id)}
      </Button>
    );
  });
  return (
    <>
      <div class="presets">{buttons}</div>
      <p class="soft presets-say">{text.value.list(chosen)}</p>
      {[...reasons].map((reason) => (
        <p key={reason} class="soft presets-say">
          {reason}
        </p>
      ))}
    </>
  );
}
