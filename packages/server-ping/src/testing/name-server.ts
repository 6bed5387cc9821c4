// A name server on loopback.
import { createSocket } from 'node:dgram';
import { type Answer, decode, encode, type Packet } from 'dns-packet';

export type RecordType = 'A' | 'AAAA' | 'SRV' | 'CNAME' | 'NS';
/** Records, an error of the name server, or no answer at all. */
export type NameServerAnswer = readonly Answer[] | 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'silence';

export interface NameServer {
  /** `address:port` */
  readonly server: string;
  readonly close: () => Promise<void>;
}

const ANSWER_FLAGS = 0x8180;
const ERRORS = { SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };

/** Names are asked in lower case. */
export async function startNameServer(
  answer: (type: RecordType, name: string) => NameServerAnswer,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (bytes, from) => {
    const query = readQuery(bytes);
    const question = query?.questions?.[0];
    if (question === undefined) return;
    const answers = answer(question.type as RecordType, question.name.toLowerCase());
    if (answers === 'silence') return;
    const reply = encode({
      type: 'response',
      id: query?.id ?? 0,
      flags: typeof answers === 'string' ? ANSWER_FLAGS | ERRORS[answers] : ANSWER_FLAGS,
      questions: [question],
      answers: typeof answers === 'string' ? [] : [...answers],
    });
    socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Another program's datagram may reach a port that it had before. */
function readQuery(bytes: Buffer): Packet | undefined {
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}
