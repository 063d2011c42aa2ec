// Catches an error in one part of the page, so that the rest of the page stays.
import { Component, type ComponentChildren } from 'preact';
import { report } from '../session/report.ts';
import { LoadFailed } from './load-failed.tsx';

interface Props {
  game: string;
  /** When this value changes, the children are drawn again, because the next state may work. */
  resetKey: unknown;
  /** Shows nothing if the children fail. */
  isSilent?: boolean;
  /** Shown instead of the failed children. Without it the page offers to reload. */
  instead?: ComponentChildren;
  children: ComponentChildren;
}

interface State {
  failedAt: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  override componentDidCatch(error: unknown): void {
    report('drawing', error, this.props.game);
    this.setState({ failedAt: this.props.resetKey });
  }

  override render({ resetKey, isSilent, instead, children }: Props, { failedAt }: State) {
    if (failedAt !== resetKey) return children;
    return isSilent ? null : (instead ?? <LoadFailed />);
  }
}
