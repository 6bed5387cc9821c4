import { createServer, type Socket } from 'node:net';
import { vi } from 'vitest';

/**
 * The few commands of Redis that we send, answered over a socket from this process: tests that hold it or make it
 * refuse at an exact moment need no program. `redis-server.ts` starts the real one.
 */
export interface InProcessRedis {
  readonly url: string;
  /** What it holds; tests may put anything in. */
  readonly entries: Map<string, string>;
  /** The commands that came in, in capital letters. */
  readonly received: readonly string[];
  /** Keeps connections open and answers nothing, until it is thawed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Every write from now on is answered with this error; undefined: they succeed again. */
  readonly refuseWrites: (error: string | undefined) => void;
  /** Sends a message to everybody who subscribed to the channel. */
  readonly tell: (channel: string, message: string) => void;
  /** Closes the connections and the port; `start` opens the same port again. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const WRITES = new Set(['SET', 'UNLINK', 'EVAL', 'EVALSHA', 'PUBLISH']);

export async function startInProcessRedis(): Promise<InProcessRedis> {
  const entries = new Map<string, string>();
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const subscribers = new Map<string, Set<Socket>>();
  let held: (() => void)[] | undefined;
  let refusal: string | undefined;
  let port = 0;

  const tell = (channel: string, message: string) => {
    for (const socket of subscribers.get(channel) ?? []) {
      socket.write(list([bulk('message'), bulk(channel), bulk(message)]));
    }
  };

  const answer = (words: readonly string[], socket: Socket): string => {
    const [name = '', first = '', second = '', third = ''] = words;
    if (refusal !== undefined && WRITES.has(name)) return `-${refusal}\r\n`;
    switch (name) {
      case 'GET':
        return bulk(entries.get(first));
      case 'GETRANGE':
        return bulk(entries.get(first)?.slice(Number(second), Number(third) + 1) ?? '');
      case 'SET':
        if (!['', 'PX'].includes(third)) return '-ERR syntax error\r\n';
        entries.set(first, second);
        return '+OK\r\n';
      case 'UNLINK':
        return number(entries.delete(first) ? 1 : 0);
      case 'PUBLISH':
        tell(first, second);
        return number(subscribers.get(first)?.size ?? 0);
      case 'SUBSCRIBE':
        subscribers.set(first, (subscribers.get(first) ?? new Set()).add(socket));
        return list([bulk('subscribe'), bulk(first), number(1)]);
      // The script of the limits: it adds points to a count and says how long the count lives.
      case 'EVAL':
      case 'EVALSHA': {
        const [points = '0', lifeS = '0'] = words.slice(4);
        const count = Number(entries.get(third) ?? 0) + Number(points);
        entries.set(third, String(count));
        return list([number(count), number(Number(lifeS) * 1000)]);
      }
      case 'INFO':
        return bulk('loading:0\r\n');
      default:
        return '+OK\r\n';
    }
  };

  const server = createServer({ noDelay: true }, (socket) => {
    let waiting = '';
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const listening of subscribers.values()) listening.delete(socket);
    });
    socket.on('error', () => socket.destroy());
    // One character is one byte, so that lengths are right.
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      waiting += String(text);
      for (let read = readCommand(waiting); read !== undefined; read = readCommand(waiting)) {
        const [name = '', ...words] = read.words;
        waiting = waiting.slice(read.length);
        received.push(name.toUpperCase());
        const command = [name.toUpperCase(), ...words];
        const reply = () => socket.write(answer(command, socket), 'latin1');
        if (held) held.push(reply);
        else reply();
      }
    });
  });

  const start = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    port = address.port;
  };
  await start();

  return {
    url: `redis://127.0.0.1:${port}`,
    entries,
    received,
    freeze: () => {
      held ??= [];
    },
    thaw() {
      const replies = held ?? [];
      held = undefined;
      for (const reply of replies) reply();
    },
    refuseWrites: (error) => {
      refusal = error;
    },
    tell,
    async stop() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
    start,
  };
}

/** Lets sockets be read, and the faked time pass by `stepMs` in between, until it is true. */
export async function until(isTrue: () => boolean, stepMs = 0): Promise<void> {
  for (let step = 0; !isTrue(); step += 1) {
    if (step === 1000) throw new Error('it never became true');
    vi.advanceTimersByTime(stepMs);
    await socketsRead();
  }
}

export async function socketsRead(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A command is a list of texts with their lengths: `*2\r\n$3\r\nGET\r\n$1\r\nk\r\n`. */
function readCommand(text: string): { words: readonly string[]; length: number } | undefined {
  const count = /^\*(\d+)\r\n/.exec(text);
  if (count === null) return undefined;
  const words: string[] = [];
  let at = count[0].length;
  while (words.length < Number(count[1])) {
    const head = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20));
    if (head === null) return undefined;
    const start = at + head[0].length;
    at = start + Number(head[1]) + '\r\n'.length;
    if (text.length < at) return undefined;
    words.push(text.slice(start, at - '\r\n'.length));
  }
  return { words, length: at };
}

function bulk(text: string | undefined): string {
  return text === undefined ? '$-1\r\n' : `$${text.length}\r\n${text}\r\n`;
}

function number(value: number): string {
  return `:${value}\r\n`;
}

function list(parts: readonly string[]): string {
  return `*${parts.length}\r\n${parts.join('')}`;
}
