// The attackers of `attacks.ts`, in a process of their own.
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import process from 'node:process';

export type AttackName = keyof typeof ATTACKS;

const CLIENTS = 10;
const PAGES_AT_ONCE = 3;
const PICTURES_AT_ONCE = 28;
const CONNECTIONS = 100;

const [origin = '', name = '', rounds = '1'] = process.argv.slice(2);

const ATTACKS = {
  /** Ten clients open pages with states that nobody has asked for before. */
  'linked-pages': (round: number) =>
    Promise.all(
      times(CLIENTS * PAGES_AT_ONCE * 10).map((n) =>
        get(`/tools/text?text=${encodeURIComponent(`<rainbow>${round} ${n}`)}`, n % CLIENTS),
      ),
    ),
  /** One client asks for many pictures at once. */
  pictures: (round: number) =>
    Promise.all(
      times(PICTURES_AT_ONCE).map((n) => get(`/link-picture/small-caps.png?text=${round}x${n}`, 0)),
    ),
  /** One client opens connections and says nothing. */
  'idle-connections': () => Promise.all(times(CONNECTIONS).map(openIdle)),
} as const;

const idle: Socket[] = [];
const statuses: number[] = [];
if (!isAttack(name)) throw new Error(`no attack is called ${name}`);
for (const round of times(Number(rounds))) statuses.push(...(await ATTACKS[name](round)));
for (const socket of idle) socket.destroy();
process.send?.(statuses);

function isAttack(given: string): given is AttackName {
  return Object.hasOwn(ATTACKS, given);
}

function times(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n);
}

function get(path: string, client: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': `9.9.9.${client}` };
    request(`${origin}${path}`, { agent: false, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });
}

/** 200 for a connection that is open. */
function openIdle(): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('connect', () => resolve(200)).on('error', () => resolve(0));
    idle.push(socket);
  });
}
