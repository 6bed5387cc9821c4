import { OpenQuestions } from '../../../tool/worker-questions.ts';
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

export function createStudioEngine(
  { onEvent, onLost }: EngineListener,
  worker: WorkerLike = startWorker(),
): StudioEngine {
  const questions = new OpenQuestions<StudioQuestion>();
  let file: number | undefined;
  let isIdle = true;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function listen() {
    clearTimeout(silence);
    if (!isIdle || questions.first !== undefined) silence = setTimeout(lose, MAX_SILENCE_MS);
  }

  function close() {
    clearTimeout(silence);
    worker.terminate();
    questions.failAll('the worker was stopped');
  }

  function lose() {
    const asked = questions.first;
    close();
    onLost(file ?? (asked && fileOf(asked)));
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
      questions.take(data);
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
      return questions.ask(question, (asked) => {
        worker.postMessage(asked, { transfer: handedOver(question) });
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

/** Bytes that are not copied: a page with thousands of files would freeze meanwhile. */
function handedOver(question: StudioQuestion): ArrayBuffer[] {
  if (question.kind !== 'zip') return [];
  return question.files.flatMap(({ content }) =>
    content instanceof Blob ? [] : content.map(({ buffer }) => buffer),
  );
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./studio-worker.ts', import.meta.url), { type: 'module' });
}
