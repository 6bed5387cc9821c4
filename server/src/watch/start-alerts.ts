// Tells owners what the watch found out.
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@fucina/server-address';
import type { AddressPolicy } from '@fucina/server-ping';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { createGuardedSender } from '../outgoing/guarded-sender.ts';
import type { Settings } from '../settings.ts';
import { createDeliver } from './channels/deliver.ts';
import { startOutbox } from './outbox/outbox.ts';
import type { RunningAlerts } from './running-watch.ts';
import { createSealer, type Sealer } from './sealing/sealer.ts';
import { readSealingKey } from './sealing/sealing-key.ts';
import type { AlertStore } from './store/alert-store.ts';

interface AlertOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly addressPolicy: AddressPolicy;
  readonly sealer: Sealer;
  readonly store: AlertStore;
  /** Milliseconds since the epoch, never back. */
  readonly now: () => number;
}

interface StartedAlerts {
  readonly running: RunningAlerts;
  readonly stop: () => Promise<void>;
}

/** Why there is none is said in one sentence. */
export function openSealer(folder: string, key: string | undefined): Result<Sealer, string> {
  const read = readSealingKey(folder, key);
  if (read.ok) return { ok: true, value: createSealer(read.value) };
  return { ok: false, error: `WATCH_KEY: the file watch.key in ${folder} is no key.` };
}

export function startAlerts(options: AlertOptions): StartedAlerts {
  const { settings, logger, registry, addressPolicy, sealer, store, now } = options;
  const deliveries = new Counter({
    name: 'watch_deliveries_total',
    help: 'Messages of alerts, by kind of channel and what became of them',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  });
  const stopping = new AbortController();
  const sender = createGuardedSender({
    addressPolicy,
    nameServer: settings.PING_DNS_SERVER,
    stopping: stopping.signal,
  });
  const deliver = createDeliver({ sender, now, origin: settings.PUBLIC_URL });
  const outbox = startOutbox({
    store,
    deliver,
    sealer,
    now,
    wait: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    random: Math.random,
    observe: {
      sent: (kind, outcome) => deliveries.inc({ kind, outcome }),
      storeFailed: (error) =>
        logger.error({ err: error }, 'the outbox of the watch cannot be read'),
    },
  });
  return {
    running: { sender, deliver, sealer },
    stop: () => {
      stopping.abort();
      return outbox.stop();
    },
  };
}
