import type { StoreCalls } from '../calls.ts';
import type { OpenError } from './database.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly folder: string;
  readonly mayChange: boolean;
}

export interface ThreadCall {
  readonly id: number;
  readonly call: 'close' | { readonly name: keyof StoreCalls; readonly given: readonly unknown[] };
}

export type ThreadAnswer =
  | { readonly opened: { readonly ok: true } | { readonly ok: false; readonly error: OpenError } }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: unknown };
