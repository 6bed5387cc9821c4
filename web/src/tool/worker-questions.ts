export interface AskedWorker<Question> {
  readonly id: number;
  readonly question: Question;
}

export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

interface Open<Question> {
  readonly question: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** On the side of the page: questions that a worker has not answered yet. */
export class OpenQuestions<Question> {
  readonly #open = new Map<number, Open<Question>>();
  #lastId = 0;

  /** Which type of answer a question has is what the worker's protocol says. */
  ask<Value>(question: Question, send: (asked: AskedWorker<Question>) => void): Promise<Value> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<Value>((resolve, reject) => {
      this.#open.set(id, { question, resolve: (value) => resolve(value as Value), reject });
      send({ id, question });
    });
  }

  take(answer: WorkerAnswer): void {
    const asked = this.#open.get(answer.id);
    this.#open.delete(answer.id);
    if (answer.ok) asked?.resolve(answer.value);
    else asked?.reject(new Error(answer.message));
  }

  failAll(message: string): void {
    for (const { reject } of this.#open.values()) reject(new Error(message));
    this.#open.clear();
  }

  /** The one that waits longest. */
  get first(): Question | undefined {
    const [first] = this.#open.values();
    return first?.question;
  }
}

/** On the side of the worker. */
export async function answerAsked<Question>(
  { id, question }: AskedWorker<Question>,
  answer: (question: Question) => unknown,
): Promise<WorkerAnswer> {
  try {
    return { id, ok: true, value: await answer(question) };
  } catch (thrown) {
    return { id, ok: false, message: String(thrown) };
  }
}
