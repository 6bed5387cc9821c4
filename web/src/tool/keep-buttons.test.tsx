import { textField } from '@fucina/tool-state';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { favourites } from '../state/favourites.ts';
import { MAX_PRESETS, presetsField, presetsOf } from '../state/presets.ts';
import { defineToolState } from '../state/tool-definition.ts';
import { Tool, useField } from './tool.tsx';
import { ToolActions } from './tool-actions.tsx';

const definition = defineToolState('sample', { text: textField('', { max: 300_000 }) });
const onRestore = vi.fn();

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  // Also what the browser did not keep, of which no other tab tells.
  presetsOf('sample').set([]);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  history.replaceState(null, '', '/tools/sample');
  onRestore.mockClear();
  render(
    <main>
      <Tool of={definition}>
        <Text />
        <ToolActions onRestore={onRestore} />
      </Tool>
    </main>,
  );
});

function Text() {
  const [text, setText] = useField(definition, 'text');
  return (
    <input
      type="text"
      aria-label="text"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

const text = () => screen.getByLabelText<HTMLInputElement>('text');
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const name = () => screen.getByLabelText('Save what you see as');
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const kept = () => presetsOf('sample').get();

async function openPresets() {
  await press('Saved');
  return screen.findByRole('dialog', { name: 'Saved' });
}

/** A toast has a button of this name too. */
function close() {
  return userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
}

async function save(as: string) {
  await userEvent.clear(name());
  await userEvent.type(name(), as);
  await press('Save');
}

test('the star makes a tool a favourite, and says whether it is one', async () => {
  const star = screen.getByRole('button', { name: 'Favourite' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  expect(favourites.get()).toEqual(['sample']);
  await userEvent.click(star);
  await waitFor(() => expect(favourites.get()).toEqual([]));
});

test('the star follows other tabs', () => {
  localStorage.setItem('fucina.1.favourites', 'sample');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('a preset brings the state back, as one step that can be undone', async () => {
  type('red');
  await openPresets();
  await save(' My  red ');
  await screen.findByText('“My red” is saved.');
  expect(kept()).toEqual([{ name: 'My red', query: 'text=red' }]);
  await close();
  type('blue');
  await openPresets();
  await press('My red');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(text().value).toBe('red');
  expect(onRestore).toHaveBeenCalledOnce();
  await press('Undo');
  expect(text().value).toBe('blue');
});

test('a name can be typed at once, over one that is proposed: the first words, without tags', async () => {
  type('<red>My <b>sword</b>');
  await openPresets();
  expect(document.activeElement).toBe(name());
  expect((name() as HTMLInputElement).value).toBe('My sword');
  await userEvent.keyboard('My axe{Enter}');
  await screen.findByText('“My axe” is saved.');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a preset of the defaults opens the defaults', async () => {
  await openPresets();
  await save('empty');
  await close();
  type('blue');
  await openPresets();
  await press('empty');
  expect(text().value).toBe('');
});

test('a name that exists is replaced only when asked', async () => {
  presetsOf('sample').set([{ name: 'A', query: 'text=old' }]);
  type('new');
  await openPresets();
  await save('A');
  expect(screen.getByRole('alert').textContent).toContain('“A” exists already.');
  expect(kept()).toEqual([{ name: 'A', query: 'text=old' }]);
  await press('Replace it');
  await waitFor(() => expect(kept()).toEqual([{ name: 'A', query: 'text=new' }]));
});

test.each([
  [' ', 'red', 'Give it a name.'],
  ['A', 'x'.repeat(250_000), 'This is too long to be saved.'],
])('a preset called %j is refused with a reason', async (as, state, reason) => {
  type(state);
  await openPresets();
  await save(as);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(kept()).toEqual([]);
});

test('a refusal takes the place of what was said before', async () => {
  type('red');
  await openPresets();
  await save('A');
  await screen.findByText('“A” is saved.');
  await save(' ');
  expect(screen.getByText('Give it a name.')).toBeTruthy();
  expect(screen.queryByText('“A” is saved.')).toBeNull();
});

test('a preset is renamed, but not to the name of another', async () => {
  presetsOf('sample').set([
    { name: 'A', query: 'text=a' },
    { name: 'B', query: 'text=b' },
  ]);
  const dialog = within(await openPresets());
  await press('Rename “A”');
  const field = dialog.getByLabelText('New name of “A”');
  await userEvent.clear(field);
  await userEvent.type(field, 'B{Enter}');
  expect(dialog.getByText('There is another one with this name.')).toBeTruthy();
  await userEvent.type(field, '2{Enter}');
  await dialog.findByText('It is called “B2” now.');
  expect(kept().map((preset) => preset.name)).toEqual(['B2', 'B']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename “B2”' }));
});

test('Escape ends renaming, and the dialog stays', async () => {
  presetsOf('sample').set([{ name: 'A', query: 'text=a' }]);
  await openPresets();
  await press('Rename “A”');
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void screen.getByLabelText('New name of “A”').dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(screen.getByRole('button', { name: 'A' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename “A”' }));
});

test('a deleted preset comes back where it was', async () => {
  const all = ['A', 'B', 'C'].map((each) => ({ name: each, query: `text=${each}` }));
  presetsOf('sample').set(all);
  const dialog = within(await openPresets());
  await press('Delete “B”');
  expect(kept().map((preset) => preset.name)).toEqual(['A', 'C']);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Undo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await dialog.findByText('“B” is back.');
  expect(kept()).toEqual(all);
});

test('a deleted preset for which another tab took the room is not lost with all others', async () => {
  const all = Array.from({ length: MAX_PRESETS }, (_, at) => ({ name: `P${at}`, query: '' }));
  presetsOf('sample').set(all);
  const dialog = within(await openPresets());
  await press('Delete “P7”');
  const others = [{ name: 'Theirs', query: 'text=b' }, ...all.filter(({ name }) => name !== 'P7')];
  localStorage.setItem('fucina.1.presets.sample', presetsField.write(others));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await dialog.findByText('There are 100 already, which is the most. Delete one first.');
  expect(kept()).toEqual(others);
});

test('a preset that the browser does not keep is said so and stays in the list', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const dialog = within(await openPresets());
  await save('A');
  await dialog.findByText(/^Its storage is full or switched off/);
  expect(dialog.getByRole('button', { name: 'A' })).toBeTruthy();
});
