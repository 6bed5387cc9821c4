import { act, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from '../ui/combobox.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { replayEarlyInput } from './early-input.ts';

afterEach(() => {
  delete window.repeatEarlyInput;
});

function Form() {
  const [text, setText] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [sent, setSent] = useState('');
  const [presses, setPresses] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(`${text} ${isOn}`);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        aria-label="on"
        type="checkbox"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        press <svg data-testid="icon" aria-hidden="true" />
      </button>
      <button type="submit">send</button>
      <output>{`${sent} ${presses}`}</output>
    </form>
  );
}

type EarlyEvent = Parameters<Parameters<NonNullable<typeof window.repeatEarlyInput>>[0]>[0];

async function replay(events: EarlyEvent[]) {
  window.repeatEarlyInput = (repeat) => {
    const event = events.shift();
    if (event !== undefined) repeat(event);
    return event !== undefined;
  };
  await act(replayEarlyInput);
}

test('what was typed, ticked, pressed and sent before the page could answer counts', async () => {
  render(<Form />);
  const text = screen.getByRole('textbox');
  const box = screen.getByRole('checkbox');
  await replay([
    { type: 'click', target: text },
    { type: 'input', target: text, value: 'hel' },
    { type: 'input', target: text, value: 'hello' },
    { type: 'change', target: text, value: 'hello' },
    { type: 'click', target: box, checked: true },
    { type: 'input', target: box, checked: true },
    { type: 'change', target: box, checked: true },
    { type: 'click', target: screen.getByTestId('icon') },
    { type: 'click', target: screen.getByRole('button', { name: 'send' }) },
    { type: 'submit', target: document.querySelector('form') },
  ]);
  expect(screen.getByRole('status').textContent).toBe('hello true 1');
  expect((text as HTMLInputElement).value).toBe('hello');
  expect((box as HTMLInputElement).checked).toBe(true);
});

test('a searchable dropdown that was pressed early opens', async () => {
  render(<Combobox title="Format" entries={[{ value: 'json', label: 'JSON' }]} />);
  await replay([{ type: 'click', target: screen.getByRole('combobox') }]);
  expect(screen.getByRole('option', { name: 'JSON' })).toBeTruthy();
});

function TwoTabs() {
  const [tab, setTab] = useState('first');
  const choices = ['first', 'second'].map((value) => ({ value, label: value }));
  return (
    <Tabs label="tabs" choices={choices} value={tab} onValueChange={setTab}>
      {`the ${tab} panel`}
    </Tabs>
  );
}

test('a tab chosen before the page could answer is chosen', async () => {
  render(<TwoTabs />);
  await replay([{ type: 'click', target: screen.getByRole('tab', { name: 'second' }) }]);
  expect(screen.getByRole('tabpanel').textContent).toBe('the second panel');
});

function FileChooser() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <input
        aria-label="files"
        type="file"
        onChange={({ target }) => setNames([...(target.files ?? [])].map(({ name }) => name))}
      />
      <output>{names.join()}</output>
    </>
  );
}

test('a file chosen before the page could answer is opened, and what was done after it counts', async () => {
  render(
    <>
      <FileChooser />
      <TwoTabs />
    </>,
  );
  const files = screen.getByLabelText('files');
  Object.defineProperty(files, 'files', { value: [new File(['a: b'], 'config.yml')] });
  const value = 'C:\\fakepath\\config.yml';
  await replay([
    { type: 'input', target: files, value },
    { type: 'change', target: files, value },
    { type: 'click', target: screen.getByRole('tab', { name: 'second' }) },
  ]);
  expect(screen.getByRole('status').textContent).toBe('config.yml');
  expect(screen.getByRole('tabpanel').textContent).toBe('the second panel');
});

test('an element that is gone by then is passed over', async () => {
  render(<Form />);
  await replay([{ type: 'click', target: document.createElement('button') }]);
  expect(screen.getByRole('status').textContent).toBe(' 0');
});

test('a page whose first script kept nothing is left alone', async () => {
  await expect(replayEarlyInput()).resolves.toBeUndefined();
});
