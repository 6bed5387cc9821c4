import type { Component } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { detectFormat } from './detect-format.ts';

export type LeftoverFormat = (typeof WITH_CODES)[number];

const WITH_CODES = ['mini-message', 'legacy-ampersand', 'legacy-section', 'legacy-hex'] as const;

/**
 * Another notation whose tags or codes are letters of a text: `&c` in what was read as MiniMessage. `format` is what it
 * was read as, also a notation that is not among ours.
 */
export function leftoverFormat(read: Component, format: string): LeftoverFormat | undefined {
  const found = detectFormat(toPlain(read));
  return format === 'plain' || found === format
    ? undefined
    : WITH_CODES.find((each) => each === found);
}
