// A name server on loopback that answers as a test says, and counts what it was asked.
import { createSocket } from 'node:dgram';
import { type Answer, decode, encode } from 'dns-packet';

type Record = 'A' | 'AAAA' | 'SRV' | 'CNAME' | 'NS';
/** Records, an error of the name server, or no answer at all. */
export type StubAnswer = readonly Answer[] | 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'silence';

export interface DnsStub {
  /** `address:port` */
  readonly server: string;
  /** `type name` of every question. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const ERRORS = { SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };

export async function startDnsStub(
  answer: (type: Record, name: string, times: number) => StubAnswer,
): Promise<DnsStub> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (bytes, from) => {
    const query = decode(bytes);
    const question = query.questions?.[0];
    if (!question) return;
    const key = `${question.type} ${question.name.toLowerCase()}`;
    asked.push(key);
    const times = asked.filter((other) => other === key).length;
    const answers = answer(question.type as Record, question.name.toLowerCase(), times);
    if (answers === 'silence') return;
    const reply = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: typeof answers === 'string' ? 0x8180 | ERRORS[answers] : 0x8180,
      questions: [question],
      answers: typeof answers === 'string' ? [] : [...answers],
    });
    socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
