// A program whose server fails and comes back, step by step, until it is killed. It says each step that was acknowledged,
// while it tells a webhook. Its seconds are short.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { createAddressPolicy } from '@fucina/server-ping';
import { type Incident, tickOf } from '@fucina/watch';
import { createGuardedSender } from '../../../outgoing/guarded-sender.ts';
import { sealTarget } from '../../channels/channel-target.ts';
import { createDeliver } from '../../channels/deliver.ts';
import { newSigningSecret } from '../../channels/webhook/signature.ts';
import { createSealer } from '../../sealing/sealer.ts';
import { openSqliteStore } from '../../store/sqlite/open-sqlite-store.ts';
import { startOutbox } from '../outbox.ts';

const SPEED = 20;
const STEP_S = 60;
const ADDRESS = { edition: 'java', host: 'play.example.com', port: 25565 } as const;

const [folder = '', url = '', start = '', from = '0', to = '0'] = process.argv.slice(2);
const opened = await openSqliteStore(folder);
if (!opened.ok) throw new Error(opened.error.code);
const store = opened.value;
const sealer = createSealer(Buffer.alloc(32, 1));
const startS = Number(start);
const created = await store.createWatch({
  id: 'watch',
  ownerHash: Uint8Array.of(1),
  name: '',
  zone: 'UTC',
  language: 'en',
  createdAt: startS,
  targets: [{ address: ADDRESS, ip: '' }],
  client: '',
  most: 1,
});
if (created.ok) {
  const target = { kind: 'webhook', url, secrets: [newSigningSecret()] } as const;
  await store.addChannel({
    id: 'channel',
    watch: 'watch',
    kind: 'webhook',
    label: '',
    language: 'en',
    wants: ['down', 'up'],
    delayS: 0,
    repeatS: 0,
    createdAt: startS,
    ...sealTarget(sealer, target, 'channel'),
  });
}
const [target] = (await store.readWatch({ id: 'watch' }))?.targets ?? [];
if (target === undefined) throw new Error('the watch has one');

// All steps are in the past, so that what they tell is due.
const now = () => Date.now() + performance.now() * SPEED;
const sender = createGuardedSender({ addressPolicy: createAddressPolicy({ allowsPrivate: true }) });
startOutbox({
  store,
  deliver: createDeliver({ sender, now }),
  sealer,
  now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / SPEED)),
  random: Math.random,
});
for (let step = Number(from); step < Number(to); step += 1) {
  const at = startS + step * STEP_S;
  const startedAt = step % 2 === 0 ? at : at - STEP_S;
  const incident: Incident = {
    startedAt,
    confirmedAt: startedAt,
    kind: 'down',
    reason: 'refused',
    reasons: [{ at: startedAt, reason: 'refused' }],
    relapses: 0,
  };
  const kept = await store.commit({
    shard: target.shard,
    tick: tickOf(at),
    samples: [],
    standings: [],
    incidents: [{ target: target.id, incident, endedAt: step % 2 === 0 ? null : at }],
    facts: [],
  });
  if (kept === 'kept') writeSync(1, `${step}\n`);
}
