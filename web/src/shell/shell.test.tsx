import { type LanguageCode, pageById } from '@fucina/site';
import { words } from '@fucina/site/words';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { WordsProvider } from '../words/use-words.tsx';
import { openWords } from '../words/words-store.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Header } from './header.tsx';
import { Help } from './help.tsx';
import { followTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

async function show(element: ReactNode, language: LanguageCode = 'en') {
  const store = await openWords(language, ['translation'], async (code) => words[code]);
  render(<WordsProvider store={store}>{element}</WordsProvider>);
  return userEvent.setup();
}

test('the breadcrumb says where the visitor is, in their language', async () => {
  await show(<Breadcrumb page={pageById('server-status')} />, 'it');
  const steps = within(screen.getByRole('navigation', { name: 'Percorso' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Strumenti',
    'Stato del server',
  ]);
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/tools',
  ]);
  expect(steps.getByText('Stato del server').getAttribute('aria-current')).toBe('page');
});

test('the help of a page is all its topics, in order', async () => {
  await show(<Help page={pageById('skulls')} />);
  const titles = Object.values(words.en.skulls.help).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
});

test('a page without help shows none', async () => {
  await show(<Help page={pageById('tools')} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('menus are buttons that open one panel at a time and close with Escape', async () => {
  const user = await show(<Header />);
  const [bar] = screen.getAllByRole('navigation', { name: 'Main' });
  const menus = within(bar as HTMLElement);
  const tools = menus.getByRole('button', { name: 'Tools' });
  const texture = menus.getByRole('button', { name: 'Texture' });
  tools.focus();
  await user.keyboard('{Enter}');
  expect(tools.getAttribute('aria-expanded')).toBe('true');
  texture.focus();
  await user.keyboard(' ');
  expect(tools.getAttribute('aria-expanded')).toBe('false');
  expect(texture.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(texture.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(texture);
});

test('the language switch shows which language is on and keeps the choice', async () => {
  const user = await show(<Header />);
  const group = within(screen.getByRole('group', { name: 'Language' }));
  expect(group.getByRole('button', { name: 'EN', pressed: true })).toBeTruthy();
  await user.click(group.getByRole('button', { name: 'IT' }));
  const italian = within(await screen.findByRole('group', { name: 'Lingua' }));
  expect(italian.getByRole('button', { name: 'IT', pressed: true })).toBeTruthy();
  expect(localStorage.getItem('i18nextLng')).toBe('it');
  expect(document.cookie).toContain('i18next=it');
});

test('the theme switches and keeps the choice', async () => {
  const user = await show(<Header />);
  await user.click(screen.getByText('Switch to dark theme'));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
});

test.each([
  ['purple', false],
  ['light', false],
  ['dark', true],
])('a stored theme of %s is dark: %s', (stored, isDark) => {
  localStorage.setItem('vite-ui-theme', stored);
  document.documentElement.classList.toggle('dark', !isDark);
  followTheme()();
  expect(document.documentElement.classList.contains('dark')).toBe(isDark);
});
