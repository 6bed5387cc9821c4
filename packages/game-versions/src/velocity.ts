import type { Release } from './releases.ts';

/** The Java that the Velocity proxy needs, oldest first. Its versions are its own; each lasts until the next one. */
export const VELOCITY_JAVA: readonly { readonly from: string; readonly java: Release['java'] }[] = [
  { from: '3.5', java: 21 },
  { from: '4.0', java: 25 },
];
