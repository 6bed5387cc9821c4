import { expect, test } from 'vitest';
import { paste } from './paste.ts';
import { isSameLore, type Lore, type PasteFormat, type Place } from './pasted-lore.ts';
import { loreState } from './state.ts';

const before: Lore = {
  state: { ...loreState.initial, title: 'Title', lines: ['one', 'two'] },
  draft: 'draft',
};

function after(place: Place, text: string, format?: PasteFormat) {
  const done = paste(before, place, text, format);
  if (done === undefined) throw new Error('it can be read');
  const { title, lines } = done.after.state;
  return { title, lines, draft: done.after.draft };
}

const whole = (field: Place['field'], length: number): Place => ({ field, from: 0, to: length });

test('one line goes where the caret is, in place of what is selected', () => {
  expect(after({ field: 0, from: 1, to: 2 }, 'X').lines).toEqual(['oXe', 'two']);
  expect(after({ field: 'title', from: 5, to: 5 }, '!').title).toBe('Title!');
  expect(after({ field: 'draft', from: 0, to: 0 }, 'a ').draft).toBe('a draft');
});

test('several lines become lines of lore', () => {
  expect(after({ field: 0, from: 1, to: 2 }, 'X\nY\nZ').lines).toEqual(['oX', 'Y', 'Ze', 'two']);
  expect(after(whole('draft', 5), 'a\nb\n')).toEqual({
    title: 'Title',
    lines: ['one', 'two', 'a', 'b'],
    draft: '',
  });
  expect(after(whole('title', 5), 'Name\nfirst')).toEqual({
    title: 'Name',
    lines: ['first', 'one', 'two'],
    draft: 'draft',
  });
});

test('codes are converted, and taken to the letter when asked', () => {
  expect(after(whole(1, 3), '&cHi').lines).toEqual(['one', '<red>Hi</red>']);
  expect(after(whole(1, 3), '&cHi', 'as-typed').lines).toEqual(['one', '&cHi']);
  expect(paste(before, whole(1, 3), '&cHi', 'json')).toBeUndefined();
});

test('what needs no reading counts as typed', () => {
  expect(paste(before, whole(0, 3), 'plain')?.format).toBe('as-typed');
  expect(paste(before, whole(0, 3), '<red>x')?.format).toBe('as-typed');
  expect(paste(before, whole(0, 3), '§cx')?.format).toBe('legacy-section');
});

test('a command replaces the item, and stays upright as it was', () => {
  const done = paste(
    before,
    whole(0, 3),
    `/give @s stick{display:{Lore:['{"text":"x","italic":false}']}} 1`,
  );
  expect(done?.after.state).toMatchObject({
    title: '',
    lines: ['x'],
    item: 'stick',
    upright: true,
  });
});

test('the lore counts as changed when a text differs, and not otherwise', () => {
  const same = { ...before, state: { ...before.state, lines: ['one', 'two'], upright: true } };
  expect(isSameLore(before, same)).toBe(true);
  expect(isSameLore(before, { ...before, draft: '' })).toBe(false);
  const longer = { ...before, state: { ...before.state, lines: ['one', 'two', ''] } };
  expect(isSameLore(before, longer)).toBe(false);
});

test('that codes were damaged is told', () => {
  const place = whole('draft', 5);
  expect(paste(before, place, 'Â§cHi')).toMatchObject({ isMended: true, isUnread: false });
  expect(paste(before, place, '§cHi')?.isMended).toBe(false);
});
