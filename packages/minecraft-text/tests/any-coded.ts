import { fc } from '@fast-check/vitest';

const unit = fc.oneof(
  fc.constantFrom(...'0123456789abcdefklmnorABCKLMNORxzX'.split('').map((letter) => `&${letter}`)),
  fc.constantFrom('&#ff8800', '&x&f&f&8&8&0&0', '§c', '§l', '§r', '&', '§', '#'),
  fc.constantFrom('<', '>', '\\', "'", '"', '/', ':', '!', '\n', ' ', 'a', 'b', 'red', '🎉'),
  fc.constantFrom('<red>', '</b>', '<player>', '<3', "<hover:show_text:'x'>", '<reset>', '<#'),
);

/** A text with codes, tags and what looks like them. */
export const anyCoded = fc.array(unit, { maxLength: 24 }).map((parts) => parts.join(''));
