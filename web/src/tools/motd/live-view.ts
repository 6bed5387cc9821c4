import type { StatusAnswer } from '@fucina/api-contract';
import type { Refusal } from '../../api/ask.ts';

export type LiveView =
  | { readonly kind: 'idle' | 'asking' | 'failed' }
  | { readonly kind: 'offline'; readonly status: StatusAnswer }
  /** With the one that is probably meant, if known. */
  | { readonly kind: 'no-address'; readonly suggestion: string | undefined }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'online';
      readonly status: StatusAnswer;
      /** In its shortest spelling. */
      readonly address: string;
    };
