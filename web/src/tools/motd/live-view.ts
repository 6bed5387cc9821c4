import type { StatusAnswer } from '@fucina/api-contract';
import type { Refusal } from '../../api/ask.ts';

export type LiveView =
  | { readonly kind: 'idle' | 'asking' | 'no-address' | 'failed' | 'offline' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'online';
      readonly status: StatusAnswer;
      /** In its shortest spelling. */
      readonly address: string;
    };
