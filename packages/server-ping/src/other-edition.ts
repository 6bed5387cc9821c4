// Many people choose the wrong edition. When a ping does not succeed quickly, the other edition is tried.
import { DEFAULT_PORTS, type ServerAddress, type ServerEdition } from '@fucina/server-address';
import type { AddressPolicy } from './address/address-policy.ts';
import type { Target } from './address/target.ts';
import { pingBedrock } from './bedrock/unconnected-ping.ts';
import type { Contacts } from './contacts/contacts.ts';
import { pingModern } from './java/modern-ping.ts';
import type { PingBudget } from './ping-budget.ts';
import type { Connect } from './sockets/tcp-exchange.ts';
import type { CreateSocket } from './sockets/udp-exchange.ts';

interface OtherEditionDependencies {
  readonly connect: Connect;
  readonly createSocket: CreateSocket;
  readonly budget: PingBudget;
  readonly policy: AddressPolicy;
  readonly contacts: Pick<Contacts, 'tryPay'>;
}

/** The other edition if it answers there. Does not delay a ping that succeeds. */
export async function findOtherEdition(
  address: ServerAddress,
  target: Target,
  isOnline: Promise<boolean>,
  dependencies: OtherEditionDependencies,
): Promise<ServerEdition | undefined> {
  // Bedrock does not use SRV records, so the name is for Java.
  if (target.srv) return undefined;
  const other: ServerEdition = address.edition === 'java' ? 'bedrock' : 'java';
  const port = address.isPortTyped ? address.port : DEFAULT_PORTS[other];
  const { budget, policy, contacts } = dependencies;
  if (policy.isRefusedPort(port, other === 'java' ? 'tcp' : 'udp')) return undefined;
  if (await succeedsWithin(isOnline, budget.otherAfterMs)) return undefined;

  const [host] = target.addresses;
  if (!(await contacts.tryPay(host, port))) return undefined;
  const stop = new AbortController();
  isOnline.then((isFound) => isFound && stop.abort());
  const answers =
    other === 'java'
      ? await answersAsJava(host, port, address.host, dependencies, stop.signal)
      : await answersAsBedrock(host, port, dependencies, stop.signal);
  return answers ? other : undefined;
}

/** True if the ping succeeds within this time; false as soon as it fails, or at the end of the time. */
function succeedsWithin(isOnline: Promise<boolean>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    isOnline.then((isFound) => {
      clearTimeout(timer);
      resolve(isFound);
    });
  });
}

async function answersAsJava(
  host: string,
  port: number,
  virtualHost: string,
  { connect, budget }: OtherEditionDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  const short = {
    ...budget,
    connectMs: budget.otherMs,
    firstByteMs: budget.otherMs,
    answerMs: budget.otherMs,
    pongMs: 0,
  };
  const target = { host, port, virtualHost, virtualPort: port };
  const answer = await pingModern(connect, target, short, signal);
  return answer.ok && answer.value.kind === 'status';
}

async function answersAsBedrock(
  host: string,
  port: number,
  { createSocket, budget }: OtherEditionDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  const short = {
    ...budget,
    bedrockMs: budget.otherMs,
    bedrockSendsMs: [0, Math.round(budget.otherMs * 0.4)],
  };
  return (await pingBedrock(createSocket, { host, port }, short, signal)).ok;
}
