// The dearest input that we know of everything that has a price. What is missing here fails `prices.test.ts`.
import { type Endpoint, endpoints, MAX_ANSWER_BYTES, type Price } from '@fucina/api-contract';
import { everyPage, pageById } from '@fucina/site';
import { createToolFunctions, documentAddresses, TOOL_LIMITS } from '@fucina/tool-functions';
import { linkPictures } from '../link-pictures/link-pictures.ts';
import { PLAIN_STATUS_PATH } from '../pages/plain-status.ts';
import { EMBED_PRICE, EMBED_ROUTE } from '../watch/public/embed-routes.ts';
import { STATUS_PAGE_PRICE } from '../watch/public/status-page.ts';
import { START_S } from '../watch/testing/test-watch.ts';
import { PLAYER, SECRET } from './dear-world.ts';

export interface PricedRequest {
  readonly name: string;
  readonly price: Price;
  /** Another one each time, so that no cache has the answer. Undefined: nobody has written down the dearest. */
  readonly request: ((turn: number) => Request) | undefined;
  /** 200 unless told. */
  readonly status?: number;
}

type Make<Input> = (turn: number) => Input;

const PAIRS = JSON.stringify(Array.from({ length: 256 }, (_, at) => (at % 2 ? '#fff' : '#000')));
const query = (fields: Readonly<Record<string, string>>) => `?${new URLSearchParams(fields)}`;
const host = (turn: number) => `n${turn}.example.com`;
const hash = (turn: number) => turn.toString(16).padStart(64, '0');

/** Path and query, by the id of the endpoint. */
const PATHS: Readonly<Record<string, Make<string>>> = {
  javaStatus: (turn) => `/api/mcsrvstat/3/${host(turn)}`,
  bedrockStatus: (turn) => `/api/mcsrvstat/bedrock/3/${host(turn)}`,
  serverIcon: (turn) => `/api/mcsrvstat/icon/${host(turn)}`,
  serverBadge: (turn) => `/api/mcsrvstat/badge/${host(turn)}.svg`,
  playerProfile: (turn) => `/api/mojang/users/profiles/minecraft/Player${turn}`,
  sessionProfile: () => `/api/session/profile/${PLAYER}?refresh`,
  avatarImage: (turn) => `/api/crafatar/avatars/${hash(turn)}?size=512&overlay`,
  headImage: (turn) => `/api/crafatar/renders/head/${hash(turn)}?scale=10&overlay`,
  bodyImage: (turn) => `/api/crafatar/renders/body/${hash(turn)}?scale=10&overlay`,
  bustImage: (turn) => `/api/crafatar/renders/bust/${hash(turn)}?scale=10&overlay`,
  skinImage: (turn) => `/api/crafatar/skins/${hash(turn)}`,
  capeImage: () => `/api/crafatar/capes/${PLAYER}`,
  playerHead: (turn) => `/head/${hash(turn)}?scale=10&overlay`,
  gradient: (turn) =>
    `/api/v2/rgb${query({ text: 'a'.repeat(5500 - (turn % 100)), colors: PAIRS, format: 'JSON' })}`,
};

/** A body and the secret of the watch that is kept in `dear-world.ts`. */
interface WatchRequest {
  readonly path: string;
  readonly body?: (turn: number) => unknown;
}

/** What needs a secret or a body, by the id of the endpoint. */
const WATCH_REQUESTS: Readonly<Record<string, WatchRequest>> = {
  createWatch: {
    path: '/api/watch',
    body: (turn) => ({ address: host(turn), editions: ['java', 'bedrock'], zone: 'Europe/Rome' }),
  },
  watch: { path: '' },
  changeWatch: { path: '', body: () => ({ revision: 1, name: 'W'.repeat(80) }) },
  removeWatch: { path: '' },
  renewSecret: { path: '/secret' },
  renewViewer: { path: '/viewer' },
  removeViewer: { path: '/viewer' },
  checkWatch: { path: '/check' },
  pauseWatch: { path: '/pause' },
  resumeWatch: { path: '/resume' },
  addMaintenance: { path: '/maintenance', body: (turn) => ({ ends_at: START_S + 60 + turn }) },
  removeMaintenance: { path: '/maintenance/1' },
  watchChannels: { path: '/channels' },
  addChannel: {
    path: '/channels',
    body: () => ({ kind: 'webhook', url: 'https://hooks.example.com/'.padEnd(2048, 'a') }),
  },
  changeChannel: { path: '/channels/channel1', body: () => ({ label: 'W'.repeat(80) }) },
  removeChannel: { path: '/channels/channel1' },
  testChannel: { path: '/channels/channel1/test' },
  renewChannelSecret: { path: '/channels/channel1/secret' },
  sendAgain: { path: '/channels/channel1/again', body: () => ({ alert: 'wa_0' }) },
  watchDeliveries: { path: '/deliveries' },
  watchHistory: { path: '/history?range=week' },
  watchDays: { path: '/days' },
  watchIncidents: { path: '/incidents' },
  watchEvents: { path: '/events' },
  watchHeat: { path: '/heat?days=90' },
  watchLive: { path: '/live' },
  watchExport: { path: '/export' },
};

/** On the public page, by the id of the endpoint. */
const PUBLIC_PATHS: Readonly<Record<string, string>> = {
  publicStatus: '',
  publicHistory: '/history?range=week',
  publicDays: '/days',
  publicIncidents: '/incidents',
  publicEvents: '/events',
  publicHeat: '/heat?days=90',
  publicLive: '/live',
  publicBadge: '/badge.svg?show=uptime&days=90',
  publicSpark: '/spark.svg?show=latency&days=7',
  publicFeed: '/feed.atom?lng=it',
  publicPicture: '/og.png',
};

function requestOf({ id, method }: Endpoint): Make<Request> | undefined {
  const path = PATHS[id];
  if (path !== undefined) return (turn) => at(path(turn));
  const publicPath = PUBLIC_PATHS[id];
  if (publicPath !== undefined) return () => at(`/api/status/full${publicPath}`);
  const request = WATCH_REQUESTS[id];
  if (request === undefined) return undefined;
  // Each time another watch, because one is not checked twice in half a minute.
  const before = (turn: number) => (id === 'createWatch' ? '' : `/api/watch/full${turn}`);
  return (turn) =>
    new Request(`http://localhost${before(turn)}${request.path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      ...(request.body && { body: JSON.stringify(request.body(turn)) }),
    });
}

const rainbow = (letters: number) => `<rainbow>${'"'.repeat(letters)}`;

/** As many lines as there is room for; `%` is their number. */
function filled(most: number, line: string): string {
  const lines = Array.from({ length: most / line.length }, (_, at) => line.replace('%', `${at}`));
  return `${lines
    .join('\n')
    .slice(0, most - 1)
    .replace(/\n[^\n]*$/, '')}\n`;
}

const MESSAGES = 'plugins/A/messages.yml';
const DRESSED = '<b><i><u><st><shadow:red:0.5>';

/** Arguments, by the name of the tool. Where each part of the work has input that is dear for it, there are several. */
const ARGUMENTS: Readonly<Record<string, unknown>> = {
  convert_text: [
    {
      text: `${'<hover:show_text:"<rainbow>x">'.repeat(40)}<rainbow>${'a'.repeat(2700)}`,
      from: 'minimessage',
      to: 'ansi',
    },
    { text: '<rainbow><hover:show_text:"'.repeat(148), to: 'ansi' },
    // Lines that are no JSON, each read on its own.
    {
      text: Array(TOOL_LIMITS.lines).fill('[a,b,c,d,e]').join('\n'),
      from: 'json',
      to: 'json',
    },
  ],
  check_minimessage: { text: '<rde>&a'.repeat(570) },
  preview_text: [
    // Boxes for what our font lacks, drawn twice and slanted; then all that a letter can have, half seen through.
    { text: `<b><i><rainbow>${`${'W漢'.repeat(12)}\n`.repeat(16)}`, place: 'tab-list', scale: 2 },
    { text: `<b><i><rainbow>${`${'W漢'.repeat(12)}\n`.repeat(16)}`, place: 'item', scale: 2 },
    {
      text: `<rainbow>${DRESSED}${`${'WikW '.repeat(6)}\n`.repeat(12)}`,
      place: 'sidebar',
      scale: 3,
    },
    // A line that is many times as long as what is seen of it.
    { text: `<b><i>${'W漢'.repeat(200)}`, place: 'item', scale: 4 },
  ],
  check_file: [
    // One long text with a mistake in every few letters: each of them has a place in the file.
    `a: "${'<rde>'.repeat(TOOL_LIMITS.file / 5 - 2)}"`,
    // Files that are no YAML, with a mistake in every few letters.
    ': - '.repeat(TOOL_LIMITS.file / 4),
    '\n*x '.repeat(TOOL_LIMITS.file / 4),
    "\ta: '&a'\n".repeat(TOOL_LIMITS.file / 9),
    // Brackets that are read again because of their indentation, with as many strings as there is room for.
    `[<shadow:red:0.5>${'[a]\n;'.repeat(TOOL_LIMITS.file / 5 - 4)}`,
  ].map((content) => ({ path: MESSAGES, content, notes: true })),
  convert_file: [
    { content: filled(TOOL_LIMITS.file, "a%: '&aHi &lyou &#ff8800there'") },
    // What only the whole reader of YAML reads, as many texts as there is room for.
    { content: filled(TOOL_LIMITS.file, "a: '&axxxxxxxxx'"), to: 'json' },
    // A line break that the new text has not, and a block of lines cannot be without.
    { content: filled(TOOL_LIMITS.file, 'a%: |\n §axxxxxx'), to: 'json' },
  ].map((given) => ({ path: MESSAGES, readsMiniMessage: true, unsure: true, ...given })),
  motd: { line1: `<rainbow>${'W'.repeat(160)}`, line2: `<rainbow>${'W'.repeat(160)}` },
  render_skin: { who: hash(7), view: 'body' },
  gradient: { text: 'a'.repeat(2400), colors: JSON.parse(PAIRS).slice(0, 64), format: 'JSON' },
  small_caps: { text: '<a&b'.repeat(1000) },
  head_command: { who: PLAYER, lore: Array.from({ length: 5 }, () => rainbow(230)) },
  start_command: { ramMb: 12_000, jar: '"'.repeat(255), flags: 'aikar' },
  explain_start_command: [
    { command: `java ${'-D '.repeat(TOOL_LIMITS.words - 2)}` },
    { command: '\n-Xaaaaa'.repeat(TOOL_LIMITS.words - 1) },
    { command: `java ${'-XX:+a;'.repeat(1100)}` },
  ],
  server_status: { address: 'play.example.com' },
  server_watch: { link: `https://fucina.example/watch/0123456789#${SECRET}` },
  find_player: { who: PLAYER },
  game_version: { protocol: 47 },
};

const LINKED_RAINBOW = `<rainbow>${'Wiki '.repeat(340)}`;

/** The state that a link opens, by the tool. */
const STATES: Readonly<Record<string, Make<Readonly<Record<string, string>>>>> = {
  'text-workshop': (turn) => ({ text: `${turn}${LINKED_RAINBOW}` }),
  'text-gradient': (turn) => ({ text: `${turn}${'Wiki '.repeat(340)}`, colors: '#f00,#00f' }),
  'small-caps': (turn) => ({ text: `${turn}${'wiki '.repeat(340)}` }),
  'lore-generator': (turn) => ({
    title: `${turn}`,
    lines: Array.from({ length: 60 }, () => '<rainbow>Wiki wiki wiki').join('\n'),
  }),
  motd: (turn) => ({
    line1: `${turn}<rainbow>${'W'.repeat(800)}`,
    line2: LINKED_RAINBOW.slice(0, 800),
  }),
  'server-status': (turn) => ({ address: host(turn) }),
  skins: (turn) => ({ player: hash(turn) }),
  skulls: (turn) => ({ player: hash(turn), name: rainbow(490), lore: rainbow(490) }),
};

const at = (path: string) =>
  new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } });

function message(method: string, params: unknown): Request {
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
}

const nobody = async () => ({ ok: false, error: { code: 'not-asked', message: 'No.' } }) as const;
const tools = createToolFunctions({
  serverStatus: nobody,
  watchedServer: nobody,
  mojangPlayer: nobody,
  mojangProfile: nobody,
  skinPixels: nobody,
});

/** What is no endpoint, by the path of its route. */
const OTHER_ROUTES: Readonly<Record<string, Make<Request>>> = {
  '/healthz': () => at('/healthz'),
  '/api/openapi.json': () => at('/api/openapi.json'),
  '/mcp': () => message('tools/list', {}),
  '/mcp/server-card': () => at('/mcp/server-card'),
  '/.well-known/ai-catalog.json': () => at('/.well-known/ai-catalog.json'),
  '/robots.txt': () => at('/robots.txt'),
  '/sitemap.xml': () => at('/sitemap.xml'),
  '/llms.txt': () => at('/llms.txt'),
  '/opensearch.xml': () => at('/opensearch.xml'),
  [PLAIN_STATUS_PATH]: (turn) =>
    at(`${PLAIN_STATUS_PATH}?check=1&address=${turn}${'"'.repeat(1300)}`),
};

/** What else a client of the Model Context Protocol may ask, each as dear as it can be. */
const MESSAGES_OF_CLIENTS: Readonly<Record<string, unknown>> = {
  'resources/list': {},
  'resources/templates/list': {},
  'prompts/list': {},
  'prompts/get': { name: 'make_motd', arguments: { server: 'x'.repeat(300) } },
  'completion/complete': {
    ref: { type: 'ref/resource', uri: 'fucina://rules/{+rule}' },
    argument: { name: 'rule', value: '' },
  },
  'tools/call': { name: 'game_version', arguments: Object.fromEntries(numbered(480)) },
};

function numbered(count: number): [string, number][] {
  return Array.from({ length: count }, (_, at) => [`key${at}`, at]);
}

/** Its answers are made once, or are short. */
const OTHER_PRICE: Price = { class: 'fair', answerBytes: MAX_ANSWER_BYTES };

/** A page whose address opens a state. */
const LINKED_PAGE: Price = { class: 'fair', answerBytes: MAX_ANSWER_BYTES };

const STATUS_PAGE = '/status/:name';

/** The routes whose requests are among those below. */
export const pricedRoutes: ReadonlySet<string> = new Set([
  ...endpoints.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')),
  ...Object.keys(OTHER_ROUTES),
  ...everyPage.map(({ path }) => path),
  '/link-picture/:file',
  STATUS_PAGE,
  EMBED_ROUTE,
]);

/** Endpoints, tools of the Model Context Protocol, pictures of links with the pages that name them, and the rest. */
export const pricedRequests: readonly PricedRequest[] = [
  ...endpoints.map((endpoint) => {
    const { id, price, status = 200 } = endpoint;
    return { name: id, price, request: requestOf(endpoint), status };
  }),
  ...tools.flatMap(({ name, price }) =>
    [ARGUMENTS[name]].flat().map((given, at) => {
      const request = given ? () => message('tools/call', { name, arguments: given }) : undefined;
      return { name: `mcp ${name}${at > 0 ? ` ${at + 1}` : ''}`, price, request };
    }),
  ),
  ...documentAddresses().map((uri) => ({
    name: `mcp ${uri}`,
    price: OTHER_PRICE,
    request: () => message('resources/read', { uri }),
  })),
  ...Object.entries(MESSAGES_OF_CLIENTS).map(([method, params]) => ({
    name: `mcp ${method}`,
    price: OTHER_PRICE,
    request: () => message(method, params),
  })),
  ...linkPictures.map(({ tool, price }) => {
    const state = STATES[tool];
    return {
      name: `picture ${tool}`,
      price,
      request: state && ((turn: number) => at(`/link-picture/${tool}.png${query(state(turn))}`)),
    };
  }),
  ...linkPictures.map(({ tool }) => {
    const state = STATES[tool];
    const { path } = pageById(tool);
    return {
      name: `page ${tool}`,
      price: LINKED_PAGE,
      request: state && ((turn: number) => at(`${path}${query(state(turn))}`)),
    };
  }),
  ...Object.entries(OTHER_ROUTES).map(([name, request]) => ({
    name,
    price: OTHER_PRICE,
    request,
  })),
  // Those that are kept: who has one written that is not, pays for the requests of the API that would read as much.
  { name: 'embedded status', price: EMBED_PRICE, request: () => at('/embed/0123456789') },
  {
    name: 'status page',
    price: STATUS_PAGE_PRICE,
    request: () => at('/status/0123456789?range=week'),
  },
  { name: 'a page', price: OTHER_PRICE, request: () => at('/tools') },
  { name: 'no page', price: OTHER_PRICE, request: (turn) => at(`/none-${turn}`), status: 404 },
];
