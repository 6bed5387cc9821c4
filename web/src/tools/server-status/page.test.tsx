import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recentServers } from '../../state/recents.ts';
import { samePageLinks } from '../../state/same-page-links.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { Page } from './page.tsx';

const ONLINE = {
  online: true,
  ip: '93.184.215.14',
  port: 25565,
  hostname: 'play.example.com',
  version: 'Paper 1.21.8',
  icon: 'data:image/png;base64,AAAA',
  motd: {
    runs: [
      [{ text: 'Red', color: '#ff5555', bold: true }, { text: ' plain' }],
      [{ text: 'line two' }],
    ],
  },
  players: { online: 3, max: 20, list: [{ name: 'Notch', uuid: '' }] },
  latency_ms: 42,
};
const offline = (code: string, stage = 'connect') => ({
  online: false,
  ip: '93.184.215.14',
  port: 25565,
  hostname: 'play.example.com',
  debug: { code, stage },
});

const asked: string[] = [];
let answer: (url: string, signal: AbortSignal) => Promise<Response>;

// With a clock that tests move, nothing may take real time.
beforeAll(() =>
  Promise.all([import('../../api/schemas.ts'), import('../../api/status-schemas.ts')]),
);

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json(ONLINE);
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answer(url, signal);
  });
  history.replaceState(null, '', '/tools/server-status');
  localStorage.clear();
  recentServers.set([]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const address = () => screen.getByLabelText('Server address');
const button = () => screen.getByRole('button', { name: /^Check Status$|^Checking\.\.\.$/ });
const region = () => within(screen.getByRole('region', { name: 'Server status' }));

async function check(text: string) {
  await userEvent.clear(address());
  if (text !== '') await userEvent.type(address(), text.replace(/[[{]/g, '$&$&'));
  await userEvent.click(button());
}

describe('asking', () => {
  test('an empty address is refused without a request', async () => {
    render(<Page />);
    await check('');
    expect(screen.getByText('Please enter a server address.')).toBeDefined();
    expect(address().getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  test.each([
    ['two words', 'No address has a space in it'],
    ['a.example:99999', '“99999” is no port'],
    ['127.1', 'An IPv4 address has four numbers'],
  ])('%s is refused with its reason, without a request', async (text, message) => {
    render(<Page />);
    await check(text);
    expect(screen.getByText(new RegExp(message))).toBeDefined();
    expect(asked).toEqual([]);
  });

  test.each([['**play.demo** 1.8-1.21'], ['IP: play.demo'], ['<play.demo>']])(
    'of %s only the address is asked',
    async (text) => {
      render(<Page />);
      await check(text);
      expect(asked).toEqual(['/api/mcsrvstat/3/play.demo']);
      expect((address() as HTMLInputElement).value).toBe('play.demo');
    },
  );

  test('what nobody sees is left out of an address, and told until it changes', async () => {
    render(<Page />);
    await check('pl\u200bay.demo');
    expect(asked).toEqual(['/api/mcsrvstat/3/play.demo']);
    expect(screen.getByText('Characters that nobody can see were left out.')).toBeDefined();
    await userEvent.type(address(), 'x');
    expect(screen.queryByText('Characters that nobody can see were left out.')).toBeNull();
  });

  test('a pasted web address offers the host that was meant', async () => {
    render(<Page />);
    await check('https://play.example.com/shop');
    await userEvent.click(screen.getByRole('button', { name: 'Use play.example.com' }));
    expect(document.activeElement).toBe(address());
    await userEvent.keyboard('{Enter}');
    expect(asked).toEqual(['/api/mcsrvstat/3/play.example.com']);
  });

  test('of addresses in a sentence that of the edition is offered', async () => {
    render(<Page />);
    await check('Entrate! Java: a.example.com, Bedrock: b.example.com vi aspetto');
    expect(screen.getByRole('button', { name: 'Use a.example.com' })).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a Bedrock server' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use b.example.com' }));
    await userEvent.keyboard('{Enter}');
    expect(asked).toEqual(['/api/mcsrvstat/bedrock/3/b.example.com']);
  });

  test('Java and Bedrock have their own paths', async () => {
    render(<Page />);
    await check('play.example.com:25570');
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a Bedrock server' }));
    await userEvent.click(button());
    expect(asked).toEqual([
      '/api/mcsrvstat/3/play.example.com:25570',
      '/api/mcsrvstat/bedrock/3/play.example.com:25570',
    ]);
  });

  test('the Query protocol is asked when wanted, of Java servers only', async () => {
    answer = async () =>
      Response.json({ ...ONLINE, plugins: [{ name: 'WorldEdit', version: '7.3' }] });
    render(<Page />);
    await userEvent.click(screen.getByRole('switch', { name: /plugins too/ }));
    await check('play.example.com');
    expect(asked).toEqual(['/api/mcsrvstat/3/play.example.com?query=true']);
    expect(await region().findByRole('button', { name: '1 plugin' })).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a Bedrock server' }));
    expect(screen.queryByRole('switch', { name: /plugins too/ })).toBeNull();
    await userEvent.click(button());
    expect(asked.at(-1)).toBe('/api/mcsrvstat/bedrock/3/play.example.com');
  });

  test('the switch for Query asks the server that is shown again, and no other', async () => {
    const query = () => screen.getByRole('switch', { name: /plugins too/ });
    render(<Page />);
    await userEvent.click(query());
    await userEvent.click(query());
    expect(asked).toEqual([]);
    await check('play.example.com');
    await region().findByText('Online');
    await userEvent.click(query());
    expect(asked.at(-1)).toBe('/api/mcsrvstat/3/play.example.com?query=true');
    await region().findByText('Online');
    await userEvent.click(query());
    expect(asked.at(-1)).toBe('/api/mcsrvstat/3/play.example.com');
    await region().findByText('Online');
    expect(document.activeElement).toBe(query());
    await userEvent.type(address(), '.other');
    await userEvent.click(query());
    expect(asked).toHaveLength(3);
  });

  test.each([
    [{ debug: { query: false } }, /^The server did not answer Query: server\.properties needs/],
    [
      { debug: { query: true }, plugins: [] },
      /^The server answered Query, but lists no plugins\.$/,
    ],
  ])('that Query brought no plugins is told, and said', async (fields, sentence) => {
    answer = async () => Response.json({ ...ONLINE, ...fields });
    render(
      <>
        <Page />
        <Announcer />
      </>,
    );
    await check('play.example.com');
    await region().findByText('Online');
    expect(region().queryByText(sentence)).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: /plugins too/ }));
    const { textContent } = await region().findByText(sentence);
    await waitFor(() => expect(document.body.textContent).toContain(`is online. ${textContent}`));
  });

  test('while it checks the button says so and does nothing, and the old answer is gone', async () => {
    render(<Page />);
    await check('play.example.com');
    await region().findByText('Online');
    answer = () => new Promise(() => undefined);
    await userEvent.click(button());
    expect(button().textContent).toBe('Checking...');
    expect(region().queryByText('Online')).toBeNull();
    const soFar = asked.length;
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button());
    expect(asked).toHaveLength(soFar);
  });
});

describe('the answer', () => {
  test('shows what the specification names', async () => {
    render(<Page />);
    await check('play.example.com');
    expect(await region().findByText('Online')).toBeDefined();
    expect(region().getByRole('heading', { name: 'play.example.com' })).toBeDefined();
    expect(region().getByText('3 / 20')).toBeDefined();
    expect(region().getByText('Paper 1.21.8')).toBeDefined();
    expect(region().getByText(/42 ms/)).toBeDefined();
    expect(region().getByText('Notch')).toBeDefined();
    expect(document.querySelectorAll(`img[src="${ONLINE.icon}"]`)).toHaveLength(1);
    const red = region().getByText('Red');
    expect(red.style.color).toMatch(/#ff5555|rgb\(255, 85, 85\)/);
    expect(region().getByText('line two')).toBeDefined();
  });

  test('an answer of the bare contract is enough; an address stands in for a name', async () => {
    answer = async () => Response.json({ online: true, ip: '1.2.3.4' });
    render(<Page />);
    await check('1.2.3.4');
    expect(await region().findByText('Online')).toBeDefined();
    expect(region().getByRole('heading', { name: '1.2.3.4' })).toBeDefined();
  });

  test('numbers of players are written as in the language', async () => {
    const players = { online: 12_345, max: 200_000 };
    answer = async () => Response.json({ ...ONLINE, players });
    render(<Page />);
    await check('play.example.com');
    expect(await region().findByText('12,345 / 200,000')).toBeDefined();
    // In the game's list they are as the game writes them.
    expect(region().getByRole('img', { name: '12345/200000' })).toBeDefined();
  });

  test('a reply that has the description as HTML alone is shown as plain text', async () => {
    const html = ['<span style="color: #FF5555">A &amp; B</span>', 'line two'];
    answer = async () => Response.json({ ...ONLINE, motd: { html } });
    render(<Page />);
    await check('play.example.com');
    expect(await region().findByText('A & B')).toBeDefined();
    expect(region().getByText('line two')).toBeDefined();
  });

  test('nothing in a description becomes part of the page', async () => {
    const html = ['<img src=x onerror="alert(1)"><script>alert(1)</script><b>bold</b>&lt;i&gt;'];
    answer = async () => Response.json({ ...ONLINE, icon: undefined, motd: { html } });
    render(<Page />);
    await check('play.example.com');
    await region().findByText('Online');
    const card = screen.getByRole('region', { name: 'Server status' });
    expect(card.querySelector('img, script, b, i')).toBeNull();
    expect(region().getByText('alert(1)bold<i>')).toBeDefined();
  });

  test('offline says what failed and what to try, and one click tries the other edition', async () => {
    answer = async () => Response.json(offline('refused'));
    render(<Page />);
    await check('play.example.com:19132');
    expect(await region().findByText('Offline')).toBeDefined();
    expect(region().getByText(/nothing listens on that port/)).toBeDefined();
    expect(region().getByText(/usual one of the other edition/)).toBeDefined();
    await userEvent.click(region().getByRole('button', { name: 'Try as a Bedrock server' }));
    expect(asked.at(-1)).toBe('/api/mcsrvstat/bedrock/3/play.example.com:19132');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'This is a Bedrock server' }).checked,
    ).toBe(true);
  });

  test('when the other edition answers, it says so', async () => {
    answer = async () =>
      Response.json({ ...offline('refused'), debug: { code: 'refused', looks_like: 'bedrock' } });
    render(<Page />);
    await check('play.example.com');
    expect(await region().findByText(/a Bedrock server answers there/)).toBeDefined();
  });

  test.each(['dns_not_found', 'timeout', 'not_minecraft', 'bad_json', 'something_new'])(
    'offline with %s is explained',
    async (code) => {
      answer = async () => Response.json(offline(code));
      render(<Page />);
      await check('play.example.com');
      await region().findByText('Offline');
      expect(region().getAllByRole('listitem').length).toBeGreaterThan(0);
    },
  );

  test.each([400, 404, 429, 500, 502])('status %i shows the one sentence', async (status) => {
    answer = async () => Response.json({ online: false }, { status });
    render(<Page />);
    await check('play.example.com');
    const message =
      'Could not fetch server status. The server might be offline or the address is incorrect.';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  test('another failure shows its own message', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    render(<Page />);
    await check('play.example.com');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch');
  });

  test('a reply that is no status counts as a failed call', async () => {
    answer = async () => Response.json({ online: 'yes', players: 3 });
    render(<Page />);
    await check('play.example.com');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Could not fetch server status\./,
    );
  });

  test('a limit is told with its reason; the check can be repeated when it is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    answer = async () =>
      Response.json(
        { code: 'rate_limited', message: 'Too many requests: try again in 2 s.' },
        { status: 429, headers: { 'Retry-After': '2' } },
      );
    render(<Page />);
    fireEvent.change(address(), { target: { value: 'play.example.com' } });
    fireEvent.click(button());
    await screen.findByRole('alert');
    expect(region().getByText(/very many requests .* again in 2 seconds\./)).toBeDefined();
    const again = region().getByRole('button', { name: 'Check again' });
    expect(again.hasAttribute('disabled')).toBe(true);
    // It counts from an effect on, which may come after what is seen.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setTimeout(resolve));
    act(() => vi.advanceTimersByTime(1000));
    expect(region().getByText(/again in 1 second\./)).toBeDefined();
    act(() => vi.advanceTimersByTime(1000));
    expect(region().getByText(/again now\./)).toBeDefined();
    answer = async () => Response.json(ONLINE);
    fireEvent.click(again);
    expect(await region().findByText('Online')).toBeDefined();
  });

  test('a failing name server of ours is told as ours', async () => {
    answer = async () =>
      Response.json(
        { code: 'resolver_failed', message: 'Our name server does not work: try again soon.' },
        { status: 503 },
      );
    render(<Page />);
    await check('play.example.com');
    await screen.findByRole('alert');
    expect(region().getByText(/^Our own name server \(DNS\) is not working/)).toBeDefined();
  });

  test('an address at fault is not told to wait', async () => {
    answer = async () => Response.json({ code: 'blocked_target' }, { status: 400 });
    render(<Page />);
    await check('play.example.com');
    await screen.findByRole('alert');
    expect(region().queryByText(/again in|again now|busy/)).toBeNull();
  });

  test('another address and Enter take the place of a check that is running', async () => {
    const signals: AbortSignal[] = [];
    answer = (url, signal) => {
      signals.push(signal);
      return url.includes('slow')
        ? new Promise(() => undefined)
        : Promise.resolve(Response.json(ONLINE));
    };
    render(<Page />);
    await check('slow.example.com');
    await userEvent.clear(address());
    await userEvent.type(address(), 'play.example.com{Enter}');
    expect(await region().findByRole('heading', { name: 'play.example.com' })).toBeDefined();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('leaving the page aborts the check', async () => {
    let running: AbortSignal | undefined;
    answer = (_, signal) => {
      running = signal;
      return new Promise(() => undefined);
    };
    const { unmount } = render(<Page />);
    await check('play.example.com');
    unmount();
    expect(running?.aborted).toBe(true);
  });

  test('of two checks that cross the newest wins', async () => {
    recentServers.set(['java new.example.com']);
    let release = (_: Response) => {};
    const old = new Promise<Response>((resolve) => {
      release = resolve;
    });
    answer = (url) =>
      url.includes('old')
        ? old
        : Promise.resolve(Response.json({ ...ONLINE, hostname: 'new.example.com' }));
    render(<Page />);
    await check('old.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'new.example.com' }));
    await region().findByRole('heading', { name: 'new.example.com' });
    await act(async () => release(Response.json({ ...ONLINE, hostname: 'old.example.com' })));
    expect(region().queryByRole('heading', { name: 'old.example.com' })).toBeNull();
  });
});

describe('coming back', () => {
  test('a link that names a server checks it', async () => {
    history.replaceState(null, '', '/tools/server-status?address=play.example.com&bedrock=1');
    render(<Page />);
    expect(await region().findByText('Online')).toBeDefined();
    expect(asked).toEqual(['/api/mcsrvstat/bedrock/3/play.example.com']);
  });

  test('a link on the page to the same server as another edition checks it, and typing then does not', async () => {
    history.replaceState(null, '', '/tools/server-status?address=play.example.com');
    render(<Page />);
    await region().findByText('Online');
    act(() => {
      history.replaceState(null, '', '/tools/server-status?address=play.example.com&bedrock=1');
      samePageLinks.notify();
    });
    const both = ['/api/mcsrvstat/3/play.example.com', '/api/mcsrvstat/bedrock/3/play.example.com'];
    await waitFor(() => expect(asked).toEqual(both));
    await userEvent.type(address(), 'x');
    expect(asked).toEqual(both);
  });

  test('going back to another server checks it, going back to the same one does not', async () => {
    history.replaceState(null, '', '/tools/server-status?address=one.example.com');
    render(<Page />);
    await region().findByText('Online');
    for (const name of ['two.example.com', 'two.example.com']) {
      act(() => {
        history.replaceState(null, '', `/tools/server-status?address=${name}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await region().findByText('Online');
    }
    const both = ['/api/mcsrvstat/3/one.example.com', '/api/mcsrvstat/3/two.example.com'];
    expect(asked).toEqual(both);
    expect((address() as HTMLInputElement).value).toBe('two.example.com');
  });

  test('a server is kept once, however its address is written', async () => {
    render(<Page />);
    for (const text of ['play.example.com', 'Play.Example.com', 'play.example.com:25565']) {
      await check(text);
      await region().findByText('Online');
    }
    expect(recentServers.get()).toEqual(['java play.example.com']);
  });

  test('a recent server is asked for its plugins, too, when that is wanted', async () => {
    recentServers.set(['java play.example.com']);
    render(<Page />);
    await userEvent.click(screen.getByRole('switch', { name: /plugins too/ }));
    await userEvent.click(screen.getByRole('button', { name: 'play.example.com' }));
    expect(asked).toEqual(['/api/mcsrvstat/3/play.example.com?query=true']);
  });

  test('without a name in the link nothing is asked', () => {
    render(<Page />);
    expect(asked).toEqual([]);
  });

  test('servers that answered are kept, newest first, and can be removed', async () => {
    render(<Page />);
    await check('one.example.com');
    await region().findByText('Online');
    answer = async () => Response.json(offline('refused'));
    await check('off.example.com');
    await region().findByText('Offline');
    answer = async () => Response.json(ONLINE);
    await check('two.example.com');
    await region().findByText('Online');
    expect(recentServers.get()).toEqual(['java two.example.com', 'java one.example.com']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove two.example.com' }));
    expect(recentServers.get()).toEqual(['java one.example.com']);
    await userEvent.click(screen.getByRole('button', { name: 'one.example.com' }));
    expect(asked.at(-1)).toBe('/api/mcsrvstat/3/one.example.com');
  });
});

describe('refreshing', () => {
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const start = async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    render(<Page />);
    fireEvent.change(address(), { target: { value: 'play.example.com' } });
    fireEvent.click(button());
    await later(0);
    expect(asked).toHaveLength(1);
  };
  const toggle = () =>
    fireEvent.click(screen.getByRole('switch', { name: 'Refresh automatically' }));

  test('is off at first', async () => {
    await start();
    await later(300_000);
    expect(asked).toHaveLength(1);
  });

  test('asks again no sooner than after half a minute, keeping the answer in sight', async () => {
    await start();
    toggle();
    await later(29_000);
    expect(asked).toHaveLength(1);
    answer = async () => Response.json({ ...ONLINE, players: { online: 9, max: 20 } });
    await later(1500);
    expect(asked).toHaveLength(2);
    expect(region().getByText('9 / 20')).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Last \d+ minute/ })).toBeDefined();
  });

  test('waits until the answer has run out', async () => {
    const now = Math.floor(Date.now() / 1000);
    answer = async () =>
      Response.json({ ...ONLINE, debug: { cachetime: now, cacheexpire: now + 60 } });
    await start();
    toggle();
    await later(55_000);
    expect(asked).toHaveLength(1);
    await later(10_000);
    expect(asked).toHaveLength(2);
  });

  test('a refresh that fails keeps the answer and is tried again', async () => {
    await start();
    toggle();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await later(31_000);
    expect(region().getByText('3 / 20')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    answer = async () => Response.json({ ...ONLINE, players: { online: 9, max: 20 } });
    await later(31_000);
    expect(asked).toHaveLength(3);
    expect(region().getByText('9 / 20')).toBeDefined();
  });

  test('pauses while the page is hidden', async () => {
    await start();
    toggle();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await later(120_000);
    expect(asked).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await later(100);
    expect(asked).toHaveLength(2);
    hidden.mockRestore();
  });
});

test('snippets for other sites hold whole addresses', async () => {
  render(<Page />);
  await check('play.example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Show it on your site' }));
  const markdown = within(screen.getByRole('region', { name: 'Markdown' }));
  expect(
    markdown.getByText(
      /^!\[Status of play\.example\.com\]\(http.*\/api\/mcsrvstat\/badge\/play\.example\.com\.svg\)$/,
    ),
  ).toBeDefined();
});
