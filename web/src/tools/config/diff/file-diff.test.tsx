import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FileDiff } from './file-diff.tsx';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}: value\n`);

function fileWith(...positions: readonly number[]) {
  const before = lines(100)
    .map((line, at) => (positions.includes(at) ? `key-${at}: '&cHello'\n` : line))
    .join('');
  const edits = [...before.matchAll(/&c/g)].map(({ index }) => {
    return { from: index, to: index + 2, insert: '<red>' };
  });
  return { before, edits };
}

async function shownText(container: HTMLElement): Promise<ShadowRoot> {
  return await waitFor(() => {
    const root = [...container.querySelectorAll('div')].find((div) => div.shadowRoot)?.shadowRoot;
    if (!root?.querySelector('.cm-content')) throw new Error('not loaded yet');
    return root;
  });
}

test('a changed line is shown as it was and as it will be, with a name for the whole', async () => {
  const { container } = render(<FileDiff fileName="messages.yml" {...fileWith(50)} />);
  const root = await shownText(container);
  expect(root.querySelector('.cm-deletedLine')?.textContent).toBe("key-50: '&cHello'");
  expect(root.querySelector('.cm-changedLine')?.textContent).toBe("key-50: '<red>Hello'");
  const content = root.querySelector('.cm-content');
  expect(content?.getAttribute('aria-label')).toBe('Changes of messages.yml');
  expect(content?.getAttribute('tabindex')).toBe('0');
  expect(content?.getAttribute('contenteditable')).toBe('false');
  expect(content?.getAttribute('translate')).toBe('no');
});

test('lines without a change are behind a button that shows them', async () => {
  const { container } = render(<FileDiff fileName="a.yml" {...fileWith(50)} />);
  const root = await shownText(container);
  const hidden = () => [...root.querySelectorAll('button')].map((button) => button.textContent);
  expect(hidden()).toEqual(['Show 47 unchanged lines', 'Show 47 unchanged lines']);
  expect(root.querySelector('.cm-content')?.textContent).not.toContain('key-10:');
  await userEvent.click(root.querySelector('button') as HTMLElement);
  expect(hidden()).toEqual(['Show 47 unchanged lines']);
  expect(root.querySelector('.cm-content')?.textContent).toContain('key-10:');
});

test('a switch shows all lines', async () => {
  const { container } = render(<FileDiff fileName="a.yml" {...fileWith(50)} />);
  await shownText(container);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show all lines' }));
  const root = await shownText(container);
  expect(root.querySelectorAll('button')).toHaveLength(0);
});

test('buttons lead from change to change, round the ends', async () => {
  render(<FileDiff fileName="a.yml" {...fileWith(10, 50, 90)} />);
  const status = await screen.findByText('3 changed places');
  const next = screen.getByRole('button', { name: 'Next change' });
  await userEvent.click(next);
  expect(status.textContent).toBe('Place 1 of 3, line 11');
  await userEvent.click(next);
  expect(status.textContent).toBe('Place 2 of 3, line 51');
  await userEvent.click(next);
  await userEvent.click(next);
  expect(status.textContent).toBe('Place 1 of 3, line 11');
  await userEvent.click(screen.getByRole('button', { name: 'Previous change' }));
  expect(status.textContent).toBe('Place 3 of 3, line 91');
});

test('without edits, words say so', () => {
  const { container } = render(<FileDiff fileName="a.yml" before="a: b" edits={[]} />);
  expect(within(container).getByText('Nothing changes in this file.')).toBeDefined();
});
