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
  /** Checks the input itself. */
  readonly call: (input: unknown) => Promise<ToolResult>;
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

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly price: Price;
  readonly isOpenWorld?: boolean;
  readonly run: (
    input: z.output<Input>,
  ) => ToolResult<z.input<Output>> | Promise<ToolResult<z.input<Output>>>;
}

export function defineToolFunction<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  isOpenWorld = false,
  ...facts
}: Definition<Input, Output>): ToolFunction {
  return {
    ...facts,
    isOpenWorld,
    async call(given) {
      const read = facts.input.safeParse(given);
      if (read.success) return run(read.data);
      return refuse({ code: 'bad-input', message: z.prettifyError(read.error).slice(0, 500) });
    },
  };
}

export function refuse(error: ToolError): { readonly ok: false; readonly error: ToolError } {
  return { ok: false, error };
}
