export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** A danger stays until it is closed; everything else leaves by itself. */
  readonly tone?: 'neutral' | 'good' | 'danger';
}

export interface ToastWords {
  readonly close: string;
  readonly notifications: string;
}
