// A name server on loopback that answers as a test says, and counts what it was asked.
import {
  type NameServer,
  type NameServerAnswer,
  type RecordType,
  startNameServer,
} from './name-server.ts';

export interface DnsStub extends NameServer {
  /** `type name` of every question. */
  readonly asked: readonly string[];
}

export async function startDnsStub(
  answer: (type: RecordType, name: string, times: number) => NameServerAnswer,
): Promise<DnsStub> {
  const asked: string[] = [];
  const nameServer = await startNameServer((type, name) => {
    const key = `${type} ${name}`;
    asked.push(key);
    return answer(type, name, asked.filter((other) => other === key).length);
  });
  return { ...nameServer, asked };
}
