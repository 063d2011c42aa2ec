import type { ComponentChildren } from 'preact';
import { wear } from '../ui/wear.ts';
import { Brand, LanguageMenu } from './brand.tsx';
import styles from './page.css?inline';

wear(styles);

/** A page to read or to fill in, no table. */
export function Page({ wide, children }: { wide?: boolean; children: ComponentChildren }) {
  return (
    <div class={wide ? 'page wide' : 'page'}>
      <header>
        <Brand />
        <LanguageMenu />
      </header>
      <main>{children}</main>
    </div>
  );
}
