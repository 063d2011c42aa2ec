import type { ComponentChildren } from 'preact';
import { wear } from '../ui/wear.ts';
import { Brand, LanguageMenu } from './brand.tsx';
import styles from './page.css?inline';

wear(styles);

/** A page to read or to fill in, no table. */
export function Page({ children }: { children: ComponentChildren }) {
  return (
    <div class="page">
      <header>
        <Brand />
        <LanguageMenu />
      </header>
      <main>{children}</main>
    </div>
  );
}
