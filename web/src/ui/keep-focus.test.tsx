import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import './keep-focus.ts';
import { TextInput } from './text-input.tsx';

const button = (name: string) => screen.getByRole('button', { name });

function Players() {
  const [names, setNames] = useState(['Ada', 'Bo', 'Cy']);
  return (
    <section aria-label="Players">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames([name, ...without(names, name)])}>
              {name} to the top
            </button>
            <button type="button" onClick={() => setNames(without(names, name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setNames([])}>
        Clear
      </button>
    </section>
  );
}

function without(names: readonly string[], name: string): string[] {
  return names.filter((each) => each !== name);
}

test('after a row is removed the same button of the next row has the focus, else of the one before, else the region', async () => {
  render(<Players />);
  button('Remove Bo').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove Cy'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove Ada'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Players' }));
});

function Cards() {
  const [shown, setShown] = useState(['chat', 'sign']);
  return (
    <div>
      {shown.length < 2 && <div>One card is hidden</div>}
      {shown.map((name) => (
        <section key={name} aria-label={name}>
          <button type="button" onClick={() => setShown(without(shown, name))}>
            Hide {name}
          </button>
        </section>
      ))}
    </div>
  );
}

test('what comes between the rows does not count', async () => {
  render(<Cards />);
  button('Hide chat').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Hide sign'));
});

/** A card without a name: its button goes when it is pressed. */
function Text() {
  const [isPressed, setPressed] = useState(false);
  return (
    <main>
      <a href="/">Home</a>
      <div>
        <label>
          Text <input type="search" />
        </label>
        <button type="button" disabled>
          Undo
        </button>
        {!isPressed && (
          <p>
            There are codes.{' '}
            <button type="button" onClick={() => setPressed(true)}>
              Keep them
            </button>
          </p>
        )}
      </div>
      <button type="button">Copy</button>
    </main>
  );
}

test('without a region around it the keyboard goes on from the control before', async () => {
  render(<Text />);
  button('Keep them').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Copy'));
});

test('without a region around it a tap leads to the main part of the page: in a text field it would open the keyboard of a phone', async () => {
  render(<Text />);
  // The keys of a phone count, too, until the next tap.
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  await userEvent.click(button('Keep them'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('where no control is before, the next one has the focus; where none is left, the main part of the page', async () => {
  const { rerender } = render(
    <main>
      <Cards />
      <a href="/">Home</a>
    </main>,
  );
  button('Hide chat').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('link'));
  rerender(<main />);
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a row that changes its place keeps the focus', async () => {
  render(<Players />);
  for (const name of ['Cy to the top', 'Bo to the top', 'Ada to the top']) {
    button(name).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button(name));
  }
});

/** Shows something else once its button was pressed. */
function Changing({ after }: { readonly after: ReactNode }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <section aria-label="Status">
      <button type="button">Other</button>
      {isPressed ? (
        after
      ) : (
        <div>
          <button type="button" onClick={() => setPressed(true)}>
            Check again
          </button>
        </div>
      )}
    </section>
  );
}

test('where the pressed button has no successor, the region has the focus until it moves on', async () => {
  render(<Changing after={<p>Checking</p>} />);
  button('Check again').focus();
  await userEvent.keyboard('{Enter}');
  const region = screen.getByRole('region', { name: 'Status' });
  expect(document.activeElement).toBe(region);
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Other'));
  expect(region.hasAttribute('tabindex')).toBe(false);
});

/** A line with a note under it, in a card with a name. */
function Line() {
  const [isPressed, setPressed] = useState(false);
  const fix = (
    <button type="button" onClick={() => setPressed(true)}>
      Write it
    </button>
  );
  return (
    <section aria-label="Text">
      <button type="button">Examples</button>
      <Field label="Line" hint={!isPressed && fix}>
        <TextInput />
      </Field>
      <button type="button">Center</button>
    </section>
  );
}

test('from a note under a field the keyboard goes on from the field, also in a region', async () => {
  render(<Line />);
  button('Write it').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Center'));
});

test('a tap on a note under a field leads to the region', async () => {
  render(<Line />);
  await userEvent.click(button('Write it'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Text' }));
});

test('what takes the focus by itself keeps it', async () => {
  // biome-ignore lint/a11y/noAutofocus: it is what is tested
  render(<Changing after={<input aria-label="Name" autoFocus />} />);
  button('Check again').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

function Passing() {
  const [hasLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button">Before</button>
      {!hasLeft && <input aria-label="Link" onBlur={() => setLeft(true)} />}
    </>
  );
}

test('a field that is removed when it is left lets the focus go where it goes', async () => {
  render(<Passing />);
  screen.getByRole('textbox').focus();
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(button('Before'));
});

test('a focus that was taken away on purpose is not restored', async () => {
  const { rerender } = render(<Changing after={null} />);
  button('Check again').focus();
  button('Check again').blur();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  rerender(<p>Something else</p>);
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(document.body);
});
