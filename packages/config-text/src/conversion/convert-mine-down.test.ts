import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import { convertText } from './convert.ts';

function convert(text: string, changes: Partial<Profile> = {}) {
  const profile = findProfile('minedown');
  if (profile === undefined) throw new Error('no profile');
  return convertText(text, { profile: { ...profile, ...changes } });
}

test('what MiniMessage cannot say is refused', () => {
  const text = '[x](show_entity=uuid:pig Name)';
  expect(convert(text)).toMatchObject({ value: text, state: 'refused', reasons: ['loss'] });
});

test('a mark that a quote cuts is refused', () => {
  const text = "&go'ld&Hi {0}'";
  expect(convert(text, { layer: 'message-format' })).toMatchObject({
    value: text,
    edits: [],
    state: 'refused',
    reasons: ['message-format-quote'],
  });
});

test('what is inserted is written as Java reads it', () => {
  expect(convert('[x](hover=5%% off) %s', { layer: 'printf' }).value).toBe(
    "<hover:show_text:'5%% off'>x</hover> %s",
  );
  const text = "[x](hover=it''s) {0}";
  const { value, edits } = convert(text, { layer: 'message-format' });
  expect(value).toBe(String.raw`<hover:show_text:''it\''s''>x</hover> {0}`);
  expect(applyEdits(text, edits)).toBe(value);
});

test('nobody has to choose, and nothing is lost', () => {
  expect(convert('&gold&Hi')).toEqual({
    value: '<gold>Hi',
    edits: [{ from: 0, to: 6, insert: '<gold>' }],
    state: 'unsure',
    proof: { alone: { same: true, characters: 2, styles: 1 }, joined: [] },
    reasons: ['unproven'],
    alternatives: [],
    losses: [],
  });
});

test('where nobody has said whether the plugin reads MiniMessage, what would be changed is asked', () => {
  const unknown: Partial<Profile> = { readsMiniMessage: 'unknown' };
  expect(convert('&gold&Hi', unknown)).toMatchObject({
    value: '&gold&Hi',
    state: 'asked',
    reasons: ['unknown-plugin'],
  });
  expect(convert('Hi', unknown)).toMatchObject({ value: 'Hi', state: 'same', reasons: [] });
});
