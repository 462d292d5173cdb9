import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RouteBoundaryProps {
  children: ReactNode;
  /** A new value forgets the failure: the route visited, or the count of retries. */
  resetKey: string;
  onFailure: (error: unknown, info: ErrorInfo) => void;
  renderFallback: (retry: () => void) => ReactNode;
}

interface RouteBoundaryState {
  failedAt: string | undefined;
}

/** Keeps a page that throws while it draws from taking the rest of the screen with it. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { failedAt: undefined };

  static getDerivedStateFromProps(props: RouteBoundaryProps, state: RouteBoundaryState) {
    const recovered = state.failedAt !== undefined && state.failedAt !== props.resetKey;
    return recovered ? { failedAt: undefined } : null;
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.setState({ failedAt: this.props.resetKey });
    this.props.onFailure(error, info);
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return this.props.renderFallback(() => this.setState({ failedAt: undefined }));
  }
}
