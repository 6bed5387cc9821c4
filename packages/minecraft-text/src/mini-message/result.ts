import type { Component } from '../component/component.ts';
import type { MessageError, MiniMessageError } from './errors.ts';

export type MiniMessageResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MiniMessageError };

/** Before its error has a line and a column. */
export type BuildResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MessageError };
