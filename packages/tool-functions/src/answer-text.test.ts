import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { answerText } from './answer-text.ts';
import { TOOL_LIMITS } from './limits.ts';

/** As it is sent: the value, and the same once more as a text. */
function sentBytes(value: unknown): number {
  const content = [{ type: 'text', text: JSON.stringify(value) }];
  return new TextEncoder().encode(JSON.stringify({ content, structuredContent: value })).length;
}

const letters = fc.constantFrom('a', '"', '\\', 'é', '漢', '🎉', '\n', '\u2028', '\ud800', '\x7f');

test.prop([fc.array(letters, { minLength: 1, maxLength: 6 }), fc.nat({ max: 400 })])(
  'whatever is in it, an answer has at most 256 KB, and is refused only when it nearly has',
  (unit, tenths) => {
    const text = unit.join('').repeat((tenths * 100) / unit.length);
    const value = { text };
    const written = answerText(value);
    if (written.ok) expect(sentBytes(value)).toBeLessThanOrEqual(TOOL_LIMITS.answerBytes);
    else expect(sentBytes(value)).toBeGreaterThan(TOOL_LIMITS.answerBytes - 500);
  },
);
