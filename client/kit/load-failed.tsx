// Shown in place of a part of the page that could not be fetched or drawn. It offers to reload the page.
import { reload } from '../session/reload.ts';
import { text } from '../text/index.ts';
import { Button } from './kit.tsx';

export function LoadFailed() {
  return (
    <div class="undrawn" role="alert">
      <p>{text.value.undrawn}</p>
      <Button kind="primary" onClick={reload}>
        {text.value.reload}
      </Button>
    </div>
  );
}
