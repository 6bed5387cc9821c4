// Every conversion that is called the same, judged by readers that took no part in it. `FUZZ_RUNS` sets how many.
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { toRuns } from '@fucina/minecraft-text/component';
import { readLegacy } from '@fucina/minecraft-text/legacy';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { readMiniMessage } from '@fucina/minecraft-text/mini-message';
import { expect, test } from 'vitest';
import { findProfile, PROFILES } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertText } from './convert.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 3000);

const profileOf = (id: string): Profile => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return profile;
};
const generic = profileOf('generic');

const code = fc.constantFrom(...'0123456789abcdefklmnorxzABCFKLOR'.split(''));
const piece = fc.oneof(
  code.map((letter) => `&${letter}`),
  code.map((letter) => `§${letter}`),
  fc.constantFrom('&#ff8800', '&#FFAA00', '&x&f&f&8&8&0&0', '&{HEX:f80}', '#00ff00', '{#0000ff}'),
  fc.constantFrom('<', '>', '/', '\\', "'", '"', ':', '!', '&', '§', '#', '%', '{', '}', '\n'),
  fc.constantFrom('a', 'b', ' ', 'red', 'Hi ', '🎉', '{0}', '{player}', '%name%', "''"),
  fc.constantFrom('<red>', '</red>', '</b>', '<reset>', '<player>', '<3', '<#ff8800>', '<b/>'),
  fc.constantFrom("<hover:show_text:'", '<click:', '<gradient:red:blue>', '</gradient>'),
  fc.constantFrom('<#FF0000>', '</#0000ff>', '{#ff0000>}', '{#0000ff<}', 'https://a.it/?b=1&c=2'),
);
const anyText = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
const anyStyle = fc.constantFrom('open', 'closed');

/** Each visible character with its color and decorations; how a line break looks does not matter. */
function looks(component: Parameters<typeof toRuns>[0]): string {
  return toRuns(component)
    .flatMap((run) => {
      const { color, bold, italic, underlined, strikethrough, obfuscated } = run;
      const style = [color, bold, italic, underlined, strikethrough, obfuscated].map(
        (value) => value || '',
      );
      return Array.from('text' in run ? (run.text ?? '') : '', (char) =>
        char === '\n' ? char : `${char} ${style}`,
      );
    })
    .join('|');
}

test('a text with & and § codes looks the same, or is called unsure', () => {
  fc.assert(
    fc.property(anyText, anyStyle, (text, style) => {
      const { value, state, proof } = convertText(text, { profile: generic, style });
      fc.pre(value !== text && !text.includes('?b=1&c=2'));
      // Only doubts of other kinds make it unsure: a way to write it the same is always found.
      expect(proof?.alone.same).toBe(true);
      const before = readLegacy(text, { hex: 'coded' });
      const after = readMiniMessage(value);
      expect(state).not.toBe('refused');
      expect(after.ok && looks(after.value)).toBe(before.ok && looks(before.value));
    }),
    { numRuns: RUNS },
  );
});

test('an address that is made clickable looks as before', () => {
  const address = fc.constantFrom(
    'https://a.it/?b=1&c=2',
    'example.org',
    'play.a.net/x?b',
    'a.it.',
  );
  const text = fc.tuple(anyText, address, anyText).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, anyStyle, (text, style) => {
      const { value, alternatives } = convertText(text, { profile: generic, style });
      const linked = alternatives.find(({ code }) => code === 'link')?.value;
      fc.pre(linked !== undefined);
      const before = readMiniMessage(value);
      const after = readMiniMessage(linked ?? '');
      expect(after.ok && looks(after.value)).toBe(before.ok && looks(before.value));
    }),
    { numRuns: RUNS },
  );
});

test('edits lead to the value, for every profile, and a second conversion changes nothing', () => {
  const options = fc.record({
    profile: fc.constantFrom(...PROFILES),
    style: anyStyle,
    meaning: fc.constantFrom('shown', 'meant'),
  }) satisfies fc.Arbitrary<ConvertOptions>;
  fc.assert(
    fc.property(anyText, options, (text, chosen) => {
      const converted = convertText(text, chosen);
      const { value, edits, state, proof, alternatives } = converted;
      expect(applyEdits(text, edits)).toBe(value);
      for (const [index, { from, to }] of edits.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        expect(from).toBeGreaterThanOrEqual(edits[index - 1]?.to ?? 0);
      }
      for (const other of alternatives) expect(applyEdits(text, other.edits)).toBe(other.value);
      if (state === 'refused') expect(value).toBe(text);
      if (state === 'same' && value !== text) expect(proof?.alone.same).toBe(true);
      if (state === 'unsure') return;
      // What was text before may be a mistake in MiniMessage, but it is not changed unasked.
      const again = convertText(value, chosen);
      if (again.value !== value) expect(again.state).toBe('unsure');
    }),
    { numRuns: RUNS },
  );
});
