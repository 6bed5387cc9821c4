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
  /** Checks the input itself. All that is computed happens in `timed`, so that whoever calls can pay for it. */
  readonly call: (input: unknown, timed?: Timed) => Promise<ToolResult>;
}

/** Does something at once, and may look at the clock before and after. */
export type Timed = <Value>(work: () => Value) => Value;

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
    async call(given, timed = atOnce) {
      const read = timed(() => facts.input.safeParse(given));
      if (!read.success) {
        return refuse({ code: 'bad-input', message: z.prettifyError(read.error).slice(0, 500) });
      }
      const asked = await ask?.(read.data);
      if (asked?.ok === false) return asked;
      return timed(() => run(read.data, asked?.value as Asked)); // undefined only where `ask` is
    },
  };
}

const atOnce: Timed = (work) => work();

export function refuse(error: ToolError): { readonly ok: false; readonly error: ToolError } {
  return { ok: false, error };
}
