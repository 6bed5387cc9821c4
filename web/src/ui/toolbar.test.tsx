import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Toolbar } from './toolbar.tsx';

function items(...names: string[]) {
  return names.map((name) => ({ name, content: name, onPress: vi.fn() }));
}

test('Tab stops at the toolbar once, and the arrows go round in it', async () => {
  const groups = [items('a', 'b'), items('c')];
  render(
    <>
      <Toolbar label="Formatting" groups={groups} />
      <input aria-label="after" />
    </>,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await userEvent.tab();
  expect(focused()).toBe('a');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('c');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('b');
  await userEvent.keyboard('{End}{Home}{ArrowRight}{Enter}');
  expect(groups[0]?.[1]?.onPress).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(focused()).toBe('after');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('b');
});

test('pressing a button does not take the focus from the field it works on', async () => {
  render(
    <>
      <Toolbar label="Formatting" groups={[items('a')]} />
      <input aria-label="field" />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'field' });
  field.focus();
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(document.activeElement).toBe(field);
});
