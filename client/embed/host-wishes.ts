// How the page around wishes its frame to look and sound. Nothing of it is kept: it is no choice of the visitor's.

import { asked } from '../session/embedded.ts';
import { kept } from '../session/keys.ts';
import { around } from '../session/settings.ts';
import { turnTo } from '../text/index.ts';
import { accentOf } from './accent.ts';
import { flagged } from './address.ts';
import { type FromHost, fromHost } from './host.ts';

/** As the address says. */
export function dress(): void {
  around.mute.value = flagged(asked, 'mute');
  const theme = fromHost({ foyer: 1, type: 'theme', theme: asked.get('theme') });
  if (theme) obey(theme);
  const accent = accentOf(asked.get('accent'));
  if (!accent) return;
  const { light, dark } = accent;
  const { style } = document.documentElement;
  const both = (name: string, day: string, night: string) =>
    style.setProperty(name, `light-dark(${day}, ${night})`);
  both('--accent', light.accent, dark.accent);
  both('--accent-ink', light.ink, dark.ink);
  both('--accent-soft', light.soft, dark.soft);
}

/** As the page says later on. */
export function obey(message: FromHost): void {
  if (message.type === 'theme') around.theme.value = message.theme;
  if (message.type === 'mute') around.mute.value = message.mute;
  // Whoever has chosen a language here goes on in it.
  if (message.type === 'language' && !kept('language')) void turnTo(message.language);
}
