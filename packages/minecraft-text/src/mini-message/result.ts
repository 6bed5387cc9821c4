import type { Component } from '../component/component.ts';
import type { MiniMessageError } from './errors.ts';

export type MiniMessageResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MiniMessageError };
