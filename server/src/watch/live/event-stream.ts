/** An answer that goes on: server-sent events. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly send: (event: string, data: string) => void;
  /** Shows proxies and the other side that somebody is there. */
  readonly keep: () => void;
  readonly end: () => void;
}

/** Whoever has not read so much gets no more. */
const MAX_UNREAD_BYTES = 16 * 1024;
const RETRY = 'retry: 10000\n\n';

/** `onEnd` is called once: by `end`, or when the other side has gone. */
export function createEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let opening = RETRY;

  function end(): void {
    if (controller === undefined) return;
    controller.close();
    controller = undefined;
    onEnd();
  }

  function write(text: string): void {
    if (controller === undefined) return;
    controller.enqueue(encoder.encode(opening + text));
    opening = '';
    if ((controller.desiredSize ?? 0) <= 0) end();
  }

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(given) {
        controller = given;
      },
      cancel() {
        controller = undefined;
        onEnd();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }),
  );
  return {
    body,
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    keep: () => write(': keep\n\n'),
    end,
  };
}
