import type { Picture } from '@fucina/skin-model';
import { type AskedWorker, OpenQuestions, type WorkerAnswer } from '../../tool/worker-questions.ts';
import type { Finish } from './finish.ts';
import type { IconBase, MadeIcon, Orientation, SourceFacts } from './icon-work.ts';

export type IconQuestion =
  | { readonly kind: 'open'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'orient'; readonly orientation: Orientation }
  | { readonly kind: 'make'; readonly base: IconBase; readonly finish: Finish }
  | { readonly kind: 'read'; readonly file: Uint8Array<ArrayBuffer> };

/** The work of an icon, done in a worker. Promises are rejected when it fails or cannot be started. */
export interface IconEngine {
  /** The bitmap is given away. */
  readonly open: (bitmap: ImageBitmap) => Promise<SourceFacts>;
  readonly orient: (orientation: Orientation) => Promise<SourceFacts>;
  /** Undefined when something newer was asked for meanwhile: a dragged frame asks faster than icons are made. */
  readonly make: (base: IconBase, finish: Finish) => Promise<MadeIcon | undefined>;
  readonly read: (file: Uint8Array<ArrayBuffer>) => Promise<Picture | undefined>;
  readonly close: () => void;
}

/** The part of a worker that the engine needs. */
export interface WorkerLike {
  postMessage(message: AskedWorker<IconQuestion>, transfer: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: { readonly data: WorkerAnswer }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

export function createIconEngine(worker: WorkerLike = startWorker()): IconEngine {
  const questions = new OpenQuestions<IconQuestion>();
  worker.addEventListener('message', ({ data }) => questions.take(data));
  worker.addEventListener('error', () => questions.failAll('the worker failed'));

  function ask<Value>(question: IconQuestion, transfer: Transferable[] = []): Promise<Value> {
    return questions.ask(question, (asked) => worker.postMessage(asked, transfer));
  }

  return {
    open: (bitmap) => ask({ kind: 'open', bitmap }, [bitmap]),
    orient: (orientation) => ask({ kind: 'orient', orientation }),
    make: newestOnly((base: IconBase, finish: Finish) =>
      ask<MadeIcon>({ kind: 'make', base, finish }),
    ),
    read: (file) => ask({ kind: 'read', file }),
    close: () => worker.terminate(),
  };
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./icon-worker.ts', import.meta.url), { type: 'module' });
}

/** While one call runs, only the newest of those made meanwhile waits; the others resolve to undefined. */
function newestOnly<Arguments extends readonly unknown[], Value>(
  run: (...given: Arguments) => Promise<Value>,
): (...given: Arguments) => Promise<Value | undefined> {
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;
  return (...given) => {
    newest += 1;
    const own = newest;
    const result = running.then(() => (own === newest ? run(...given) : undefined));
    running = result.catch(() => undefined);
    return result;
  };
}
