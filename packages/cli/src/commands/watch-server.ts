import { explainOffline } from '@fucina/server-ping/messages';
import { Argument, type Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { Language } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { readSite, readWatchLink, type WatchLink, writeWatchLink } from '../watched/link.ts';
import { askSite, type Created, type Watched } from '../watched/site.ts';

interface WatchServerOptions {
  readonly site?: string;
  readonly edition: 'java' | 'bedrock' | 'both';
  readonly yes: boolean;
  readonly json: boolean;
}

type Action = (typed: string, options: WatchServerOptions, terminal: Terminal) => Promise<number>;

const ACTIONS = { create, show, delete: remove } as const satisfies Readonly<
  Record<string, Action>
>;
/** What somebody should do something about. */
const PROBLEMS: ReadonlySet<Watched['state']> = new Set(['down', 'partly', 'unstable']);

export function define(
  command: Command,
  { terminal, language, option, finish }: CommandContext,
): void {
  command
    .addArgument(
      new Argument('<action>', language.say('argument_watch_action')).choices(Object.keys(ACTIONS)),
    )
    .argument('<server>', language.say('argument_watched'))
    .addOption(option('--site <url>', 'option_site'))
    .addOption(
      option('--edition <edition>', 'option_edition')
        .choices(['java', 'bedrock', 'both'])
        .default('java'),
    )
    .addOption(option('--yes', 'option_yes').default(false))
    .addOption(option('--json', 'option_json').default(false))
    .action(async (action: keyof typeof ACTIONS, server: string, options) =>
      finish(await ACTIONS[action](server, options, terminal)),
    );
}

/** The link is all that is printed, so that it can be kept by what reads it. */
async function create(
  address: string,
  { site: typed, edition, json }: WatchServerOptions,
  terminal: Terminal,
): Promise<number> {
  const { language, print, tell } = terminal;
  if (typed === undefined) throw new CliError(language.say('watch_server_no_site'));
  const site = readSite(typed, language);
  const body = {
    address,
    editions: edition === 'both' ? ['java', 'bedrock'] : [edition],
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: language.code,
  };
  const { id, secret, watch } = await askSite<Created>(
    { site, path: '/api/watch', method: 'POST', body },
    language,
  );
  const link = writeWatchLink({ site, id, secret });
  await print(json ? `${JSON.stringify({ id, link }, null, 2)}\n` : `${link}\n`);
  tell(language.say('watch_server_created', { address: watch.address }));
  return EXIT.clean;
}

async function show(
  typed: string,
  { json }: WatchServerOptions,
  terminal: Terminal,
): Promise<number> {
  const { language, print } = terminal;
  const link = readWatchLink(typed, language);
  const watch = await askSite<Watched>(callOf(link, 'GET'), language);
  const text = json ? JSON.stringify(watch, null, 2) : (await describe(watch, language)).join('\n');
  await print(`${text}\n`);
  return PROBLEMS.has(watch.state) ? EXIT.problems : EXIT.clean;
}

async function remove(
  typed: string,
  { yes }: WatchServerOptions,
  { language, tell }: Terminal,
): Promise<number> {
  const link = readWatchLink(typed, language);
  if (!yes) throw new CliError(language.say('watch_server_sure'));
  await askSite(callOf(link, 'DELETE'), language);
  tell(language.say('watch_server_deleted'));
  return EXIT.clean;
}

function callOf({ site, id, secret }: WatchLink, method: 'GET' | 'DELETE') {
  return { site, path: `/api/watch/${id}`, method, secret };
}

async function describe(watch: Watched, language: Language): Promise<readonly string[]> {
  const { code, say } = language;
  const { siteWordsOf } = await import('../site-words.ts');
  const { states } = siteWordsOf(language).server_watch;
  const percent = (found: Watched['uptime']['day']) =>
    found.uptime === null
      ? say('watch_server_unmeasured')
      : new Intl.NumberFormat(code, {
          style: 'percent',
          minimumFractionDigits: found.uptime.digits,
          maximumFractionDigits: found.uptime.digits,
        }).format(found.uptime.value / 100);
  const moment = new Intl.DateTimeFormat(code, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: watch.zone,
  });
  const editions = watch.editions.flatMap(
    ({ edition, address, state, since, reason, players, max }) => {
      const name = edition === 'java' ? 'Java' : 'Bedrock';
      const said = { edition: name, address, state: states[state] };
      return [
        since === null
          ? say('watch_server_edition', said)
          : say('watch_server_edition_since', { ...said, since: moment.format(since * 1000) }),
        ...(reason === undefined ? [] : [`  ${explainOffline(reason, code)}`]),
        ...(players === null || max === undefined
          ? []
          : [`  ${say('status_players', { online: players, max })}`]),
      ];
    },
  );
  const { day, week, month, quarter } = watch.uptime;
  const uptimes = { day, week, month, quarter };
  const told = Object.fromEntries(
    Object.entries(uptimes).map(([range, found]) => [range, percent(found)]),
  );
  return [
    `${watch.name || watch.address}: ${states[watch.state]}`,
    ...editions,
    say('watch_server_uptime', told),
    say('watch_server_zone', { zone: watch.zone }),
  ];
}
