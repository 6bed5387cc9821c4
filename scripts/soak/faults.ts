// What goes wrong during a soak, one thing after the other.
import type { DelayingProxy } from '../../server/src/testing/delaying-proxy.ts';
import type { RedisProcess } from '../../server/src/testing/redis-server.ts';
import type { DemoMojang } from '../demo/mojang.ts';

export interface Surroundings {
  readonly mojang: DemoMojang;
  /** Absent where this machine has no Redis. */
  readonly redis: RedisProcess | undefined;
  readonly network: DelayingProxy | undefined;
}

export interface Phase {
  readonly name: string;
  /** Requests that need Mojang may fail. */
  readonly isMojangAway?: boolean;
  readonly begin?: (around: Surroundings) => unknown;
  readonly end?: (around: Surroundings) => unknown;
}

const CALM: Phase = { name: 'calm' };

export const PHASES: readonly Phase[] = [
  CALM,
  {
    name: 'Mojang answers 500',
    isMojangAway: true,
    begin: ({ mojang }) => mojang.misbehave({ status: 500 }),
    end: ({ mojang }) => mojang.behave(),
  },
  {
    name: 'Mojang answers garbage',
    isMojangAway: true,
    begin: ({ mojang }) => mojang.misbehave({ isGarbage: true }),
    end: ({ mojang }) => mojang.behave(),
  },
  {
    name: 'Mojang is silent',
    isMojangAway: true,
    begin: ({ mojang }) => mojang.misbehave({ latencyMs: 20_000 }),
    end: ({ mojang }) => mojang.behave(),
  },
  {
    name: 'Redis killed',
    begin: ({ redis }) => redis?.stop(),
    end: ({ redis }) => redis?.start(),
  },
  {
    name: 'Redis slow',
    begin: ({ network }) => network?.delay(110),
    end: ({ network }) => network?.delay(0),
  },
  {
    name: 'Redis stopped',
    begin: ({ redis }) => redis?.freeze(),
    end: ({ redis }) => redis?.thaw(),
  },
  CALM,
];
