import { type Page, type PageId, pageById } from '@fucina/site';
import { beforeEach, expect, test } from 'vitest';
import { samePageLinks } from '../state/same-page-links.ts';
import { createBrowserNavigation } from './browser-navigation.ts';
import type { View } from './navigation.ts';

const view: View = { kind: 'page', Content: () => null };
let asked: { id: PageId | undefined; answer: () => void }[] = [];
let preloaded: PageId[] = [];

history.replaceState(null, '', '/TOOLS/?a=1#b');
// One for the whole file, as in a document: it listens to the window for good.
const navigation = createBrowserNavigation({
  first: view,
  load: (page: Page | undefined) =>
    new Promise((resolve) => asked.push({ id: page?.id, answer: () => resolve(view) })),
  preload: ({ id }) => preloaded.push(id),
});
const opened = {
  path: location.pathname + location.search + location.hash,
  ...navigation.place.get(),
};

beforeEach(() => {
  asked = [];
  preloaded = [];
  document.body.innerHTML = '';
});

/** A link in the document, with whatever else is said about it. */
function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  document.body.append(anchor);
  return anchor;
}

/** Whether the click was taken from the browser. */
function click(anchor: HTMLElement, init: MouseEventInit = {}): boolean {
  return !anchor.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
  );
}

async function visit(href: string): Promise<void> {
  expect(click(link(href))).toBe(true);
  await answer(asked.length - 1);
}

async function answer(index: number): Promise<void> {
  asked[index]?.answer();
  await new Promise((resolve) => setTimeout(resolve));
}

/** What the browser does on back and forward: the entry changes, then it says so. */
async function travel(state: unknown, path: string): Promise<void> {
  history.replaceState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('another spelling of a path becomes the page’s own', () => {
  expect(opened).toMatchObject({ path: '/tools?a=1#b', page: { id: 'tools' }, view });
});

test('a link changes the address and the page once the page is loaded, and starts at its top', async () => {
  await visit('/texture');
  expect(click(link('/tools/server?x=1'))).toBe(true);
  expect(navigation.isPending.get()).toBe(true);
  expect(location.pathname).toBe('/texture');
  await answer(1);
  expect(navigation.isPending.get()).toBe(false);
  expect(location.href).toContain('/tools/server?x=1');
  expect(navigation.place.get()).toMatchObject({ page: { id: 'start-command' }, scrollTo: 0 });
});

test('going back shows the page before, scrolled as it was', async () => {
  await visit('/tools');
  const { key } = navigation.place.get();
  window.scrollTo(0, 321);
  await visit('/texture');
  window.scrollTo(0, 5);
  travel({ key }, '/tools');
  await answer(2);
  expect(navigation.place.get()).toMatchObject({ key, page: { id: 'tools' }, scrollTo: 321 });
});

test('the newest navigation wins', async () => {
  await visit('/tools');
  click(link('/texture/skins'));
  click(link('/texture/skulls'));
  await answer(2);
  await answer(1);
  expect(location.pathname).toBe('/texture/skulls');
  expect(navigation.place.get().page).toBe(pageById('skulls'));
  expect(navigation.isPending.get()).toBe(false);
});

test('going back while a page is loading stops it', async () => {
  await visit('/tools');
  const { key } = navigation.place.get();
  click(link('/texture/skins'));
  travel({ key }, '/tools');
  await answer(1);
  expect(navigation.place.get().page).toBe(pageById('tools'));
  expect(navigation.isPending.get()).toBe(false);
});

test('a path that is no page shows that it was not found', async () => {
  await visit('/tools');
  await travel({ key: 'elsewhere' }, '/nothing');
  await answer(1);
  expect(asked.map(({ id }) => id)).toEqual(['tools', undefined]);
  expect(navigation.place.get()).toMatchObject({ page: undefined, view });
});

test('a fragment of the page that is shown is left to the browser and loads nothing', async () => {
  await visit('/tools');
  expect(click(link('/tools#content'))).toBe(false);
  travel(null, '/tools#content');
  expect(navigation.place.get()).toMatchObject({ page: { id: 'tools' }, scrollTo: undefined });
  expect(asked).toHaveLength(1);
  expect(history.state).toEqual({ key: navigation.place.get().key });
});

test.each([
  ['in a new tab', link('/tools'), { ctrlKey: true }],
  ['with the middle button', link('/tools'), { button: 1 }],
  ['with a target', link('/tools', { target: '_self' }), {}],
  ['of another site', link('https://example.org/tools'), {}],
  ['to an endpoint', link('/api/openapi.json'), {}],
  ['as a download', link('/tools', { download: '' }), {}],
])('a link %s is left to the browser', (_, anchor, init) => {
  document.body.append(anchor);
  expect(click(anchor, init)).toBe(false);
  expect(asked).toEqual([]);
});

test('a click that somebody else has answered is no navigation', () => {
  const anchor = link('/tools');
  anchor.addEventListener('click', (event) => event.preventDefault());
  click(anchor);
  expect(asked).toEqual([]);
});

test('a visited address is opened as its link would be', async () => {
  await visit('/tools');
  navigation.visit('/texture/skins?player=Notch');
  await answer(1);
  expect(location.href).toContain('/texture/skins?player=Notch');
  expect(navigation.place.get()).toMatchObject({ page: { id: 'skins' }, scrollTo: 0 });
});

test('a link to the page that is shown tells it to read its new address', async () => {
  await visit('/tools');
  const read: string[] = [];
  const stop = samePageLinks.subscribe(() => read.push(location.search));
  await visit('/texture/skins?player=jeb_');
  expect(read).toEqual([]);
  await visit('/texture/skins?player=Notch');
  expect(read).toEqual(['?player=Notch']);
  stop();
});

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads its page', (type) => {
  const inside = document.createElement('span');
  link('/texture/skins').append(inside);
  inside.dispatchEvent(new Event(type, { bubbles: true }));
  expect(preloaded).toEqual(['skins']);
});

test('positions are kept for when the document is loaded again', () => {
  window.scrollTo(0, 77);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  const { key } = navigation.place.get();
  expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toMatchObject({ [key]: 77 });
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
