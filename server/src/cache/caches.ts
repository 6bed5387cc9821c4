import { BentoCache, bentostore } from 'bentocache';
import { createBoundedMemory } from './bounded-memory.ts';
import {
  type CacheOutcome,
  type CachePolicy,
  createNamedCache,
  type NamedCache,
} from './named-cache.ts';
import type { RedisConnections } from './redis.ts';
import { redisBus } from './redis-bus.ts';
import { sharedLevel } from './shared-level.ts';
import { storedForm } from './stored-form.ts';

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
      const memory = createBoundedMemory(prefix, policy);
      const store = bentostore({ prefix }).useL1Layer(memory.driver);
      if (redis !== undefined) {
        store
          .useL2Layer(
            sharedLevel({
              connection: redis.commands,
              schema: policy.schema,
              observeInvalid: () => observe(policy.name, 'invalid'),
            }),
          )
          .useBus(redisBus(redis.commands, redis.subscriber));
      }
      const bento = new BentoCache({
        default: policy.name,
        stores: { [policy.name]: store },
        serializer: storedForm,
        suppressL2Errors: true,
      });
      return createNamedCache({
        bento: bento.use(),
        memory,
        policy,
        observe: (outcome) => observe(policy.name, outcome),
      });
    },
  };
}
