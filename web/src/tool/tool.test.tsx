import { flagField, textField } from '@fucina/tool-state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineToolState } from '../state/tool-definition.ts';
import { Tool, useField, useSelected } from './tool.tsx';
import { useToolControls } from './use-tool-controls.ts';

const definition = defineToolState('sample', { text: textField(), bold: flagField() });
const other = defineToolState('other', { text: textField() });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/sample');
});

function TextInput() {
  const [text, setText] = useField(definition, 'text');
  return <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Bold() {
  const [bold, setBold] = useField(definition, 'bold');
  return (
    <button type="button" aria-pressed={bold} onClick={() => setBold(!bold)}>
      bold
    </button>
  );
}

function Length() {
  return <output>{useSelected(definition, ({ text }) => text.length)}</output>;
}

function Undo() {
  const { canUndo, undo, startOver } = useToolControls();
  return (
    <>
      <button type="button" disabled={!canUndo} onClick={undo}>
        undo
      </button>
      <button type="button" onClick={startOver}>
        start over
      </button>
    </>
  );
}

function renderTool() {
  const boldRendered = vi.fn();
  render(
    <Tool of={definition}>
      <TextInput />
      <Profiler id="bold" onRender={boldRendered}>
        <Bold />
      </Profiler>
      <Length />
      <Undo />
    </Tool>,
  );
  boldRendered.mockClear();
  return boldRendered;
}

function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
}

test('a field that is typed in shows its value, and so does all that is derived from it', () => {
  renderTool();
  type('anvil');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'anvil');
  expect(screen.getByRole('status').textContent).toBe('5');
});

test('a component does not re-render for the fields of others', () => {
  const boldRendered = renderTool();
  type('anvil');
  expect(boldRendered).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'bold' }));
  expect(boldRendered).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'bold' }).getAttribute('aria-pressed')).toBe('true');
});

test('undo and start over work on the tool around them', () => {
  renderTool();
  const undo = screen.getByRole('button', { name: 'undo' });
  expect(undo).toHaveProperty('disabled', true);
  type('anvil');
  act(() => undo.click());
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  type('forge');
  act(() => screen.getByRole('button', { name: 'start over' }).click());
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

test.each([
  ['?text=', 'x'.repeat(10_001), /^At most 10,000 characters fit here; .* has 10,001\./],
  ['#s=', 'damaged', 'This link could not be read: it is damaged or too long.'],
])(
  'a link of which something is lost says so until one starts over: %s',
  async (start, rest, sentence) => {
    history.replaceState(null, '', `/tools/sample${start}${rest}`);
    renderTool();
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    act(() => screen.getByRole('button', { name: 'start over' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a link that is read whole says nothing', () => {
  history.replaceState(null, '', '/tools/sample?text=abc');
  renderTool();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['no tool at all', <TextInput key="text" />],
  [
    'another tool',
    <Tool key="text" of={other}>
      <TextInput />
    </Tool>,
  ],
])('a field inside %s is a mistake that throws', (_where, element) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(element)).toThrow('not inside <Tool>');
  vi.restoreAllMocks();
});
