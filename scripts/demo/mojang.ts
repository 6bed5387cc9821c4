// A fake Mojang API: names, profiles and textures of a few sample players.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createFaultBoard,
  type Fault,
  type FaultBoard,
  type MojangRoute,
} from './mojang/faults.ts';
import { SAMPLE_PLAYERS, type SamplePlayer } from './mojang/sample-players.ts';

export interface DemoMojang {
  readonly apiUrl: string;
  readonly sessionUrl: string;
  readonly texturesUrl: string;
  /** The same faults by URL: `?route=profile&player=Fabbro&status=500`; without a query they are cleared. */
  readonly controlUrl: string;
  readonly players: readonly SamplePlayer[];
  /** Adds a fault for everybody, for one route or for one player. */
  readonly misbehave: (fault: Fault) => void;
  readonly behave: () => void;
  /** The number of requests per route since the last `forgetRequests`. */
  readonly requests: Readonly<Record<MojangRoute, number>>;
  readonly forgetRequests: () => void;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly port?: number;
  readonly players?: readonly SamplePlayer[];
  /** Servers on Mojang's list of blocked servers. */
  readonly blockedServers?: readonly string[];
}

/** The texture host in every real profile, whatever host answers here. */
const TEXTURE_HOST = 'http://textures.minecraft.net/texture/';

interface Asked {
  readonly route: MojangRoute;
  readonly subjects: readonly string[];
  readonly reply: Reply;
}

interface Reply {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly type?: string;
}

export async function startDemoMojang({
  port = 0,
  players = SAMPLE_PLAYERS,
  blockedServers = [],
}: Options = {}): Promise<DemoMojang> {
  const faults = createFaultBoard();
  const requests: Record<MojangRoute, number> = { name: 0, names: 0, profile: 0, texture: 0 };
  const textures = texturesOf(players);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/control') return control(response, url, faults);
    if (url.pathname === '/session/blockedservers')
      return send(response, blockList(blockedServers));
    const asked =
      request.method === 'POST'
        ? await askForNames(request, url, players)
        : ask(url, players, textures);
    if (asked === undefined) return send(response, json(404, { error: 'Not Found' }));
    requests[asked.route] += 1;
    await answer(response, asked, faults.find(asked.route, asked.subjects));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // The address of a TCP server is an object, never the name of a pipe.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apiUrl: `${origin}/api`,
    sessionUrl: `${origin}/session`,
    texturesUrl: `${origin}/textures`,
    controlUrl: `${origin}/control`,
    players,
    misbehave: faults.add,
    behave: faults.clear,
    requests,
    forgetRequests: () =>
      void Object.assign(requests, { name: 0, names: 0, profile: 0, texture: 0 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function ask(
  { pathname, searchParams }: URL,
  players: readonly SamplePlayer[],
  textures: ReadonlyMap<string, Uint8Array>,
): Asked | undefined {
  const name = /^\/api\/(?:users\/profiles\/minecraft|minecraft\/profile\/lookup\/name)\/([^/]+)$/;
  const profile = /^\/session\/session\/minecraft\/profile\/([^/]+)$/;
  const texture = /^\/textures\/texture\/([^/]+)$/;
  const [, wanted = ''] =
    name.exec(pathname) ?? profile.exec(pathname) ?? texture.exec(pathname) ?? [];
  const subject = decodeURIComponent(wanted).toLowerCase();
  if (name.test(pathname)) {
    const player = players.find((one) => one.name.toLowerCase() === subject);
    return {
      route: 'name',
      subjects: [subject, player?.id ?? ''],
      reply: player
        ? json(200, { id: player.id, name: player.name })
        : unknownName(pathname, wanted),
    };
  }
  if (profile.test(pathname)) {
    const player = players.find(({ id }) => id === subject.replaceAll('-', ''));
    const isSigned = searchParams.get('unsigned') === 'false';
    return {
      route: 'profile',
      subjects: [subject, player?.name.toLowerCase() ?? ''],
      reply: player ? json(200, profileOf(player, isSigned)) : { status: 204 },
    };
  }
  if (!texture.test(pathname)) return undefined;
  const file = textures.get(subject);
  const reply = file ? { status: 200, body: file, type: 'image/png' } : { status: 404 };
  return { route: 'texture', subjects: [subject], reply };
}

const MAX_NAMES = 10;

/** The names that exist, in no promised order. */
async function askForNames(
  request: IncomingMessage,
  { pathname }: URL,
  players: readonly SamplePlayer[],
): Promise<Asked | undefined> {
  const addresses = ['/api/profiles/minecraft', '/api/minecraft/profile/lookup/bulk/byname'];
  if (!addresses.includes(pathname)) return undefined;
  const names: unknown = JSON.parse(await text(request));
  const isRight =
    Array.isArray(names) &&
    names.length <= MAX_NAMES &&
    names.every((one) => typeof one === 'string');
  if (!isRight) {
    return { route: 'names', subjects: [], reply: json(400, { error: 'CONSTRAINT_VIOLATION' }) };
  }
  const subjects = names.map((name) => name.toLowerCase());
  const found = players.filter(({ name }) => subjects.includes(name.toLowerCase()));
  const reply = json(
    200,
    found.map(({ id, name }) => ({ id, name })),
  );
  return { route: 'names', subjects, reply };
}

function profileOf({ id, name, skin, cape }: SamplePlayer, isSigned: boolean) {
  const textures = {
    ...(skin && {
      SKIN: {
        url: `${TEXTURE_HOST}${hashOf(skin.file)}`,
        ...(skin.isSlim && { metadata: { model: 'slim' } }),
      },
    }),
    ...(cape && { CAPE: { url: `${TEXTURE_HOST}${hashOf(cape)}` } }),
  };
  const value = {
    timestamp: Date.now(),
    profileId: id,
    profileName: name,
    ...(isSigned && { signatureRequired: true }),
    textures,
  };
  const property = {
    name: 'textures',
    value: Buffer.from(JSON.stringify(value, null, 2)).toString('base64'),
    ...(isSigned && { signature: Buffer.from(`signed by the demo: ${id}`).toString('base64') }),
  };
  return { id, name, properties: [property], profileActions: [] };
}

function unknownName(path: string, name: string): Reply {
  return json(404, { path, errorMessage: `Couldn't find any profile with name ${name}` });
}

async function answer(response: ServerResponse, { reply }: Asked, fault: Fault): Promise<void> {
  if (fault.latencyMs) await wait(fault.latencyMs);
  if (fault.isGarbage) {
    return send(response, { status: 200, body: '<!doctype html><h1>Garbage', type: 'text/html' });
  }
  if (fault.status) {
    const error = fault.status === 429 ? 'TooManyRequestsException' : 'Demo';
    return send(response, json(fault.status, { error, errorMessage: 'As the demo was told' }));
  }
  send(response, reply);
}

function blockList(hosts: readonly string[]): Reply {
  const hashes = hosts.map((host) => createHash('sha1').update(host).digest('hex'));
  return { status: 200, body: hashes.join('\n'), type: 'text/plain' };
}

function control(response: ServerResponse, url: URL, faults: FaultBoard): void {
  const given = Object.fromEntries(url.searchParams);
  if (Object.keys(given).length === 0) faults.clear();
  else {
    faults.add({
      // An unknown route name gives a fault that never applies.
      ...(given.route && { route: given.route as MojangRoute }),
      ...(given.player && { player: given.player }),
      ...(given.status && { status: Number(given.status) }),
      ...(given.latencyMs && { latencyMs: Number(given.latencyMs) }),
      ...(given.garbage !== undefined && { isGarbage: true }),
    });
  }
  send(response, json(200, { ok: true }));
}

function json(status: number, value: unknown): Reply {
  return { status, body: JSON.stringify(value), type: 'application/json' };
}

function send(response: ServerResponse, { status, body, type }: Reply): void {
  response.writeHead(status, type === undefined ? {} : { 'Content-Type': type });
  response.end(body);
}

function texturesOf(players: readonly SamplePlayer[]): ReadonlyMap<string, Uint8Array> {
  const files = players.flatMap(({ skin, cape }) => [skin?.file, cape]);
  return new Map(files.filter((file) => file !== undefined).map((file) => [hashOf(file), file]));
}

function hashOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}
