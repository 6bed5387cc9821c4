import { PassThrough, type Readable, type Writable } from 'node:stream';
import { isJSONRPCNotification, isJSONRPCRequest } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

type Received = NonNullable<StdioServerTransport['onmessage']>;
type Message = Parameters<Received>[0];

/** Standard input and output, where the end of the input waits until every request has its answer. */
export class PatientStdio extends StdioServerTransport {
  readonly #input: PassThrough;
  readonly #unanswered = new Set<unknown>();
  #isEnding = false;

  constructor(stdin: Readable, stdout: Writable) {
    const input = new PassThrough();
    super(input, stdout);
    this.#input = input;
    stdin.pipe(input, { end: false });
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => this.#endSoon());
  }

  override async start(): Promise<void> {
    const receive = this.onmessage;
    this.onmessage = (message) => {
      this.#note(message);
      receive?.(message);
    };
    await super.start();
    this.#input.on('data', () => this.#endIfAnswered());
  }

  override async send(message: Message): Promise<void> {
    try {
      await super.send(message);
    } finally {
      if (!('method' in message)) this.#unanswered.delete(message.id);
      this.#endIfAnswered();
    }
  }

  #note(message: Message): void {
    if (isJSONRPCRequest(message)) this.#unanswered.add(message.id);
    // A request that is called off gets no answer.
    const isCancelled =
      isJSONRPCNotification(message) && message.method === 'notifications/cancelled';
    if (isCancelled) this.#unanswered.delete(message.params?.requestId);
  }

  #endSoon(): void {
    this.#isEnding = true;
    this.#endIfAnswered();
  }

  /** What is written but not yet read may hold requests. */
  #endIfAnswered(): void {
    const isRead = this.#input.readableLength === 0;
    if (this.#isEnding && isRead && this.#unanswered.size === 0) this.#input.end();
  }
}
