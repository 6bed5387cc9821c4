import { type Component, createText } from '../component/component.ts';
import { readJsonText } from '../json/read-json-text.ts';
import { readSnbt, type SnbtResult } from '../json/read-snbt.ts';
import type { JsonReadLoss } from '../json/reading.ts';
import {
  type LegacyReadLoss,
  type LegacyReadOptions,
  type LegacyResult,
  readLegacy,
} from '../legacy/read-legacy.ts';
import { type MiniMessageResult, readMiniMessage } from '../mini-message/index.ts';
import { detectFormat, type TextFormat } from './detect-format.ts';

export type AnyResult =
  | {
      readonly ok: true;
      readonly value: Component;
      readonly format: TextFormat;
      /** What is not in the value. MiniMessage keeps what it does not understand as text; see `diagnoseMiniMessage`. */
      readonly losses: readonly (JsonReadLoss | LegacyReadLoss)[];
    }
  | {
      readonly ok: false;
      readonly format: TextFormat;
      readonly error:
        | Extract<MiniMessageResult, { ok: false }>['error']
        | Extract<LegacyResult, { ok: false }>['error']
        | Extract<SnbtResult, { ok: false }>['error']
        /** A command holds several texts: `@fucina/minecraft-item` reads it. */
        | { readonly code: 'is-command' };
    };

interface Read {
  readonly value: Component;
  readonly losses?: readonly (JsonReadLoss | LegacyReadLoss)[];
}

/** A code that Java Edition does not have. */
const OF_BEDROCK = /§[g-jpqs-v]/i;

/** Reads pasted text in the given format, or else in the most likely one. */
export function readAny(text: string, format: TextFormat = detectFormat(text)): AnyResult {
  const result = readAs(text, format);
  if (!result.ok) return { ok: false, error: result.error, format };
  const { value, losses = [] }: Read = result;
  return { ok: true, value, format, losses };
}

function readAs(text: string, format: TextFormat) {
  const legacy = (options: LegacyReadOptions) => readLegacy(text, options);
  switch (format) {
    case 'plain':
      return { ok: true, value: createText(text) } as const;
    case 'mini-message':
      return readMiniMessage(text);
    case 'legacy-ampersand':
    case 'legacy-hex':
      return legacy({});
    case 'legacy-section':
      return legacy({ char: '§', edition: OF_BEDROCK.test(text) ? 'bedrock' : 'java' });
    case 'legacy-bare-hex':
      return legacy({ hex: 'bare' });
    case 'json':
      return readJsonText(text);
    case 'snbt':
      return readSnbt(text);
    case 'give-command':
      return { ok: false, error: { code: 'is-command' } } as const;
  }
}
