export type Scenario = 'file' | 'folder';

export interface Times {
  readonly texts: number;
  readonly bytes: number;
  readonly edits: number;
  readonly findings: number;
  /** Until the first rows can be shown. */
  readonly rowsMs: number;
  /** Until all rows can be shown, after that. */
  readonly readMs: number;
  readonly convertMs: number;
  readonly diagnoseMs: number;
  readonly writeMs: number;
}
