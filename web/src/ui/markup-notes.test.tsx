import { diagnoseMiniMessage } from '@fucina/minecraft-text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MarkupNotes } from './markup-notes.tsx';

function show(text: string) {
  const onFix = vi.fn();
  const notes = diagnoseMiniMessage(text);
  const { container } = render(<MarkupNotes text={text} notes={notes} onFix={onFix} />);
  return { rows: [...container.children].map((row) => row.textContent), onFix };
}

test('tags that are left open are told in one note', () => {
  const { rows } = show('<red><b>Hot <i>and<bad> bold');
  expect(rows).toEqual([
    '<red><b><i>Not closed: they last to the end of the line. ',
    '…ed><b>Hot <i>and<bad> boldThere is no tag “bad”, so it stays text. ',
  ]);
});

test('of very many tags that are left open the first are named', () => {
  const { rows } = show('<b>'.repeat(100));
  expect(rows).toEqual([`${'<b>'.repeat(8)}… Not closed: they last to the end of the line. `]);
});

test('one tag that is left open is shown with what is around it', () => {
  const { rows } = show('Very <red>hot');
  expect(rows).toEqual(['Very <red>hotNot closed: it lasts to the end of the line. ']);
});

test('of many notes those that make the text fail come first, then those with a correction, then the others in their order', async () => {
  const { container } = render(
    <MarkupNotes
      text={MANY}
      notes={diagnoseMiniMessage(MANY)}
      onFix={() => {
        throw new Error('nothing is fixed here');
      }}
    />,
  );
  const shown = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(shown()).toEqual(['§c', '<rset>', '<a1>', '<a2>']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(shown()).toEqual(['§c', '<rset>', '<a1>', '<a2>', '<a3>', '<a4>', '<a5>']);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

const MANY = '<a1> <a2> <a3> <a4> <a5> <rset> §c';

test('of very many notes some more are shown at a time', async () => {
  const { container } = render(
    <MarkupNotes text={VERY_MANY} notes={diagnoseMiniMessage(VERY_MANY)} onFix={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  expect(container.querySelectorAll('mark').length).toBe(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(container.querySelectorAll('mark').length).toBe(25);
});

const VERY_MANY = Array.from({ length: 25 }, (_, nth) => `<a${nth}>`).join('');

test('a fix changes the part that the note is about', async () => {
  const { onFix } = show('<red>Hi</rde>');
  await userEvent.click(screen.getByRole('button', { name: 'Write </red>' }));
  expect(onFix).toHaveBeenCalledWith('<red>Hi</red>');
});

test('codes of a line are one note, and all of them become tags at once', async () => {
  const { rows, onFix } = show('&a&lOak &7» &fSurvival');
  expect(rows).toEqual([
    '&a&l&7&f& codes mean nothing in MiniMessage and stay text. Correct all 4',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Correct all 4' }));
  const tags = '<green><bold>Oak <reset><gray>» <white>Survival';
  expect(onFix).toHaveBeenCalledExactlyOnceWith(tags);
});
