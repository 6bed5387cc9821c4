import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tool } from '../../tool/tool.tsx';
import { Brief } from './brief.tsx';
import { skullsState } from './state.ts';

const TEXTURE = btoa(
  '{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/292009a4925b58f02c77dadc3ecef07ea4c7472f64e0fdc32ce5522489362680"}}}',
);

async function renderBrief(query: string) {
  history.replaceState(null, '', `/texture/skulls?${query}`);
  render(
    <Tool of={skullsState}>
      <Brief head={{ owner: { name: 'Fabbro' }, texture: TEXTURE }} />
    </Tool>,
  );
  return screen.getByRole('region', { name: 'Result in brief' });
}

test('the bar names the head', async () => {
  expect((await renderBrief('target=Notch')).textContent).toContain('Fabbro');
});

test('where there is no command, the bar says why', async () => {
  expect((await renderBrief('target=Marco+Rossi')).textContent).not.toContain('Fabbro');
  expect(screen.getByText(/^The target must be a player’s name/)).toBeDefined();
});
