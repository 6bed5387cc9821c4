import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tool } from '../../tool/tool.tsx';
import { Brief } from './brief.tsx';
import { GradientService } from './gradient-service.tsx';
import { gradientState } from './state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderBrief(text: string, colors = '') {
  history.replaceState(null, '', `/tools/textgradient?text=${text}${colors}`);
  render(
    <Tool of={gradientState}>
      <GradientService>
        <Brief />
      </GradientService>
    </Tool>,
  );
}

const NAME = { name: 'Result in brief' };

function showBrief() {
  renderBrief('Forge');
  return screen.getByRole('region', NAME);
}

test('the bar shows and copies the gradient before the service has answered', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  expect(showBrief().textContent).toMatch(/^Forge/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('Forge');
});

test('the bar says what went wrong where the page does, and copies nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 502 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showBrief();
  await screen.findByText('Error: HTTP error! status: 502');
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('where the page knows why, the bar says that instead', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderBrief('Forge', '&colors=%23ff5555,rosso');
  await screen.findByText(/^Colour 2 is not a hex colour/);
  expect(screen.getByRole('region', NAME).textContent).not.toContain('HTTP');
});

test('without a text there is no bar', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderBrief('');
  expect(screen.queryByRole('region', NAME)).toBeNull();
});
