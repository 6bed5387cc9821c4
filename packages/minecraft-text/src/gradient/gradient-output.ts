/** Output that is written on demand, but whose length is already known. */
export interface GradientOutput {
  /** Counted like `jsonBytes`; may be slightly too high, never too low. */
  readonly bytes: number;
  readonly write: () => string;
}
