import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tool } from '../../tool/tool.tsx';
import { Brief } from './brief.tsx';
import { loreState } from './state.ts';

function renderBrief(query: string) {
  history.replaceState(null, '', `/tools/loregenerator?title=Sword&${query}`);
  render(
    <Tool of={loreState}>
      <Brief />
    </Tool>,
  );
  fireEvent.touchStart(document.body);
  return screen.getByRole('region', { name: 'Result in brief' });
}

test('where there is no command, the bar says why', async () => {
  const bar = renderBrief('format=give&item=Diamond+Sword!');
  await screen.findByText(/^An item id has lower-case letters/);
  expect(bar.textContent).not.toContain('Give command');
});

test('an item that no command takes is none of the other formats’ business', async () => {
  expect(renderBrief('item=Diamond+Sword!').textContent).toContain('Sword');
});
