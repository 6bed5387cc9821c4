import { createChangeNotices } from './change-notices.ts';
import {
  type CacheOutcome,
  type CachePolicy,
  createNamedCache,
  type NamedCache,
} from './named-cache.ts';
import type { RedisConnections } from './redis.ts';
import { createSharedLevel } from './shared-level.ts';

export interface CacheOptions {
  readonly redis?: RedisConnections;
  readonly observe?: (cache: string, outcome: CacheOutcome) => void;
}

/** Opens named caches; whoever needs one brings its policy. */
export interface Caches {
  readonly open: <Value>(policy: CachePolicy<Value>) => NamedCache<Value>;
}

export function createCaches({ redis, observe = () => undefined }: CacheOptions = {}): Caches {
  return {
    open<Value>(policy: CachePolicy<Value>): NamedCache<Value> {
      const prefix = `fucina:${policy.name}`;
      return createNamedCache({
        policy,
        observe: (outcome) => observe(policy.name, outcome),
        between: redis && {
          shared: createSharedLevel({
            connection: redis.commands,
            prefix,
            schema: policy.schema,
            ttlMs: policy.ttlMs,
            observeInvalid: () => observe(policy.name, 'invalid'),
          }),
          notices: createChangeNotices(redis, `${prefix}:changed`),
        },
      });
    },
  };
}
