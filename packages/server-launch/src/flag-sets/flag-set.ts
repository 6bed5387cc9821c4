import type { JavaVersion } from '../java-version.ts';
import type { TuningNumbers } from '../tuning.ts';

interface FlagContext {
  readonly ramMb: number;
  readonly tuning: TuningNumbers;
  readonly java: JavaVersion;
}

export interface FlagSet {
  readonly flags: (context: FlagContext) => readonly string[];
  readonly minJava: JavaVersion;
  /** Whether the ten tuning numbers apply to this set. */
  readonly tunable: boolean;
  readonly vectorModule: boolean;
  /** Whether the flags are meant for a proxy. */
  readonly proxy: boolean;
}

export const PLAIN: Omit<FlagSet, 'flags'> = {
  minJava: 8,
  tunable: false,
  vectorModule: false,
  proxy: false,
};
