import type {
  FromWorker,
  StudioAnswers,
  StudioEvent,
  StudioQuestion,
  StudioTask,
  ToWorker,
} from './protocol.ts';

/** The work of the studio, done in a worker. */
export interface StudioEngine {
  readonly take: (task: StudioTask) => void;
  /** Rejected when it fails, or when the worker is stopped. */
  readonly ask: <Kind extends StudioQuestion['kind']>(
    question: Extract<StudioQuestion, { readonly kind: Kind }>,
  ) => Promise<StudioAnswers[Kind]>;
  readonly close: () => void;
}

export interface EngineListener {
  readonly onEvent: (event: StudioEvent) => void;
  /** The worker was stopped, because it failed or said nothing for a long time while it worked on this file. */
  readonly onLost: (file: number | undefined) => void;
}

/** The part of a worker that the engine needs. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listen: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

/** No slice of work takes this long, but for files that are made to. */
const MAX_SILENCE_MS = 15_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

export function createStudioEngine(
  { onEvent, onLost }: EngineListener,
  worker: WorkerLike = startWorker(),
): StudioEngine {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let file: number | undefined;
  let isIdle = true;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function listen() {
    clearTimeout(silence);
    if (!isIdle || waiting.size > 0) silence = setTimeout(lose, MAX_SILENCE_MS);
  }

  function close() {
    clearTimeout(silence);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('the worker was stopped'));
    waiting.clear();
  }

  function lose() {
    close();
    onLost(file);
  }

  worker.addEventListener('message', ({ data }) => {
    if ('event' in data) {
      if (data.event.kind === 'begin') file = data.event.file;
      isIdle = data.event.kind === 'idle';
      onEvent(data.event);
    } else {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data.value);
      else asked?.reject(new Error(data.message));
    }
    listen();
  });
  worker.addEventListener('error', lose);

  return {
    take(task) {
      isIdle = false;
      worker.postMessage({ task });
      listen();
    },
    ask(question) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        // Each kind of question has one type of answer: `StudioAnswers`.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id, question });
        listen();
      });
    },
    close,
  };
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./studio-worker.ts', import.meta.url), { type: 'module' });
}
