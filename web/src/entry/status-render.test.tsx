import { languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { PUBLIC_STATUS, STATUS_PAGE } from '../tools/server-watch/testing/answers.ts';
import { renderStatusPage } from './status-render.tsx';

function read(content: string): Element {
  return new DOMParser().parseFromString(content, 'text/html').body;
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/gu, ' ');

test('state, numbers, days, outages with reasons and changes are text, in English', () => {
  const { title, description, content } = renderStatusPage(STATUS_PAGE, 'en', words);
  expect(title).toBe('play.example.com: Up | Fucina');
  expect(description).toContain('play.example.com');
  const text = textOf(read(content));
  for (const said of [
    'Up for 3 days',
    '37 of 100',
    'Paper 1.21.8',
    '99.31 %',
    // 28 November, 10:00 in UTC is 11:00 in Rome.
    'Nov 28, 2026, 11:00 AM',
    'The machine is there, but nothing listens on that port.',
    'Days and times are those of Europe/Rome.',
    'Time between two looks: 1 minute.',
    'one place (Milan)',
    'Old message → New',
  ]) {
    expect(text).toContain(said);
  }
});

test.each(languageCodes)(
  'each picture has its numbers as a table, and one h1, in %s',
  (language) => {
    const page = read(renderStatusPage(STATUS_PAGE, language, words).content);
    expect(page.firstElementChild?.getAttribute('lang')).toBe(language);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('.chart-days .day-bar')).toHaveLength(2);
    const tables = [...page.querySelectorAll('details table')];
    expect(tables).toHaveLength(2);
    for (const table of tables)
      expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    // Nothing that only scripts would make work.
    expect(page.querySelectorAll('button, input, script')).toHaveLength(0);
  },
);

test('other times and the other edition are links', () => {
  const [java] = PUBLIC_STATUS.editions;
  if (java === undefined) throw new Error('it has one edition');
  const both = { ...PUBLIC_STATUS, editions: [java, { ...java, edition: 'bedrock' as const }] };
  const page = read(renderStatusPage({ ...STATUS_PAGE, status: both }, 'it', words).content);
  const links = [...page.querySelectorAll('nav a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/status/0123456789?edition=java&range=week&lng=it',
  );
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/status/0123456789?edition=bedrock&range=day&lng=it',
  );
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Java', 'Giorno']);
});

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>{{t}}$&`;

test('what a server says of itself is text', () => {
  const editions = PUBLIC_STATUS.editions.map((edition) => ({
    ...edition,
    address: HOSTILE,
    version: HOSTILE,
    motd: HOSTILE,
  }));
  const status = { ...PUBLIC_STATUS, name: HOSTILE, address: HOSTILE, editions };
  const [event] = STATUS_PAGE.events.events;
  if (event === undefined) throw new Error('something changed');
  const events = { ...STATUS_PAGE.events, events: [{ ...event, before: HOSTILE, after: HOSTILE }] };
  const page = read(renderStatusPage({ ...STATUS_PAGE, status, events }, 'en', words).content);
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
  expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
});

test.each(['none', 'off', 'busy'] as const)('why there is nothing (%s) is said', (failure) => {
  const { title, content } = renderStatusPage(failure, 'it', words);
  const said = words.it.status_page.failures[failure];
  expect(title).toBe(`${said.title} | Fucina`);
  expect(textOf(read(content))).toContain(said.text);
});

test('ids are others than those of the document around it', () => {
  const page = read(renderStatusPage(STATUS_PAGE, 'en', words).content);
  const ids = [...page.querySelectorAll('section h2')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(id).toMatch(/^_wR_/);
});
