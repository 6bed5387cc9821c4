import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BriefResult } from './brief-result.tsx';
import { ChangedText } from './changed-text.tsx';
import { ResultBar } from './result-bar.tsx';

let isSmall = true;
let observe: IntersectionObserverCallback | undefined;

beforeEach(() => {
  isSmall = true;
  observe = undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: isSmall,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observe = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => vi.unstubAllGlobals());

/** What a scrolling browser reports about the result. */
function scrollTo(where: 'in view' | 'out of view') {
  const [target] = screen.getAllByTestId('result');
  if (target === undefined) throw new Error('no result');
  report([target, where === 'in view']);
}

function report(...views: readonly (readonly [target: Element, isIntersecting: boolean])[]) {
  const entries = views.map(([target, isIntersecting]) => ({ target, isIntersecting }));
  act(() => observe?.(entries as IntersectionObserverEntry[], {} as IntersectionObserver));
}

interface PageProps {
  readonly children: ReactNode;
  readonly input?: ReactNode;
}

function Page({ children, input }: PageProps) {
  const result = useRef<HTMLDivElement>(null);
  return (
    <main>
      {input}
      <div data-testid="tool">
        <div ref={result} data-testid="result">
          The result
        </div>
        <ResultBar areas={[result]}>{children}</ResultBar>
      </div>
    </main>
  );
}

function openPage(brief: ReactNode, input?: ReactNode) {
  const { rerender } = render(<Page input={input}>{brief}</Page>);
  report([screen.getByTestId('tool'), true], [screen.getByTestId('result'), true]);
  return rerender;
}

function bar() {
  return screen.queryByRole('region', { name: 'Result in brief' });
}

test('the prerendered page has the bar, and the browser keeps it until it has looked', () => {
  const page = (
    <Page>
      <BriefResult>Fucina</BriefResult>
    </Page>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const prerendered = bar();
  expect(prerendered?.textContent).toContain('Fucina');
  const { unmount } = render(page, { container: root, hydrate: true });
  expect(bar()).toBe(prerendered);
  unmount();
});

test('the bar is there while the result is out of view, and the page makes room for it', async () => {
  openPage(<BriefResult kind="MiniMessage">Fucina</BriefResult>);
  expect(bar()).toBeNull();
  scrollTo('out of view');
  expect(bar()?.textContent).toContain('FucinaMiniMessage');
  expect(document.documentElement.classList.contains('has-result-bar')).toBe(true);
  scrollTo('in view');
  expect(bar()).toBeNull();
  expect(document.documentElement.classList.contains('has-result-bar')).toBe(false);
});

test('who reads on below the tool does not see the bar', async () => {
  openPage(<BriefResult>Fucina</BriefResult>);
  scrollTo('out of view');
  report([screen.getByTestId('tool'), false]);
  expect(bar()).toBeNull();
});

test('a wide screen has no bar', () => {
  isSmall = false;
  render(<Page>brief</Page>);
  expect(observe).toBeUndefined();
  expect(screen.queryByText('brief')).toBeNull();
});

function Counted({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return <BriefResult>Fucina</BriefResult>;
}

test('nothing is rendered in it while the result is in view', async () => {
  const rendered = vi.fn();
  const rerender = openPage(<Counted onRender={rendered} />);
  scrollTo('in view');
  rendered.mockClear();
  rerender(
    <Page>
      <Counted onRender={rendered} />
    </Page>,
  );
  expect(rendered).not.toHaveBeenCalled();
  scrollTo('out of view');
  expect(rendered).toHaveBeenCalled();
});

test('it copies what is there when it is pressed', async () => {
  const user = userEvent.setup();
  const texts = ['first', 'second'];
  openPage(<BriefResult copy={() => texts.shift()}>Fucina</BriefResult>);
  scrollTo('out of view');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('first');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('second');
});

test('what is still being made is copied when it is there', async () => {
  const user = userEvent.setup();
  const made = Promise.withResolvers<string>();
  openPage(<BriefResult copy={() => made.promise}>Fucina</BriefResult>);
  scrollTo('out of view');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  made.resolve('late');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('late'));
});

test('it leads to the result, also where there is nothing to copy', async () => {
  const user = userEvent.setup();
  openPage(<BriefResult copy={() => undefined}>An error</BriefResult>);
  scrollTo('out of view');
  for (const name of ['Go to the result', 'Copy']) {
    (document.activeElement as HTMLElement | null)?.blur();
    await user.click(screen.getByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByTestId('result'));
  }
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ['a wrong field', <input key="input" aria-invalid data-testid="wrong" />],
  ['the reason', <p key="reason" data-problem data-testid="wrong" />],
])('where there is nothing to copy it leads to %s, if there is one', async (_what, wrong) => {
  const user = userEvent.setup();
  // A closed part of the page takes no focus.
  const closed = <input disabled aria-invalid />;
  openPage(<BriefResult copy={() => undefined}>A sword</BriefResult>, [closed, wrong]);
  scrollTo('out of view');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(document.activeElement).toBe(screen.getByTestId('wrong'));
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'center' });
  await user.click(screen.getByRole('button', { name: 'Go to the result' }));
  expect(document.activeElement).toBe(screen.getByTestId('result'));
});

test('the focus in a bar that goes away moves to the result', async () => {
  openPage(<BriefResult copy={() => 'text'}>Fucina</BriefResult>);
  scrollTo('out of view');
  screen.getByRole('button', { name: 'Copy' }).focus();
  scrollTo('in view');
  expect(document.activeElement).toBe(screen.getByTestId('result'));
});

function Changed({ texts }: { readonly texts: readonly string[] }) {
  return <ChangedText texts={texts}>{(place) => texts[place]}</ChangedText>;
}

test('the text that changed last is followed', () => {
  const shown = (texts: readonly string[]) => {
    rerender(<Changed texts={texts} />);
    return container.textContent;
  };
  const { container, rerender } = render(<Changed texts={['title', 'a', 'b']} />);
  expect(container.textContent).toBe('title');
  expect(shown(['title', 'a', 'bc'])).toBe('bc');
  expect(shown(['title', 'a', 'bc'])).toBe('bc');
  expect(shown(['title', 'a', 'bc', 'new'])).toBe('new');
  expect(shown(['title', 'a'])).toBe('a');
});
