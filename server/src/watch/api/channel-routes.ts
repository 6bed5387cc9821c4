// Whom to tell, and whether it works.
import {
  addChannelEndpoint,
  changeChannelEndpoint,
  removeChannelEndpoint,
  renewChannelSecretEndpoint,
  sendAgainEndpoint,
  testChannelEndpoint,
  type WatchChannel,
  type WatchDeliveries,
  watchChannelsEndpoint,
  watchDeliveriesEndpoint,
} from '@fucina/api-contract';
import { fallbackLanguage, isLanguageCode } from '@fucina/site';
import type { Bind } from '../../http/endpoint.ts';
import {
  type ChannelTarget,
  openTarget,
  sealTarget,
  withNewSecret,
} from '../channels/channel-target.ts';
import { readDiscordHook } from '../channels/discord/discord-url.ts';
import { newSigningSecret } from '../channels/webhook/signature.ts';
import type { News } from '../news.ts';
import type { RunningAlerts, RunningWatch } from '../running-watch.ts';
import type { ChannelDraft, KeptChannel } from '../store/alert-store.ts';
import type { KeptWatch, WatchStore } from '../store/watch-store.ts';
import { openAsOwner } from './access.ts';
import {
  badWebhook,
  blockedWebhook,
  channelNotFound,
  deliveryNotFound,
  noSecret,
  tooManyChannels,
  watchNotFound,
} from './refusals.ts';
import { newName } from './secrets.ts';

const LISTED = 50;
const UNTRIED = { failures: 0, failingSince: null, disabledAt: null, lastError: null } as const;

/** `running` throws where servers are not watched. */
export function channelRoutes(bind: Bind, running: () => RunningWatch): void {
  const open = ({ params, secret }: OfOwner) => openAsOwner(running(), params.id, secret);
  const channelOf = async ({ id }: KeptWatch, wanted: string): Promise<KeptChannel> => {
    const channel = (await running().store.channels(id)).find((one) => one.id === wanted);
    if (channel === undefined) throw channelNotFound();
    return channel;
  };

  bind(watchChannelsEndpoint, {}, async (request) => {
    const { id } = await open(request);
    const channels = await running().store.channels(id);
    const shown = channels.map((channel) => describe(channel, running().alerts));
    return { reply: { json: { channels: shown } } };
  });

  bind(addChannelEndpoint, {}, async (request) => {
    const watch = await open(request);
    const { store, alerts, now } = running();
    const { kind, url, label, kinds, delay_s: delayS, repeat_s: repeatS } = request.body;
    await expectSendable(alerts, kind, url);
    const secret = kind === 'webhook' ? newSigningSecret() : undefined;
    const target: ChannelTarget =
      secret === undefined ? { kind: 'discord', url } : { kind: 'webhook', url, secrets: [secret] };
    const id = newName();
    const draft: ChannelDraft = {
      id,
      watch: watch.id,
      kind,
      label: label.trim(),
      language: request.body.language ?? watch.language,
      wants: kinds,
      delayS,
      repeatS,
      createdAt: now(),
      ...sealTarget(alerts.sealer, target, id),
    };
    const kept = await store.addChannel(draft);
    if (kept === 'full') throw tooManyChannels();
    if (kept === 'gone') throw watchNotFound();
    const channel = describe({ ...draft, ...UNTRIED }, alerts);
    return { reply: { json: { channel, ...(secret !== undefined && { secret }) } } };
  });

  bind(changeChannelEndpoint, {}, async (request) => {
    const watch = await open(request);
    const channel = await channelOf(watch, request.params.channel);
    const { label, language, kinds, delay_s: delayS, repeat_s: repeatS } = request.body;
    const changes = {
      ...(label !== undefined && { label: label.trim() }),
      ...(language !== undefined && { language }),
      ...(kinds !== undefined && { wants: kinds }),
      ...(delayS !== undefined && { delayS }),
      ...(repeatS !== undefined && { repeatS }),
    };
    if (!(await running().store.changeChannel(watch.id, channel.id, changes))) {
      throw channelNotFound();
    }
    return { reply: { json: describe({ ...channel, ...changes }, running().alerts) } };
  });

  bind(removeChannelEndpoint, {}, async (request) => {
    const watch = await open(request);
    const { channel: id } = request.params;
    if (!(await running().store.removeChannel(watch.id, id))) throw channelNotFound();
    return { reply: { json: { id } } };
  });

  bind(testChannelEndpoint, {}, async (request) => {
    const watch = await open(request);
    const { store, alerts, now } = running();
    const channel = await channelOf(watch, request.params.channel);
    const target = openTarget(alerts.sealer, channel.sealed, channel.id);
    const language = isLanguageCode(channel.language) ? channel.language : fallbackLanguage;
    const startedMs = performance.now();
    const verdict =
      target === undefined
        ? ({ kind: 'dead', code: 'key-lost' } as const)
        : await alerts.deliver.send(target, language, [testOf(watch, now())]);
    const isDelivered = verdict.kind === 'delivered';
    if (isDelivered) await store.reviveChannel(watch.id, channel.id);
    const result =
      'status' in verdict ? verdict.status : 'code' in verdict ? verdict.code : verdict.kind;
    const ms = Math.round(performance.now() - startedMs);
    return { reply: { json: { is_delivered: isDelivered, result, ms } } };
  });

  bind(renewChannelSecretEndpoint, {}, async (request) => {
    const watch = await open(request);
    const { store, alerts, now } = running();
    const { id, sealed } = await channelOf(watch, request.params.channel);
    const target = openTarget(alerts.sealer, sealed, id);
    if (target?.kind !== 'webhook') throw noSecret();
    const secret = newSigningSecret();
    const renewed = withNewSecret(target, secret, now());
    await store.changeChannel(watch.id, id, sealTarget(alerts.sealer, renewed, id));
    return { reply: { json: { secret } } };
  });

  bind(sendAgainEndpoint, {}, async (request) => {
    const { id: watch } = await open(request);
    const { channel } = request.params;
    const { store, now } = running();
    const isAgain = await store.sendAgain({ watch, channel, alert: request.body.alert }, now());
    if (!isAgain) throw deliveryNotFound();
    return { reply: { json: await deliveriesOf(store, watch) } };
  });

  bind(watchDeliveriesEndpoint, {}, async (request) => {
    const { id } = await open(request);
    return { reply: { json: await deliveriesOf(running().store, id) } };
  });
}

interface OfOwner {
  readonly params: { readonly id: string };
  readonly secret: string;
}

async function expectSendable(
  { sender }: RunningAlerts,
  kind: ChannelTarget['kind'],
  url: string,
): Promise<void> {
  if (kind === 'discord') {
    if (readDiscordHook(url) === undefined) throw badWebhook();
    return;
  }
  const checked = await sender.check(url);
  if (checked.ok || checked.error.code === 'own_trouble') return;
  throw checked.error.code === 'blocked_target' ? blockedWebhook() : badWebhook();
}

async function deliveriesOf(store: WatchStore, watch: string): Promise<WatchDeliveries> {
  const deliveries = await store.deliveries(watch, LISTED);
  return {
    deliveries: deliveries.map(({ alert, kind, at, channel, dueAt, doneAt, outcome, tries }) => ({
      ...{ alert, kind, at, channel, due_at: dueAt, done_at: doneAt, outcome },
      tries: [...tries],
    })),
  };
}

function testOf({ id, name, targets }: KeptWatch, at: number): News {
  return {
    id: `wa_${newName()}`,
    kind: 'test',
    at,
    watch: { id, name, addresses: targets.map(({ address }) => address) },
    incidents: [],
    channel: null,
  };
}

/** Of its address, only the host is ever told again. */
function describe(channel: KeptChannel, { sealer }: RunningAlerts): WatchChannel {
  const { id, kind, label, sealed, language, wants, delayS, repeatS } = channel;
  const url = openTarget(sealer, sealed, id)?.url ?? '';
  return {
    ...{ id, kind, label, language },
    host: URL.parse(url)?.host ?? '',
    kinds: [...wants],
    delay_s: delayS,
    repeat_s: repeatS,
    created_at: channel.createdAt,
    failing_since: channel.failingSince,
    off_since: channel.disabledAt,
    last_error: channel.lastError,
  };
}
