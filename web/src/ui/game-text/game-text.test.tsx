import { readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AnimateSwitch } from './animate-switch.tsx';
import { ChatPreview } from './chat-preview.tsx';
import { GameText } from './game-line.tsx';
import { ServerListPreview } from './server-list-preview.tsx';
import { TooltipPreview } from './tooltip-preview.tsx';

function runsOf(text: string) {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  return toRuns(read.value);
}

/** What is in sight is decided by the test. */
let show: (() => void) | undefined;

// With a clock that tests move, nothing may take real time.
beforeAll(() => import('./animation.ts'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        const seen = new Set<Element>();
        this.observe = (element) => seen.add(element);
        this.unobserve = (element) => seen.delete(element);
        show = () => callback([...seen].map((target) => ({ target, isIntersecting: true })));
      }
      observe: (element: Element) => void;
      unobserve: (element: Element) => void;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a screen reader gets the words in one piece, whatever colors cut them', () => {
  render(<GameText runs={runsOf('<rainbow>Fucina</rainbow>')} />);
  expect(screen.getByRole('img', { name: 'Fucina' })).toBeTruthy();
});

test('text is drawn in its color and as it is dressed', () => {
  render(<GameText runs={[{ text: 'Welcome', color: '#ff5555', bold: true }]} />);
  const text = screen.getByText('Welcome');
  expect(text.getAttribute('style')).toContain('#ff5555');
  expect(text.className).toBe('game-bold');
});

const pictures = () => document.querySelectorAll('svg.game-object');

test('a sprite and a head are pictures with their names, which nothing slants or scrambles', async () => {
  render(
    <GameText
      runs={runsOf('<obf><b><u><red><sprite:items:item/apple></red></u></b></obf> <head:Notch>')}
    />,
  );
  await expect.poll(pictures).toHaveLength(2);
  const [sprite, head] = pictures();
  expect(sprite?.querySelector('title')?.textContent).toBe('[item/apple@items]');
  expect(sprite?.getAttribute('class')).toBe('game-object game-bold game-underlined');
  expect(sprite?.getAttribute('style')).toContain('#ff5555');
  expect(head?.querySelector('title')?.textContent).toBe('[Notch head]');
  expect(document.querySelector('.game-obfuscated')).toBeNull();
  expect(screen.getByText('[item/apple@items] [Notch head]').className).toBe('sr-only');
});

test('two pictures of one look are not drawn as one', async () => {
  render(<GameText runs={runsOf('<head:Notch><head:jeb_>')} />);
  await expect.poll(pictures).toHaveLength(2);
  expect(screen.getByRole('img', { name: '[Notch head][jeb_ head]' })).toBeTruthy();
});

test('an item tooltip shows title, lore with its blank lines, and what the game adds', () => {
  render(
    <TooltipPreview
      title="<gold>Sword"
      lines={['', '<red>Welcome <yellow>To']}
      details={['minecraft:item', 'NBT: 5 tag(s)']}
    />,
  );
  const lines = [...document.querySelectorAll('.game-line')].map((line) =>
    line.textContent?.replace('\u200b', ''),
  );
  expect(lines).toEqual(['Sword', '', 'Welcome To', 'minecraft:item', 'NBT: 5 tag(s)']);
});

test('what cannot be read as MiniMessage is shown as it stands', () => {
  render(<TooltipPreview title="§cHi" lines={[]} />);
  expect(screen.getByText('§cHi')).toBeTruthy();
});

test('text that does something says so on focus and on pointing, and Escape closes the note', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await renderWhole(
    <ChatPreview
      messages={[
        runsOf('<hover:show_text:"<green>Go!"><click:run_command:/spawn>home</click></hover>'),
      ]}
    />,
  );
  const text = screen.getByRole('button', { name: 'home. Go!. Click: runs /spawn' });
  act(() => text.focus());
  expect(screen.getByText('Click: runs /spawn')).toBeTruthy();
  expect(screen.getByText('Go!').getAttribute('style')).toContain('#55ff55');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Click: runs /spawn')).toBeNull();
  await user.hover(text);
  expect(screen.getByText('Click: runs /spawn')).toBeTruthy();
  await user.unhover(text);
  expect(screen.queryByText('Click: runs /spawn')).toBeNull();
});

/** Renders texts, and waits for what is loaded with them. */
async function renderWhole(children: ReactNode) {
  const rendered = render(children);
  await vi.dynamicImportSettled();
  return rendered;
}

function obfuscated() {
  return document.querySelector('.game-obfuscated') as HTMLElement;
}

test('obfuscated letters change at most eight times a second while in sight, and the real words are told', async () => {
  await renderWhole(<GameText runs={[{ text: 'secret plan', obfuscated: true }]} />);
  expect(screen.getByText('secret plan').className).toBe('sr-only');
  const seen = new Set<string | null>();
  show?.();
  for (let ms = 0; ms < 1000; ms += 25) {
    vi.advanceTimersByTime(25);
    seen.add(obfuscated().textContent);
  }
  expect(seen.size).toBeGreaterThan(4);
  expect(seen.size).toBeLessThanOrEqual(9);
});

test('out of sight nothing ticks', async () => {
  await renderWhole(<GameText runs={[{ text: 'secret', obfuscated: true }]} />);
  const still = obfuscated().textContent;
  vi.advanceTimersByTime(1000);
  expect(obfuscated().textContent).toBe(still);
  expect(vi.getTimerCount()).toBe(0);
});

test('the switch stills every preview and its choice is kept', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await renderWhole(
    <>
      <AnimateSwitch />
      <GameText runs={[{ text: 'secret', obfuscated: true }]} />
    </>,
  );
  const still = obfuscated().textContent;
  show?.();
  vi.advanceTimersByTime(500);
  expect(obfuscated().hasAttribute('data-moving')).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Animate previews' }));
  expect(obfuscated().hasAttribute('data-moving')).toBe(false);
  expect(obfuscated().textContent).toBe(still);
  expect(localStorage.getItem('fucina.1.animate-previews')).toBe('off');
  await user.click(screen.getByRole('switch'));
});

test('without letters that change there is no switch', () => {
  render(
    <>
      <AnimateSwitch />
      <GameText runs={[{ text: 'still' }]} />
    </>,
  );
  expect(screen.queryByRole('switch')).toBeNull();
});

test('when the system asks for less motion nothing moves, whatever the switch said', async () => {
  localStorage.setItem('fucina.1.animate-previews', 'on');
  const media = new EventTarget();
  vi.stubGlobal('matchMedia', () => Object.assign(media, { matches: true }));
  await renderWhole(
    <>
      <AnimateSwitch />
      <GameText runs={[{ text: 'secret', obfuscated: true }]} />
    </>,
  );
  show?.();
  vi.advanceTimersByTime(500);
  expect(obfuscated().hasAttribute('data-moving')).toBe(false);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('leaving the page stops the timer', async () => {
  const { unmount } = await renderWhole(<GameText runs={[{ text: 'secret', obfuscated: true }]} />);
  show?.();
  vi.advanceTimersByTime(300);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('previews are whole in prerendered markup', () => {
  const html = renderToString(
    <TooltipPreview title="<gradient:#E43A96:#FBE108>Fucina" lines={['<obf>x</obf>']} />,
  );
  expect(html).toContain('aria-label="Fucina"');
  expect(html).toContain('color:#e43a96');
});

test('a server stands in its list with name, players and as many bars as its ping deserves', () => {
  render(
    <ServerListPreview
      name="Fucina"
      description={runsOf('<gold>Come in')}
      players={{ online: 3, max: 20 }}
      pingMs={320.4}
    />,
  );
  const ping = screen.getByRole('img', { name: 'Ping: 320 ms' });
  expect(ping.querySelectorAll('[data-lit]')).toHaveLength(3);
  expect(screen.getByText('Come in')).toBeTruthy();
  expect(screen.getByRole('img', { name: '3/20' }).textContent).toBe('3/20');
});

test.each([
  ['1.21.5', 271, true],
  ['1.21.8', 271, false],
  ['26.3', 267, false],
  [undefined, 267, false],
])(
  'the list of %s breaks a description after %i pixels; without shadow: %s',
  (version, width, isFlat) => {
    const lines = () =>
      [...document.querySelectorAll('.game-line')].map((line) => line.textContent?.length);
    // An i takes two pixels.
    render(
      <ServerListPreview
        name="Fucina"
        description={[{ text: 'i'.repeat(200) }]}
        version={version}
      />,
    );
    expect(lines()).toEqual([Math.floor(width / 2), 200 - Math.floor(width / 2)]);
    expect(document.querySelector('.game-server')?.hasAttribute('data-flat')).toBe(isFlat);
  },
);

test('a server that does not answer has no bar', () => {
  render(<ServerListPreview name="Fucina" description={[]} />);
  const ping = screen.getByRole('img', { name: 'No answer' });
  expect(ping.querySelectorAll('[data-lit]')).toHaveLength(0);
});

test('a wrapped line of chat starts with a space', () => {
  render(<ChatPreview messages={[[{ text: 'word '.repeat(20) }]]} />);
  const lines = [...document.querySelectorAll('.game-line')].map((line) => line.textContent);
  expect(lines).toEqual(['word '.repeat(11).trimEnd(), ` ${'word '.repeat(9)}`]);
});

test('widths of emoji are exact as soon as the table of Unifont is loaded', async () => {
  render(<ChatPreview messages={[[{ text: '🎉'.repeat(50) }]]} />);
  await waitFor(() => expect(document.querySelectorAll('.game-line')).toHaveLength(2));
  expect(document.querySelector('.game-line')?.textContent).toBe('🎉'.repeat(45));
});

test('a long text is drawn where it is in sight; elsewhere its words wait', () => {
  render(<ChatPreview messages={[[{ text: 'word '.repeat(2000) }]]} />);
  const drawn = () => document.querySelectorAll('.game-line').length;
  expect(drawn()).toBe(30);
  expect(document.querySelector('.game-chat')?.textContent?.match(/word/g)).toHaveLength(2000);
  act(() => show?.());
  expect(drawn()).toBeGreaterThan(30);
});

test('lines of a long tooltip that are out of sight keep their words and their place', () => {
  const lines = Array.from({ length: 60 }, (_, line) => `<gray>Line <b>${line}`);
  render(<TooltipPreview title="Long" lines={lines} />);
  const drawn = () => [...document.querySelectorAll('.game-line')].map((line) => line.textContent);
  expect(drawn()).toContain('Line 29');
  expect(drawn()).not.toContain('Line 30');
  expect(document.querySelector('.game-tooltip')?.textContent).toContain('Line 58 Line 59');
  act(() => show?.());
  expect(drawn().at(-1)).toBe('Line 59');
});

test('a tooltip is as wide as its widest line, also after the lines became bold', () => {
  const widthWith = (bold: boolean) => {
    const { container, unmount, rerender } = render(<TooltipPreview title="t" lines={lines} />);
    rerender(<TooltipPreview title="t" lines={lines} lineStyle={{ bold }} />);
    const style = container.querySelector('.game-tooltip-lines')?.getAttribute('style') ?? '';
    unmount();
    return Number(/min-width: calc\((\d+) \* /.exec(style)?.[1]);
  };
  const lines = ['a', 'wide line', 'b'];
  expect(widthWith(false)).toBeGreaterThan(0);
  // Bold text is one pixel wider per letter.
  expect(widthWith(true)).toBe(widthWith(false) + 'wide line'.length);
});
