import { fc } from '@fast-check/vitest';
import type { StatusReply } from '@fucina/api-contract';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createToolFunctions, type Outside, TOOL_LIMITS } from './index.ts';

const refused = { ok: false, error: { code: 'not-asked', message: 'No.' } } as const;
const nobody: Outside = {
  serverStatus: async () => refused,
  watchedServer: async () => refused,
  mojangPlayer: async () => refused,
  mojangProfile: async () => refused,
  skinPixels: async () => refused,
};
const UUID = '069a79f444e94726a5befca90e38aaf5';
const HASH = '292009a4925b58f02c77dadc3ecef07ea4c7472f64e0fdc32ce5522489362680';
const TEXTURES = btoa(
  JSON.stringify({
    textures: {
      SKIN: { url: `http://textures.minecraft.net/texture/${HASH}`, metadata: { model: 'slim' } },
    },
  }),
);
const DEBUG: StatusReply['debug'] = {
  ping: true,
  query: false,
  bedrock: false,
  srv: false,
  querymismatch: false,
  ipinsrv: false,
  cnameinsrv: false,
  animatedmotd: false,
  cachehit: false,
  cachetime: 1_700_000_000,
  cacheexpire: 1_700_000_060,
  apiversion: 3,
  dns: { srv: [], a: [], aaaa: [] },
  error: {},
};

function call(name: string, input: unknown, outside: Partial<Outside> = {}) {
  const found = createToolFunctions({ ...nobody, ...outside }).find((each) => each.name === name);
  if (found === undefined) throw new Error(`no function ${name}`);
  return found.call(input);
}

const value = async (name: string, input: unknown, outside?: Partial<Outside>) => {
  const result = await call(name, input, outside);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('texts', () => {
  test('a text is read in the notation that it is in, and written in another', async () => {
    expect(await value('convert_text', { text: '&cHi &lyou', to: 'minimessage' })).toEqual({
      text: '<red>Hi <b>you</b></red>',
      from: 'legacy',
      losses: [],
    });
  });

  test('a text that its notation refuses is refused with what to write', async () => {
    const refused = await call('convert_text', {
      text: '§cold',
      from: 'minimessage',
      to: 'legacy',
    });
    expect(refused).toMatchObject({ error: { message: expect.stringContaining('Write <red>.') } });
  });

  test('what the new notation cannot say is listed once', async () => {
    const text = "<hover:show_text:'a'>x</hover> y <hover:show_text:'b'>z</hover>";
    const { losses } = await value('convert_text', { text, to: 'legacy' });
    expect(losses).toEqual(['hover-show_text']);
  });

  test('commands and lists are read as the text tools of the site read them', async () => {
    const command = '/give @p stone[custom_name={text:"A",color:"red"},lore=["B"]]';
    expect(await value('convert_text', { text: command, to: 'plain' })).toEqual({
      text: 'A\nB',
      from: 'give-command',
      losses: [],
    });
    const list = "```yml\nlore:\n- '&7A' # first\n- '&cB'\n```";
    const { text } = await value('convert_text', { text: list, to: 'legacy' });
    expect(text).toBe('&7A&r\n&cB');
  });

  test('what is not read, and codes that stay letters, are listed', async () => {
    const text = '{"text":"&cHi","colour":"red"}';
    const { losses } = await value('convert_text', { text, to: 'minimessage' });
    expect(losses).toEqual(['ignored-field: colour', 'other-notation: legacy']);
  });

  test.each([
    ['[b]Hi[/b]', 'bbcode'],
    ['{#ff0000>}Hi{#0000ff<}', 'cmi'],
    ['{"text":"Hi","color":"red"', 'components'],
  ])('a notation that is not read is listed: %s', async (text, name) => {
    const { losses } = await value('convert_text', { text, to: 'json' });
    expect(losses).toEqual([`other-notation: ${name}`]);
  });

  test('what cannot be read is an error with its place', async () => {
    const result = await call('convert_text', { text: '{"text":', from: 'json', to: 'plain' });
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'unexpected-end',
        message: 'The text ends too early.',
        from: 8,
        notation: 'json',
      },
    });
  });

  test('mistakes in MiniMessage come with sentence, place and fix', async () => {
    const { count, mistakes } = await value('check_minimessage', { text: '<rde>Hi' });
    expect(count).toBe(1);
    expect(mistakes).toEqual([
      {
        severity: 'warning',
        code: 'unknown-tag',
        message: 'There is no tag “rde”, so it stays text.',
        from: 0,
        to: 5,
        line: 1,
        column: 1,
        fix: '<red>',
      },
    ]);
  });

  test('what the plugin adds is no mistake, and what its players lack is one', async () => {
    const text = '<prefix> <#ff8800>Hi</#ff8800>';
    const codes = async (more: object) => {
      const { mistakes } = await value('check_minimessage', { text, ...more });
      return (mistakes as { code: string }[]).map(({ code }) => code);
    };
    expect(await codes({ tags: ['Prefix'] })).toEqual([]);
    expect(await codes({})).toEqual(['unknown-tag']);
    expect(await codes({ tags: ['prefix'], game: '1.12.2' })).toEqual(['needs-newer-game']);
  });

  test('many mistakes are counted, and the first are listed', async () => {
    const found = await value('check_minimessage', { text: '<rde>'.repeat(200) });
    expect(found.count).toBe(200);
    expect(found.mistakes).toHaveLength(TOOL_LIMITS.findings);
  });

  test('a gradient has the styles and the notation that were asked for', async () => {
    const asked = { text: 'ab', colors: ['#000000', '#ffffff'], format: '&#rrggbb', bold: true };
    expect(await value('gradient', asked)).toEqual({ text: '&#000000&la&#FFFFFF&lb' });
  });

  test('a wrong color is an error that says which', async () => {
    const result = await call('gradient', { text: 'ab', colors: ['#000', 'no'] });
    expect(result).toMatchObject({
      ok: false,
      error: {
        field: 'colors[1]',
        message: 'Colour 2 is not a hex colour: “n” is no digit from 0 to 9 or letter from a to f.',
      },
    });
  });

  test('small capitals leave tags alone unless told otherwise', async () => {
    expect(await value('small_caps', { text: '<red>Hi' })).toEqual({ text: '<red>ʜɪ' });
    const all = { text: '<red>Hi', keepCodes: false };
    expect(await value('small_caps', all)).toEqual({ text: '<ʀᴇᴅ>ʜɪ' });
  });
});

describe('heads', () => {
  test.each([
    [undefined, '1.21.5'],
    ['1.21.4', '1.20.5'],
    ['1.8.9', '1.8'],
  ])('version %s has the command that is written since %s', async (version, from) => {
    const made = await value('head_command', { who: 'Notch', version });
    expect(made.from).toBe(from);
    expect(made.command).toContain('Notch');
  });

  test.each([
    ['1.8', 'In these versions @s works from 1.12 on.'],
    ['1.12.2', undefined],
    [undefined, undefined],
  ])('in %s it is told what @s needs: %s', async (version, note) => {
    const made = await value('head_command', { who: 'Notch', target: '@s', version });
    expect(made.note).toBe(note);
  });

  test('no command is written for versions before the oldest', async () => {
    const result = await call('head_command', { who: 'Notch', version: '1.7.10' });
    const message = 'No command is written for 1.7.10: 1.8 is the oldest version.';
    expect(result).toEqual({
      ok: false,
      error: { code: 'version-too-old', message, oldest: '1.8' },
    });
  });

  test.each([
    ['/give @p stone', 'is-command'],
    ['not a player!', 'name-character'],
  ])('%s is no head', async (who, code) => {
    const message = expect.stringMatching(/\.$/);
    const error = { code, message };
    expect(await call('head_command', { who })).toMatchObject({ ok: false, error });
  });
});

test('an item with more text than a command block holds is refused in words', async () => {
  const lore = Array.from({ length: 6 }, () => 'a'.repeat(500));
  expect(await call('head_command', { who: 'Notch', lore })).toEqual({
    ok: false,
    error: {
      code: 'item-text-too-long',
      message: 'Name and lore have 3000 characters together; 1200 are allowed.',
      most: 1200,
    },
  });
});

describe('start commands', () => {
  test('a command comes with notes in sentences', async () => {
    const made = await value('start_command', { ramMb: 512 });
    expect(made.text).toContain('-Xmx512M');
    expect(made.notes).toContainEqual({
      level: 'info',
      code: 'pre-touch',
      message: expect.stringMatching(/^Java .*\.$/),
    });
    expect(JSON.stringify(made.notes)).not.toContain('{{');
  });

  test('in the form and for the Java that somebody has', async () => {
    const asked = { ramMb: 4096, form: 'systemd', java: 21, flags: 'zgc' };
    const { text } = await value('start_command', asked);
    expect(text).toContain('[Service]');
    expect(text).toContain('-XX:+ZGenerational');
  });

  test('what the settings forbid is an error with a sentence', async () => {
    const result = await call('start_command', { ramMb: 2048, jar: 'a\nb.jar' });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'jar-name-control', message: expect.stringMatching(/\.$/) },
    });
  });

  test('a pasted command is explained and repaired', async () => {
    const command = 'java -Xlog:gc -jar server.jar -Xmx4G nogui';
    const {
      arguments: parts,
      mistakes,
      unchecked,
      repaired,
    } = await value('explain_start_command', {
      command,
    });
    expect(parts).toContainEqual({ text: 'nogui', meaning: expect.stringMatching(/\.$/) });
    expect(mistakes).toMatchObject([{ level: 'problem', code: 'behind-jar' }]);
    expect(unchecked).toEqual(['-Xlog:gc']);
    expect(repaired).toBe('java -Xlog:gc -Xmx4G -jar server.jar nogui');
  });

  test.each([
    ['java -Xmx4G -jar server.jar', 'Judged for Java 25, which the newest servers need.'],
    ['jdk-8/bin/java -Xmx4G -jar a.jar', 'Judged for Java 8, which the path of Java names.'],
  ])('of %s it is said for which Java it is judged', async (command, judged) => {
    expect(await value('explain_start_command', { command })).toMatchObject({ judged });
  });
});

describe('servers and players', () => {
  test('a text of more lines than are read at once is refused', async () => {
    const convert = (lines: number) =>
      call('convert_text', { text: Array(lines).fill('[a]').join('\n'), to: 'json' });
    expect(await convert(300)).toMatchObject({ ok: true });
    expect(await convert(301)).toMatchObject({
      ok: false,
      error: { code: 'too-many-lines', most: 300 },
    });
  });

  test('a command of more words than any has is refused', async () => {
    expect(
      await call('explain_start_command', { command: `java ${'-D '.repeat(2000)}` }),
    ).toMatchObject({
      ok: false,
      error: { code: 'too-many-words', most: 1000 },
    });
  });

  test('an online server is summed up', async () => {
    const serverStatus = vi.fn<Outside['serverStatus']>(async () => ({
      ok: true,
      value: () => ({
        online: true,
        ip: '2001:db8::1',
        port: 25_565,
        edition: 'java',
        version: '1.21.4',
        protocol: { version: 769 },
        motd: { raw: ['§cHi'], clean: ['Hi'], html: [''], runs: [[]] },
        players: { online: 1, max: 20, list: [{ name: 'Notch', uuid: UUID }] },
        latency_ms: 12,
        debug: DEBUG,
      }),
    }));
    const asked = { address: 'play.example.com' };
    expect(await value('server_status', asked, { serverStatus })).toEqual({
      online: true,
      address: '[2001:db8::1]:25565',
      version: '1.21.4',
      protocol: 769,
      motd: ['Hi'],
      players: { online: 1, max: 20, names: ['Notch'] },
      latencyMs: 12,
      measuredAt: '2023-11-14T22:13:20.000Z',
      stages: ['dns', 'connect', 'handshake', 'response', 'parse'].map((stage) => ({
        stage,
        result: 'passed',
      })),
      srv: [],
    });
    const question = { address: 'play.example.com', edition: 'java' };
    expect(serverStatus).toHaveBeenCalledWith(question);
  });

  test('an offline server is an answer that says why', async () => {
    const serverStatus: Outside['serverStatus'] = async () => ({
      ok: true,
      value: () => ({
        online: false,
        ip: '203.0.113.1',
        port: 25_565,
        edition: 'java',
        latency_ms: null,
        debug: { ...DEBUG, code: 'refused', stage: 'connect', looks_like: 'bedrock' },
      }),
    });
    const found = await value('server_status', { address: '203.0.113.1' }, { serverStatus });
    expect(found).toMatchObject({
      online: false,
      problem: { code: 'refused', stage: 'connect', message: expect.stringMatching(/\.$/) },
      stages: [
        { stage: 'dns', result: 'passed' },
        { stage: 'connect', result: 'failed' },
        { stage: 'handshake', result: 'not reached' },
        { stage: 'response', result: 'not reached' },
        { stage: 'parse', result: 'not reached' },
      ],
      otherEdition: 'bedrock',
    });
  });

  const LINK = `https://fucina.example/watch/0123456789#fv_${'0'.repeat(26)}`;
  const uptime = {
    uptime: { value: 99.31, digits: 2 },
    coverage: { value: 100, digits: 0 },
    is_partly_measured: false,
    down_s: 600,
    partly_s: 0,
  } as const;
  const uptimes = {
    day: { ...uptime, uptime: null },
    week: uptime,
    month: uptime,
    quarter: uptime,
  };
  const reason = { stage: 'connect', code: 'refused' } as const;

  test('a watched server is read by the link of its watch, with its outages', async () => {
    const watchedServer = vi.fn<Outside['watchedServer']>(async () => ({
      ok: true,
      value: () => ({
        watch: {
          id: '0123456789',
          access: 'viewer',
          revision: 1,
          name: '',
          language: 'en',
          address: 'play.example.com',
          state: 'down',
          since: 1_700_000_000,
          editions: [
            {
              edition: 'java',
              address: 'play.example.com',
              state: 'down',
              since: 1_700_000_000,
              reason,
              checked_at: 1_700_000_060,
              interval_s: 60,
              latency_ms: null,
              players: null,
              uptime: uptimes,
            },
          ],
          uptime: uptimes,
          zone: 'UTC',
          created_at: 1_690_000_000,
          checked_at: 1_700_000_060,
          maintenance_until: null,
          place: '',
          paused_at: null,
          maintenance: [],
          slug: null,
          is_public: false,
          has_viewer_link: true,
        },
        incidents: [
          {
            id: 1,
            edition: 'java',
            started_at: 1_699_999_000,
            ended_at: 1_699_999_900,
            kind: 'down',
            reason,
            reasons: [],
            relapses: 0,
          },
        ],
      }),
    }));
    expect(await value('server_watch', { link: LINK }, { watchedServer })).toMatchObject({
      state: 'down',
      since: '2023-11-14T22:13:20.000Z',
      editions: [{ edition: 'java', problem: { ...reason, message: expect.any(String) } }],
      uptime: { day: { measuredPercent: 100 }, week: { percent: 99.31 } },
      outages: [{ minutes: 15, isUnstable: false, ...reason }],
    });
    expect(watchedServer).toHaveBeenCalledWith({
      origin: 'https://fucina.example',
      id: '0123456789',
      secret: `fv_${'0'.repeat(26)}`,
    });
  });

  test('what is no link of a watch is asked of nobody', async () => {
    const watchedServer = vi.fn<Outside['watchedServer']>();
    const link = 'https://fucina.example/watch/0123456789';
    expect(await call('server_watch', { link }, { watchedServer })).toMatchObject({
      ok: false,
      error: { code: 'no-watch-link' },
    });
    expect(watchedServer).not.toHaveBeenCalled();
  });

  test('a name that there is not has no address', async () => {
    const serverStatus: Outside['serverStatus'] = async () => ({
      ok: true,
      value: () => ({
        online: false,
        ip: '',
        port: 25_565,
        edition: 'java',
        latency_ms: null,
        debug: { ...DEBUG, code: 'dns_not_found', stage: 'dns' },
      }),
    });
    const found = await value('server_status', { address: 'nowhere.example' }, { serverStatus });
    expect(found).toMatchObject({ online: false, problem: { code: 'dns_not_found' } });
    expect(found).not.toHaveProperty('address');
  });

  const mojangPlayer: Outside['mojangPlayer'] = async () => ({
    ok: true,
    value: { id: UUID, name: 'Notch' },
  });
  const mojangProfile = vi.fn<Outside['mojangProfile']>(async (uuid) => ({
    ok: true,
    value: { id: uuid, name: 'Notch', properties: [{ name: 'textures', value: TEXTURES }] },
  }));
  const notch = {
    name: 'Notch',
    uuid: '069a79f4-44e9-4726-a5be-fca90e38aaf5',
    skin: { hash: HASH, model: 'slim' },
  };

  test('a player is found by name', async () => {
    const found = await value('find_player', { who: 'notch' }, { mojangPlayer, mojangProfile });
    expect(found).toEqual(notch);
  });

  test('a uuid needs no question for the name', async () => {
    expect(await value('find_player', { who: notch.uuid }, { mojangProfile })).toEqual(notch);
    expect(mojangProfile).toHaveBeenLastCalledWith(UUID);
  });

  test('the refusal of whoever asks for us is the result', async () => {
    expect(await call('find_player', { who: 'Notch' })).toEqual(refused);
    expect(await call('server_status', { address: 'a.example' })).toEqual(refused);
  });

  test('what is no player is not looked up', async () => {
    const result = await call('find_player', { who: HASH }, { mojangPlayer, mojangProfile });
    expect(result).toEqual({
      ok: false,
      error: { code: 'not-a-player', message: expect.stringMatching(/\.$/) },
    });
  });
});

describe('game versions', () => {
  test('a release has its numbers, without those that it does not have', async () => {
    expect(await value('game_version', { version: '1.8.9' })).toEqual({
      releases: [
        {
          name: '1.8.9',
          released: '2015-12-03',
          protocol: 47,
          resourcePack: '1',
          java: 8,
          paperJava: 8,
        },
      ],
    });
  });

  test('a protocol can mean several releases', async () => {
    const { releases } = await value('game_version', { protocol: 5 });
    expect(releases).toHaveLength(5);
  });

  test('without a question it is the newest release', async () => {
    const { releases } = await value('game_version', {});
    expect(releases).toHaveLength(1);
  });

  test('an unknown release is an error', async () => {
    const result = await call('game_version', { version: '1.99' });
    expect(result).toEqual({
      ok: false,
      error: { code: 'version-unknown', message: expect.stringMatching(/\.$/) },
    });
  });
});

describe('every function', () => {
  const functions = createToolFunctions(nobody);

  test('is named once and described in a few sentences', () => {
    const names = functions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, title, description } of functions) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(title).not.toBe('');
      expect(description.length).toBeLessThan(300);
    }
  });

  test.each(
    functions.filter(({ input }) => 'text' in input.shape).map(({ name }) => [name] as const),
  )('%s refuses a text that is too long before it does anything', async (name) => {
    const input = { text: 'a'.repeat(TOOL_LIMITS.text + 1), to: 'plain', colors: ['#fff'] };
    expect(await call(name, input)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
  });

  const field = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<red>', '&c', '{"text":"a"}', 'minimessage', 'json', 'Notch', '1.21', 'java'),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.constantFrom('#fff', '#000000', 'x')),
    fc.constant(undefined),
  );
  test.each(functions.map((each) => [each.name, each] as const))(
    '%s returns a value of its output schema or an error with a code',
    async (_, { input, output, call: run }) => {
      const given = fc.oneof(
        fc.record(Object.fromEntries(Object.keys(input.shape).map((key) => [key, field]))),
        fc.anything(),
      );
      await fc.assert(
        fc.asyncProperty(given, async (value) => {
          const result = await run(value);
          if (result.ok) expect(output.safeParse(result.value).error).toBeUndefined();
          else expect(result.error.code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
        }),
      );
    },
  );
});

/** Places in a JSON Schema where somebody may write as much as they like. */
function unboundedIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    type,
    enum: choices,
    const: only,
    maxLength,
    maxItems,
  } = schema as Record<string, unknown>; // of JSON Schema
  const isText = type === 'string' && !choices && only === undefined;
  return [
    ...(isText && maxLength === undefined ? [at] : []),
    ...(type === 'array' && maxItems === undefined ? [at] : []),
    ...Object.entries(schema).flatMap(([key, inner]) => unboundedIn(inner, `${at}/${key}`)),
  ];
}

test('every text and list that a tool takes has a limit', () => {
  const schemas = createToolFunctions(nobody).map(
    ({ name, input }) => [name, z.toJSONSchema(input, { io: 'input' })] as const,
  );
  expect(schemas.flatMap(([name, schema]) => unboundedIn(schema, name))).toEqual([]);
});
