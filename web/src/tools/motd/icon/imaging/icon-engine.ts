import type { Picture } from '@fucina/skin-model';
import type { Finish } from './finish.ts';
import type { IconBase, MadeIcon, Orientation, SourceFacts } from './icon-work.ts';

type Question =
  | { readonly kind: 'open'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'orient'; readonly orientation: Orientation }
  | { readonly kind: 'make'; readonly base: IconBase; readonly finish: Finish }
  | { readonly kind: 'read'; readonly file: Uint8Array<ArrayBuffer> };

export type WorkerQuestion = Question & { readonly id: number };

export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

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
  postMessage(message: WorkerQuestion, transfer: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: { readonly data: WorkerAnswer }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

export function createIconEngine(worker: WorkerLike = startWorker()): IconEngine {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.value);
    else asked?.reject(new Error(data.message));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
    waiting.clear();
  });

  function ask<Value>(question: Question, transfer: Transferable[] = []): Promise<Value> {
    lastId += 1;
    const id = lastId;
    return new Promise<Value>((resolve, reject) => {
      // Each kind of question has one type of answer: see `icon-worker.ts`.
      waiting.set(id, { resolve: (value) => resolve(value as Value), reject });
      worker.postMessage({ ...question, id }, transfer);
    });
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
