import { Component, type ReactNode } from 'react';
import { FailurePage } from '../pages/failure.tsx';

interface FailureBoundaryProps {
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly failure: { readonly reason: unknown } | undefined;
}

/** Shows the failure page when its children fail to render. Error boundaries have to be classes. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  static getDerivedStateFromError(reason: unknown): FailureBoundaryState {
    return { failure: { reason } };
  }

  override state: FailureBoundaryState = { failure: undefined };

  override render() {
    const { failure } = this.state;
    return failure ? <FailurePage reason={failure.reason} /> : this.props.children;
  }
}
