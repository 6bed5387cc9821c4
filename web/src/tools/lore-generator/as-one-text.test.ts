import { expect, test } from 'vitest';
import { asOneText } from './as-one-text.ts';

test.each([
  [['<red>Sword</red>', '', 'plain'], '<red>Sword</red>\n\nplain'],
  [['<red>Sword', 'plain', '<b>bold'], '<red>Sword<reset>\nplain\n<b>bold<reset>'],
  [['§cSword', 'x'], '<red>Sword</red>\nx'],
  [['back\\', '<red>x</red>'], 'back\\\n<red>x</red>'],
])('%j', (texts, expected) => expect(asOneText(texts)).toBe(expected));
