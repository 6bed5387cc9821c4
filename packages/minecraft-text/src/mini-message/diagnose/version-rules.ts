import { isAtLeast } from '@fucina/game-versions';
import type { TagSource } from '../tag-source.ts';
import type { Finding } from './accepted.ts';
import type { Versions } from './versions.ts';

/** Something that some versions of Adventure refuse, or that the game refuses in what they send. */
interface Rule {
  readonly code: Finding['code'];
  readonly severity: Finding['severity'];
  /** The first version of Adventure with it. The rule also holds where no version is given. */
  readonly since?: string;
  /** The first version of Adventure without it. The rule holds only where a version is given. */
  readonly until?: string;
  readonly find: (tag: TagSource) => Pick<Finding, 'detail' | 'name' | 'args'> | undefined;
}

const LONG_NEGATIONS: Readonly<Record<string, string>> = {
  '!b': '!bold',
  '!i': '!italic',
  '!em': '!italic',
  '!u': '!underlined',
  '!st': '!strikethrough',
  '!obf': '!obfuscated',
};
const COMMANDS: ReadonlySet<string> = new Set(['run_command', 'suggest_command']);
const PLACEHOLDER = /%[a-z][\w-]*%|\{[\w.-]+\}|<[a-z][\w-]*>/i;
/** A scheme of the web, and none of the characters that a Java URI refuses. */
const WEB_ADDRESS = /^https?:\/\/(?:[^\s\\^`{}|"'<>%\p{Cc}]|%[0-9a-f]{2})+$/iu;

const RULES: readonly Rule[] = [
  {
    // Adventure 5.0 no longer knew the short names; 5.1 does again.
    code: 'short-negation',
    severity: 'warning',
    since: '5.0',
    until: '5.1',
    find({ name }) {
      const long = LONG_NEGATIONS[name];
      return long === undefined ? undefined : { name: long };
    },
  },
  {
    // The game refuses the whole message since 1.21.5; Adventure refuses the tag since 5.1.
    code: 'bad-url',
    severity: 'warning',
    find: (tag) => {
      const url = clickValue(tag, (action) => action === 'open_url');
      const isFine = url === undefined || WEB_ADDRESS.test(url) || PLACEHOLDER.test(url);
      return isFine ? undefined : { detail: url };
    },
  },
  {
    code: 'bad-page',
    severity: 'warning',
    since: '5.1',
    find: (tag) => {
      const page = clickValue(tag, (action) => action === 'change_page');
      return page === undefined || Number(page) >= 1 ? undefined : { detail: page };
    },
  },
  {
    // The game refuses the whole message since 1.21.5.
    code: 'bad-command',
    severity: 'warning',
    find: (tag) => {
      const command = clickValue(tag, (action) => COMMANDS.has(action));
      const isFine = command === undefined || !/[§\p{Cc}]/u.test(command);
      return isFine ? undefined : { detail: command };
    },
  },
  {
    code: 'legacy-show-item',
    severity: 'note',
    since: '5.0',
    find: ({ name, args }) =>
      name === 'hover' && args[0] === 'show_item' && args[3]?.startsWith('{') ? {} : undefined,
  },
  {
    // Rendering the head throws, and with it the whole message.
    code: 'bad-head-name',
    severity: 'error',
    find: ({ name, args }) => {
      const owner = args[0] ?? '';
      const isFine = name !== 'head' || owner.includes('/') || /^[\w-]*$/.test(owner);
      return isFine || PLACEHOLDER.test(owner) ? undefined : { detail: owner };
    },
  },
];

export function findByVersion(tag: TagSource, { adventure }: Versions): Finding[] {
  return RULES.flatMap(({ code, severity, since, until, find }) => {
    const isKnown = adventure !== undefined;
    if (until !== undefined && (!isKnown || isAtLeast(adventure, until))) return [];
    if (since !== undefined && isKnown && !isAtLeast(adventure, since)) return [];
    const found = find(tag);
    return found === undefined ? [] : [{ code, severity, ...found }];
  });
}

/** The value of a click event, without what the reader ignores. */
function clickValue(
  { name, args }: TagSource,
  isMeant: (action: string) => boolean,
): string | undefined {
  return name === 'click' && isMeant(args[0]?.toLowerCase() ?? '') ? args[1] : undefined;
}
