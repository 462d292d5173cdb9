import { Component, type ReactNode } from 'react';
import styles from './chart-card.module.css';

/** A drawing that cannot be loaded leaves its sentence, its table and the other charts alone. */
export class DrawingBoundary extends Component<
  { failure: string; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={styles.failed}>{this.props.failure}</p>;
  }
}
