import type { BusDriver } from 'bentocache/types';
import type { Redis } from 'ioredis';

/**
 * Tells the other processes which entries changed. Bentocache's own transport subscribes with whatever settings the
 * connection has and drops a refused subscription on the floor; this one's subscriber waits for Redis to come (back).
 */
export function redisBus(publisher: Redis, subscriber: Redis) {
  return {
    options: { retryQueue: { enabled: false, retryInterval: false as const } },
    factory: () => new RedisBus(publisher, subscriber),
  };
}

class RedisBus implements BusDriver {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  #id = '';

  constructor(publisher: Redis, subscriber: Redis) {
    this.#publisher = publisher;
    this.#subscriber = subscriber;
  }

  setId(id: string): this {
    this.#id = id;
    return this;
  }

  // ioredis subscribes again by itself, and nothing waits to be sent.
  onReconnect(): void {}

  async publish(channel: string, payload: unknown): Promise<void> {
    // Nobody waits for it; its failure is noticed elsewhere.
    this.#publisher
      .publish(channel, JSON.stringify({ sender: this.#id, payload }))
      .catch(() => undefined);
  }

  async subscribe<Payload>(channel: string, handler: (payload: Payload) => void): Promise<void> {
    this.#subscriber.on('message', (from, text) => {
      const message = from === channel ? readMessage(text) : undefined;
      if (message === undefined || message.sender === this.#id) return;
      // Only our own processes write to this channel.
      handler(message.payload as Payload);
    });
    // Refused only when we disconnect before Redis ever came.
    await this.#subscriber.subscribe(channel).catch(() => undefined);
  }

  async unsubscribe(channel: string): Promise<void> {
    await this.#subscriber.unsubscribe(channel);
  }

  // The connections belong to whoever made them.
  async disconnect(): Promise<void> {}
}

function readMessage(text: string): { sender: unknown; payload: unknown } | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' &&
      message !== null &&
      'sender' in message &&
      'payload' in message
      ? message
      : undefined;
  } catch {
    return undefined;
  }
}
