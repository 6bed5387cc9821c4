/**
 * What threads do: made once in each of them from what all parts share, it then takes part after part. What goes in and
 * comes out can be sent to another thread.
 */
export const TASKS = {
  convert: async () => (await import('./config/convert-part.ts')).createPartConversion,
  check: async () => (await import('./check/check-part.ts')).createPartCheck,
} as const;

export type TaskName = keyof typeof TASKS;
type Create<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;
type Task<Name extends TaskName> = Awaited<ReturnType<Create<Name>>>;
export type SharedOf<Name extends TaskName> = Parameters<Create<Name>>[0];
export type PartOf<Name extends TaskName> = Parameters<Task<Name>>[0];
export type ResultOf<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>;

/** What a thread is started with. */
export interface ThreadData<Name extends TaskName> {
  readonly task: Name;
  readonly shared: SharedOf<Name>;
}

/** What a thread answers. */
export type Answer<Name extends TaskName> =
  | { readonly ok: true; readonly result: ResultOf<Name> }
  /** `exitCode`: of an error that is told in words of ours. */
  | { readonly ok: false; readonly message: string; readonly exitCode: number | undefined };
