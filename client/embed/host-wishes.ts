// Applies what the host page asks for: theme, accent colour, language, silence. Nothing is stored, because the
// visitor did not choose it.
import { embedParams } from '../session/embedded.ts';
import { embedderWishes } from '../session/settings.ts';
import { readItem } from '../session/storage.ts';
import { switchLanguage } from '../text/index.ts';
import { adjustAccent } from './accent.ts';
import { hasFlag } from './address.ts';
import { type FromHost, parseHostMessage } from './host.ts';

/** Applies the wishes in the frame's address. */
export function applyAddressWishes(): void {
  embedderWishes.mute.value = hasFlag(embedParams, 'mute');
  const theme = parseHostMessage({ foyer: 1, type: 'theme', theme: embedParams.get('theme') });
  if (theme) applyHostMessage(theme);
  const accent = adjustAccent(embedParams.get('accent'));
  if (!accent) return;
  const { light, dark } = accent;
  const { style } = document.documentElement;
  const both = (name: string, day: string, night: string) =>
    style.setProperty(name, `light-dark(${day}, ${night})`);
  both('--accent', light.accent, dark.accent);
  both('--accent-ink', light.ink, dark.ink);
  both('--accent-soft', light.soft, dark.soft);
}

/** Applies a message that the host page sends later. */
export function applyHostMessage(message: FromHost): void {
  if (message.type === 'theme') embedderWishes.theme.value = message.theme;
  if (message.type === 'mute') embedderWishes.mute.value = message.mute;
  // The visitor's own choice of a language has priority.
  if (message.type === 'language' && !readItem('language')) void switchLanguage(message.language);
}
