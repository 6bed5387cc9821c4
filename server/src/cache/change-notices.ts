import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RedisConnections } from './redis.ts';
import { readStored } from './stored-form.ts';

/** How the processes tell each other that a value was replaced before its time. */
export interface ChangeNotices {
  readonly tell: (key: string) => void;
  readonly listen: (onChange: (key: string) => void) => void;
}

const notice = z.object({ sender: z.string(), key: z.string() });

export function createChangeNotices(
  { commands, subscriber }: RedisConnections,
  channel: string,
): ChangeNotices {
  const ourselves = randomUUID();
  return {
    tell(key) {
      // Nobody waits for it; its failure is noticed elsewhere.
      commands.publish(channel, JSON.stringify({ sender: ourselves, key })).catch(() => undefined);
    },
    listen(onChange) {
      subscriber.on('message', (from, text) => {
        const { success, data } = notice.safeParse(from === channel ? readStored(text) : undefined);
        if (success && data.sender !== ourselves) onChange(data.key);
      });
      // ioredis waits for Redis to come, and subscribes again when it comes back. Refused only when we disconnect before.
      subscriber.subscribe(channel).catch(() => undefined);
    },
  };
}
