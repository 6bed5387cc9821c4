import type { Price } from '@fucina/api-contract';
import type { Picture } from '@fucina/skin-model';
import { z } from 'zod';

/** A tool for programs: no call changes anything. */
export interface ToolFunction {
  readonly name: string;
  readonly title: string;
  /** For whoever decides whether to call it. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** What a call costs at most, besides what it asks of others. */
  readonly price: Price;
  /** Asks other hosts; the rest is computed. */
  readonly isOpenWorld: boolean;
  /** Checks the input itself. All that is computed is done by `compute`, so that whoever calls can pay for it. */
  readonly call: (input: unknown, compute?: Compute) => Promise<ToolResult>;
}

/** How a call computes. */
export interface Compute {
  /** Does something at once, and may look at the clock before and after. */
  readonly now: <Value>(work: () => Value) => Value;
  /** The same for what comes after a wait: many calls may have waited for one answer. */
  readonly afterWait: <Value>(work: () => Value) => Promise<Value>;
}

export type ToolResult<Value = Readonly<Record<string, unknown>>> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly picture?: Picture;
    }
  | { readonly ok: false; readonly error: ToolError };

/** A code for programs, and a sentence that says what to do next; more fields are facts, such as the maximum of a range. */
export interface ToolError {
  readonly code: string;
  readonly message: string;
  readonly [fact: string]: unknown;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject, Asked> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly price: Price;
  readonly isOpenWorld?: boolean;
  /** What has to be waited for: answers of others, and code that is loaded. */
  readonly ask?: (input: z.output<Input>) => Promise<ToolResult<Asked>>;
  /** What is computed. It waits for nothing, so its time is that of this call alone. */
  readonly run: (input: z.output<Input>, asked: Asked) => ToolResult<z.input<Output>>;
}

/** A tool that waits for nothing has no `ask`. */
type Unasked<Asked> = [Asked] extends [undefined] ? unknown : { readonly ask: unknown };

export function defineToolFunction<
  Input extends z.ZodObject,
  Output extends z.ZodObject,
  Asked = undefined,
>({
  ask,
  run,
  isOpenWorld = false,
  ...facts
}: Definition<Input, Output, Asked> & Unasked<Asked>): ToolFunction {
  return {
    ...facts,
    isOpenWorld,
    async call(given, compute = AT_ONCE) {
      const read = compute.now(() => facts.input.safeParse(given));
      if (!read.success) {
        return refuse({ code: 'bad-input', message: z.prettifyError(read.error).slice(0, 500) });
      }
      if (ask === undefined) return compute.now(() => run(read.data, undefined as Asked)); // as `Unasked` says
      const asked = await ask(read.data);
      if (!asked.ok) return asked;
      return compute.afterWait(() => run(read.data, asked.value));
    },
  };
}

const AT_ONCE: Compute = { now: (work) => work(), afterWait: async (work) => work() };

export function refuse(error: ToolError): { readonly ok: false; readonly error: ToolError } {
  return { ok: false, error };
}
