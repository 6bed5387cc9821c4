// A fake name server: resolves only the demo's host names.
import { createSocket } from 'node:dgram';
import { type Answer, decode, encode } from 'dns-packet';

export interface DemoDns {
  /** `address:port`, the format of the setting. */
  readonly server: string;
  readonly close: () => Promise<void>;
}

/** What a name resolves to: this machine, and for Java servers a port. */
export interface DemoHost {
  readonly name: string;
  readonly javaPort?: number;
}

const NXDOMAIN = 3;
const ANSWER_FLAGS = 0x8180;
const SRV_PREFIX = '_minecraft._tcp.';

export async function startDemoDns(hosts: readonly DemoHost[], port = 0): Promise<DemoDns> {
  const socket = createSocket('udp4');
  socket.on('message', (bytes, from) => {
    const query = decode(bytes);
    const question = query.questions?.[0];
    if (!question) return;
    const name = question.name.toLowerCase();
    const host = hosts.find((known) => known.name === name.replace(SRV_PREFIX, ''));
    const reply = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: ANSWER_FLAGS | (host ? 0 : NXDOMAIN),
      questions: [question],
      answers: host ? answersFor(host, name, question.type) : [],
    });
    socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answersFor({ name: host, javaPort }: DemoHost, name: string, type: string): Answer[] {
  if (type === 'A' && name === host) return [{ type, name, ttl: 60, data: '127.0.0.1' }];
  if (type === 'SRV' && name !== host && javaPort !== undefined) {
    return [
      { type, name, ttl: 60, data: { target: host, port: javaPort, priority: 0, weight: 5 } },
    ];
  }
  return [];
}
