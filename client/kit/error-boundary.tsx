// What cannot be drawn must not take the rest of the page with it.
import { Component, type ComponentChildren } from 'preact';
import { reload } from '../session/reload.ts';
import { report } from '../session/report.ts';
import { text } from '../text/index.ts';
import { Button } from './kit.tsx';

interface Props {
  game: string;
  /** Where this changes, it is tried anew: the next moment may be drawn. */
  of: unknown;
  /** Small things are left out, without a word. */
  quiet?: boolean;
  /** Said instead, where to load the page again would not help. */
  instead?: string | undefined;
  children: ComponentChildren;
}

interface State {
  failedAt: unknown;
}

export class Guard extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  override componentDidCatch(error: unknown): void {
    report('drawing', error, this.props.game);
    this.setState({ failedAt: this.props.of });
  }

  override render({ of, quiet, instead, children }: Props, { failedAt }: State) {
    if (failedAt !== of) return children;
    if (instead) return <p class="undrawn">{instead}</p>;
    return quiet ? null : <Missing />;
  }
}

/** In the place of what could not be drawn, or not be fetched. */
export function Missing() {
  return (
    <div class="undrawn" role="alert">
      <p>{text.value.undrawn}</p>
      <Button kind="primary" onClick={reload}>
        {text.value.reload}
      </Button>
    </div>
  );
}
