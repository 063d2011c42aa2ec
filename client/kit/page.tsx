// The layout of pages with text or forms.
import type { ComponentChildren } from 'preact';
import { adoptStyles } from './adopt-styles.ts';
import { Brand, LanguageMenu } from './brand.tsx';
import styles from './page.css?inline';

adoptStyles(styles);

/** Draws the header, and sets the width of all pages except the home page and the tables. */
export function Page({ broad, children }: { broad?: boolean; children: ComponentChildren }) {
  return (
    <div class={broad ? 'page broad' : 'page'}>
      <header>
        <Brand />
        <LanguageMenu />
      </header>
      <main>{children}</main>
    </div>
  );
}
