// The presets of a game as buttons, in the lobby and on the page that makes a frame.
import type { OptionValues } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import { language } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { isPreset, presetOptions } from './offers.ts';

interface Props {
  client: GameClient;
  options: OptionValues;
  seats: number;
  onChoose(options: OptionValues): void;
}

/** Leaves out the presets that cannot be played with this number of seats. */
export function Presets({ client: { rules, words }, options, seats, onChoose }: Props) {
  const shown = rules.presets.filter(
    (preset) =>
      isPreset(rules, preset, options) ||
      rules.checkOptions(presetOptions(rules, preset), seats) === null,
  );
  return (
    <div class="presets">
      {shown.map((preset) => (
        <Button
          key={preset.id}
          small
          pressed={isPreset(rules, preset, options)}
          onClick={() => onChoose(presetOptions(rules, preset))}
        >
          {words[language.value].preset(preset.id)}
        </Button>
      ))}
    </div>
  );
}
