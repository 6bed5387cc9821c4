export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'good' | 'danger';
  /** A toast replaces an older one about the same thing, such as the same form. */
  readonly about?: string;
  /** The focused field shows the sentence too and reads it out, so the toast does not. */
  readonly isAnnouncedElsewhere?: boolean;
}

export const TOAST_MS = 4000;
/** How long a toast fades out. */
export const REMOVAL_MS = 200;
