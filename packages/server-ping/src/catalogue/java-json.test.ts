// Lines 41 to 60: whatever a status' JSON may hold.
import { afterEach, describe, expect, test } from 'vitest';
import { closeFakeServers } from '../testing/fake-server.ts';
import { GOOD_STATUS } from '../testing/java-bytes.ts';
import { packMods } from '../testing/packed-mods.ts';
import { pngHead } from '../testing/png.ts';
import { lookAtJson } from '../testing/test-ping.ts';

afterEach(closeFakeServers);

const lookAtStatus = (status: unknown) => lookAtJson(JSON.stringify(status));
const INT32_MAX = 2_147_483_647;

describe('what is no status', () => {
  test.each(['null', '[]', '5', '"x"', 'true', '', ' \n\t'])('41 %j: bad JSON', async (json) => {
    expect(await lookAtJson(json)).toMatchObject({ online: false, debug: { code: 'bad_json' } });
  });

  test.each([
    '{"players":{"online":1',
    '{"players":{},}',
    '{"players":NaN}',
    "{'players':{}}",
    '\ufeff{"players":{}}',
  ])('42 %j: bad JSON', async (json) => {
    expect(await lookAtJson(json)).toMatchObject({
      online: false,
      debug: { code: 'bad_json', stage: 'parse' },
    });
  });

  test('43 invalid UTF-8 inside a string: online, with replacement characters', async () => {
    const json = Buffer.concat([
      Buffer.from('{"description":"a'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('b"}'),
    ]);
    expect((await lookAtJson(json)).motd?.clean).toEqual(['a\ufffd\ufffdb']);
  });
});

test.each(['version', 'players', 'description', 'favicon', 'modinfo', 'forgeData'])(
  'what has the field %s is a status, even with the fields of a text',
  async (name) => {
    expect(await lookAtStatus({ text: 'x', [name]: {} })).toMatchObject({ online: true });
  },
);

test.each([{ text: 'Away' }, { translate: 'Away' }, { extra: ['Away'] }])(
  '%j is no status, but a reason',
  async (message) => {
    expect(await lookAtStatus(message)).toMatchObject({
      online: false,
      debug: { code: 'not_minecraft', reason: { clean: ['Away'] } },
    });
  },
);

describe('fields that are missing or wrong', () => {
  test('44 {}: online, counts 0, no version', async () => {
    const reply = await lookAtJson('{}');
    expect(reply).toMatchObject({
      online: true,
      players: { online: 0, max: 0 },
      motd: { raw: [] },
    });
    expect(reply).not.toHaveProperty('version');
  });

  test('45 no players: online', async () => {
    expect(await lookAtStatus({ version: { name: 'x' } })).toMatchObject({
      online: true,
      players: { online: 0, max: 0 },
    });
  });

  test.each<[string, number, number]>([
    ['"many"', 0, 0],
    ['null', 0, 0],
    ['[1,2]', 0, 0],
    ['{"online":"3","max":"20"}', 0, 0],
    ['{"online":3.9,"max":-0.5}', 3, 0],
    ['{"online":1e400,"max":-1e400}', INT32_MAX, -2_147_483_648],
    ['{"online":-5,"max":1e12}', -5, INT32_MAX],
  ])('46 players %s: finite whole numbers', async (players, online, max) => {
    const reply = await lookAtJson(`{"players":${players}}`);
    expect(reply).toMatchObject({ online: true, players: { online, max } });
  });

  test.each<[unknown, string | undefined]>([
    ['1.21', '1.21'],
    [121, undefined],
    [{}, undefined],
    [{ name: 'v'.repeat(30_000) }, 'v'.repeat(256)],
    [{ name: '§aPaper §l1.21' }, 'Paper 1.21'],
    [{ name: '<b>1.21</b>' }, '<b>1.21</b>'],
    [{ name: 'a\0b\u202ec' }, 'abc'],
    [{ name: 'Paper§' }, 'Paper'],
    [{ name: 'Paper §🎉1.21' }, 'Paper 1.21'],
    [{ name: 'Paper\n1.21' }, 'Paper 1.21'],
  ])('47 version %j: plain text, not too long', async (version, expected) => {
    expect((await lookAtStatus({ version })).version).toBe(expected);
  });

  test.each<[unknown, number | undefined]>([
    [-1, -1],
    [0, 0],
    [769, 769],
    [2 ** 40, undefined],
    ['769', undefined],
    [1.5, undefined],
  ])('48 protocol %j', async (protocol, expected) => {
    const reply = await lookAtStatus({ version: { name: 'x', protocol } });
    expect(reply.protocol?.version).toBe(expected);
  });

  test.each([
    [47, '1.8.9'],
    [340, '1.12.2'],
    [769, '1.21.4'],
    [774, '1.21.11'],
    [-1, undefined],
    [46, undefined],
    [0x40000001, undefined],
  ])('48 protocol %i is that of release %s', async (protocol, name) => {
    const reply = await lookAtStatus({ version: { name: 'Any words', protocol } });
    expect(reply.protocol).toEqual({ version: protocol, ...(name && { name }) });
  });

  test('49 the last of two equal keys wins', async () => {
    const reply = await lookAtJson(
      '{"players":{"online":1,"online":2},"description":"a","description":"b"}',
    );
    expect(reply).toMatchObject({ players: { online: 2 }, motd: { clean: ['b'] } });
  });

  test('50 keys of the language itself change nothing', async () => {
    const evil = '{"online":9,"max":9,"name":"evil","color":"red","bold":true}';
    const reply = await lookAtJson(
      `{"__proto__":${evil},"constructor":${evil},"toString":1,"hasOwnProperty":1,` +
        `"players":{"__proto__":${evil}},"version":{"__proto__":${evil}},"description":{"text":"x","__proto__":${evil}}}`,
    );
    expect(reply).toMatchObject({
      online: true,
      players: { online: 0, max: 0 },
      motd: { html: ['x'] },
    });
    expect(reply).not.toHaveProperty('version');
    expect({}).not.toHaveProperty('bold');
  });
});

describe('far too much', () => {
  test('51 20 000 nested parts: an answer', async () => {
    const deep = `${'{"text":"a","extra":['.repeat(20_000 / 2)}"x"${']}'.repeat(20_000 / 2)}`;
    const reply = await lookAtJson(`{"description":${deep}}`);
    expect(reply).toMatchObject({ online: true, motd: { clean: [`${'a'.repeat(17)}...`] } });
  });

  test('52 100 000 nested lists: an answer', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await lookAtJson(`{"description":${deep}}`)).toMatchObject({ online: true });
    expect(await lookAtJson(deep)).toMatchObject({ online: false });
  });

  test('53 50 000 sibling parts: a bounded answer', async () => {
    const colors = ['red', 'gold', 'aqua'];
    const extra = Array.from({ length: 8000 }, (_, i) => ({ text: 'x"', color: colors[i % 3] }));
    const parts = await lookAtStatus({ description: { text: '', extra } });
    const many = await lookAtJson(`{"description":[${'"x",'.repeat(50_000)}"x"]}`);
    expect(JSON.stringify(parts).length).toBeLessThan(300_000);
    expect(many.motd?.clean[0]?.length).toBeLessThanOrEqual(4096);
  });

  test('54 200 KB of one text: cut', async () => {
    const reply = await lookAtStatus({ description: 'x'.repeat(200_000) });
    expect(reply.motd?.clean).toEqual(['x'.repeat(4096)]);
  });

  test('55 2 000 line breaks: eight lines', async () => {
    const reply = await lookAtStatus({ description: `a${'\n'.repeat(2000)}b` });
    expect(reply.motd?.clean).toHaveLength(8);
    expect(reply.motd?.raw).toHaveLength(8);
    expect(reply.motd?.html).toHaveLength(8);
  });
});

describe('the player sample', () => {
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const zero = '00000000-0000-0000-0000-000000000000';
  const sampleOf = async (sample: unknown) => {
    const reply = await lookAtStatus({ players: { online: 1, max: 2, sample } });
    return { list: reply.players?.list, info: reply.info };
  };

  test('56 players keep name and id', async () => {
    expect(
      await sampleOf([
        { name: 'Notch', id: id(1) },
        { name: '.Bedrock_1', id: zero },
      ]),
    ).toEqual({
      list: [
        { name: 'Notch', uuid: id(1) },
        { name: '.Bedrock_1', uuid: zero },
      ],
      info: undefined,
    });
  });

  test('56 at most 100 entries; what is no entry is left out', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => ({ name: `player_${n}`, id: id(n) }));
    expect((await sampleOf(many)).list).toHaveLength(100);
    const mixed = [null, 5, 'x', { name: 7 }, { id: id(1) }, { name: 'Steve', id: id(2) }];
    expect((await sampleOf(mixed)).list).toEqual([{ name: 'Steve', uuid: id(2) }]);
    expect((await sampleOf('nobody')).list).toBeUndefined();
  });

  test('56 names are cut and lose their codes', async () => {
    const list = (
      await sampleOf([
        { name: `§a${'n'.repeat(1000)}`, id: id(1) },
        { name: 'a', id: 'x' },
      ])
    ).list;
    expect(list).toEqual([
      { name: 'n'.repeat(64), uuid: id(1) },
      { name: 'a', uuid: '' },
    ]);
  });

  test.each([
    [
      'zero ids',
      [
        { name: '§aVote for us!', id: zero },
        { name: 'Steve', id: zero },
      ],
    ],
    ['no ids', [{ name: '§aVote for us!' }, { name: 'Steve' }]],
    [
      'one id for all',
      [
        { name: '§aVote for us!', id: id(1) },
        { name: 'Steve', id: id(1) },
      ],
    ],
  ])('56 advertising with %s is information, not players', async (_, sample) => {
    const { list, info } = await sampleOf(sample);
    expect(list).toBeUndefined();
    expect(info).toMatchObject({
      clean: ['Vote for us!', 'Steve'],
      raw: ['§aVote for us!', 'Steve'],
    });
  });

  test('56 lines of advertising are cut, and stay lines', async () => {
    const lines = ['x'.repeat(1000), 'a\nb'].map((name) => ({ name, id: zero }));
    const { info } = await sampleOf(lines);
    expect(info?.clean).toEqual(['x'.repeat(256), 'a b']);
  });

  test.each([
    [
      'a mark of Bedrock',
      [
        { name: '*Bedrock_1', id: zero },
        { name: 'Steve', id: id(1) },
      ],
    ],
    ['a name that no player has, but an id of its own', [{ name: 'Two Words', id: id(1) }]],
  ])('56 players with %s are players', async (_, sample) => {
    expect(await sampleOf(sample)).toMatchObject({ list: sample.map(({ name }) => ({ name })) });
  });

  test('56 hidden players count as players', async () => {
    const hidden = { name: 'Anonymous Player', id: zero };
    expect((await sampleOf([hidden, hidden])).list).toHaveLength(2);
  });
});

describe('57 mods', () => {
  test.each<[string, unknown, unknown]>([
    ['no forge data', { forgeData: null }, undefined],
    ['no list', { forgeData: { mods: null, channels: null } }, undefined],
    [
      'FML1',
      { modinfo: { type: 'FML', modList: [{ modid: 'jei', version: '4.1' }, null] } },
      [{ name: 'jei', version: '4.1' }],
    ],
    [
      'FML2',
      { forgeData: { mods: [{ modId: 'forge', modmarker: 'ANY' }, { modId: 'x' }, {}] } },
      [
        { name: 'forge', version: 'ANY' },
        { name: 'x', version: '' },
      ],
    ],
    [
      'names that are far too long, with codes',
      { forgeData: { mods: [{ modId: 'm'.repeat(100), modmarker: '§a1' }] } },
      [{ name: 'm'.repeat(64), version: '1' }],
    ],
    [
      'packed',
      {
        forgeData: {
          d: packMods([
            ['create', '0.5.1'],
            ['server_only', null],
          ]),
        },
      },
      [
        { name: 'create', version: '0.5.1' },
        { name: 'server_only', version: '' },
      ],
    ],
  ])('%s', async (_, status, expected) => {
    expect((await lookAtStatus(status)).mods).toEqual(expected);
  });

  test('20 000 of them: 1 000, and said so', async () => {
    const mods = Array.from({ length: 10_000 }, (_, n) => ({ modId: `m${n}` }));
    const reply = await lookAtStatus({ forgeData: { mods } });
    expect(reply.mods).toHaveLength(1000);
    expect(reply.mods_truncated).toBe(true);
  });

  test.each([
    ['an empty string', ''],
    ['one character', '\u7fff'],
    ['a length beyond its end', '\u7fff\u7fffabc'],
    ['counts beyond its end', packMods([['a', '1']], 65_535)],
    ['channels beyond its end', packMods([['a', '1']], 1, 0x7ffffffe)],
  ])('packed data with %s: still an answer', async (_, d) => {
    expect(await lookAtStatus({ forgeData: { d } })).toMatchObject({ online: true });
  });
});

describe('the icon', () => {
  const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  const good = pngHead(64, 64);

  test.each<[string, unknown]>([
    ['58 SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['58 GIF', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
    ['58 a URL', 'https://example.com/icon.png'],
    ['58 a script', 'javascript:alert(1)'],
    ['58 an upper-case prefix', url(good).replace('data:image/png', 'DATA:IMAGE/PNG')],
    ['58 no prefix', good.toString('base64')],
    ['58 a quote that breaks out', `${url(good)}" onerror="alert(1)`],
    ['58 a number', 7],
    ['58 an object', { toString: 'x' }],
    ['59 a wrong signature', url(Buffer.from('not a png, but long enough for a head'))],
    [
      '59 no IHDR',
      url(Buffer.concat([good.subarray(0, 12), Buffer.from('IDAT'), good.subarray(16)])),
    ],
    ['59 0 × 64', url(pngHead(0, 64))],
    ['59 64 × 0', url(pngHead(64, 0))],
    ['59 1025 × 64', url(pngHead(1025, 64))],
    ['59 64 × 1025', url(pngHead(64, 1025))],
    ['59 a head that is cut off', url(good.subarray(0, 23))],
    ['59 100 000 × 100 000', url(pngHead(100_000, 100_000))],
    ['59 150 KB', url(Buffer.concat([good, Buffer.alloc(150_000)]))],
  ])('%s is dropped, the server is online', async (_, favicon) => {
    const reply = await lookAtStatus({ ...GOOD_STATUS, favicon });
    expect(reply.online).toBe(true);
    expect(reply).not.toHaveProperty('icon');
  });

  test.each([1, 1024])('59 %i pixels wide and high: kept', async (side) => {
    const favicon = url(pngHead(side, side));
    expect((await lookAtStatus({ favicon })).icon).toBe(favicon);
  });

  test('60 base64 with line breaks is accepted and normalised', async () => {
    const wrapped = url(good).replace(/(.{40})/g, '$1\r\n');
    const favicon = wrapped.replace(/^.*?base64,/s, 'data:image/png;base64,');
    expect((await lookAtStatus({ favicon })).icon).toBe(url(good));
  });
});
