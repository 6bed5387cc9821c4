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
  /**
   * The worker was stopped, because it failed or said nothing for a long time. It was working on this file; undefined if
   * it was on none, or on several.
   */
  readonly onLost: (file: number | undefined) => void;
}

/** The part of a worker that the engine needs. */
export interface WorkerLike {
  postMessage(message: ToWorker, options?: StructuredSerializeOptions): void;
  addEventListener(type: 'message', listen: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

/** No slice of work takes this long, but for files that are made to. */
const MAX_SILENCE_MS = 15_000;

interface Waiting {
  /** What the question is about. */
  readonly file: number | undefined;
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
    const [asked] = waiting.values();
    close();
    onLost(file ?? asked?.file);
  }

  worker.addEventListener('message', ({ data }) => {
    if ('events' in data) {
      for (const event of data.events) {
        isIdle = event.kind === 'idle';
        if (isIdle) file = undefined;
        else if (event.kind === 'begin') file = event.file;
        onEvent(event);
      }
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
        const answer = resolve as (value: unknown) => void;
        waiting.set(id, { file: fileOf(question), resolve: answer, reject });
        worker.postMessage({ id, question }, { transfer: handedOver(question) });
        listen();
      });
    },
    close,
  };
}

/** The only file that a question is about. */
function fileOf(question: StudioQuestion): number | undefined {
  switch (question.kind) {
    case 'details':
      return question.of.file;
    case 'fix':
    case 'write':
      return question.file;
    case 'looks':
    case 'components': {
      const [first] = question.texts;
      return question.texts.every(({ file }) => file === first?.file) ? first?.file : undefined;
    }
    case 'unzip':
    case 'unzip-one':
    case 'zip':
      return undefined;
  }
}

/** Bytes that are not copied: a page with thousands of files would stand still meanwhile. */
function handedOver(question: StudioQuestion): ArrayBuffer[] {
  if (question.kind !== 'zip') return [];
  return question.files.flatMap(({ content }) =>
    content instanceof Blob ? [] : content.map(({ buffer }) => buffer),
  );
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./studio-worker.ts', import.meta.url), { type: 'module' });
}
