import type { ReleaseName } from './release-names.ts';

export interface JavaChange {
  readonly since: ReleaseName;
  /** The oldest Java that the game starts on. */
  readonly java: 8 | 16 | 17 | 21 | 25;
  /** The Java that PaperMC recommends for its servers; their table begins with 1.7.10. */
  readonly paperJava: 8 | 11 | 16 | 17 | 21 | 25 | null;
}

/** The Java of releases, oldest first; each entry lasts until the next one. */
export const JAVA_CHANGES: readonly JavaChange[] = [
  { since: '1.7.2', java: 8, paperJava: null },
  { since: '1.7.10', java: 8, paperJava: 8 },
  { since: '1.12', java: 8, paperJava: 11 },
  { since: '1.16.5', java: 8, paperJava: 16 },
  { since: '1.17', java: 16, paperJava: 17 },
  { since: '1.18', java: 17, paperJava: 17 },
  { since: '1.20', java: 17, paperJava: 21 },
  { since: '1.20.5', java: 21, paperJava: 21 },
  { since: '26.1', java: 25, paperJava: 25 },
];

/** The Java that the Velocity proxy needs. Its versions are its own. */
export const VELOCITY_JAVA = [
  { since: '3.5', java: 21 },
  { since: '4.0', java: 25 },
] as const;
