import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type Recognised, recognise } from './recognise.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const kinds = (text: string) => recognise(text).map(({ kind }) => kind);

test.each([
  ['mc.example.net', { kind: 'server', edition: 'java', address: 'mc.example.net' }],
  [
    ' play.example.org:25570\n',
    { kind: 'server', edition: 'java', address: 'play.example.org:25570' },
  ],
  [
    'play.example.org:19132',
    { kind: 'server', edition: 'bedrock', address: 'play.example.org:19132' },
  ],
  ['203.0.113.7', { kind: 'server', edition: 'java', address: '203.0.113.7' }],
  ['[2001:db8::1]:25566', { kind: 'server', edition: 'java', address: '[2001:db8::1]:25566' }],
  ['https://mc.example.net/join', { kind: 'server', edition: 'java', address: 'mc.example.net' }],
  [
    '069a79f4-44e9-4726-a5be-fca90e38aaf5',
    { kind: 'player', isSure: true, player: '069a79f4-44e9-4726-a5be-fca90e38aaf5' },
  ],
  [HASH, { kind: 'texture', texture: HASH }],
  [
    `http://textures.minecraft.net/texture/${HASH}`,
    { kind: 'texture', texture: `http://textures.minecraft.net/texture/${HASH}` },
  ],
  ['#ff00aa', { kind: 'color', color: '#FF00AA' }],
  [' <#f0a> ', { kind: 'color', color: '#FF00AA' }],
  ['&x&f&f&0&0&a&a', { kind: 'color', color: '#FF00AA' }],
  ['<red>Hello', { kind: 'text', format: 'mini-message', text: '<red>Hello' }],
  ['&6Hello', { kind: 'text', format: 'legacy-ampersand', text: '&6Hello' }],
  ['§6Hello', { kind: 'text', format: 'legacy-section', text: '§6Hello' }],
  ['{"text":"Hi"}', { kind: 'text', format: 'json', text: '{"text":"Hi"}' }],
  ['{text:"Hi",bold:1b}', { kind: 'text', format: 'snbt', text: '{text:"Hi",bold:1b}' }],
  ['motd=A Minecraft Server', { kind: 'text', format: 'plain', text: 'motd=A Minecraft Server' }],
  [
    'java -Xmx4G -jar server.jar nogui',
    { kind: 'start-line', line: 'java -Xmx4G -jar server.jar nogui' },
  ],
  [
    '#!/bin/sh\ncd /srv\njava -Xms2G -Xmx2G -jar paper.jar --nogui\n',
    { kind: 'start-line', line: '#!/bin/sh\ncd /srv\njava -Xms2G -Xmx2G -jar paper.jar --nogui' },
  ],
])('%j is recognised', (text, found) => expect(recognise(text)).toEqual([found]));

test.each([
  "join: '&aHi'\nquit: '&cBye'\n",
  'shop:\n  title: Shop\n  size: 9\n',
  'motd=Hi\nmax-players=20\n',
  '{\n  "join": "Hi",\n  "quit": "Bye"\n}',
])('%j is a file of a plugin, whatever else it is', (text) => {
  expect(recognise(text)[0]).toEqual({ kind: 'config-file', content: text.trim() });
});

test.each([
  'lore:\n  - "&7A"\n  - "&7B"',
  '{\n  "text": "Hi",\n  "color": "red"\n}',
  'To: all\nHi',
])('%j is a text, and no file', (text) => expect(kinds(text)).not.toContain('config-file'));

test('a give command is read as an item, and as a head where it gives one', () => {
  const sword =
    '/give @p diamond_sword[custom_name={"text":"Ember","color":"gold"},lore=[{"text":"Hot"}]] 1';
  expect(recognise(sword)).toEqual([
    {
      kind: 'item-command',
      item: {
        name: expect.stringContaining('Ember'),
        lines: [expect.stringContaining('Hot')],
        item: expect.stringContaining('diamond_sword'),
      },
    },
  ]);
  const head = `/give Steve player_head[profile=Notch,lore=['{"text":"Hot"}']] 5`;
  expect(recognise(head)).toContainEqual({
    kind: 'head-command',
    command: head,
    item: { name: '', lines: [expect.stringContaining('Hot')], target: 'Steve', count: 5 },
  });
});

test('an address in a sentence is a server, where the text is nothing else', () => {
  const text = 'Entrate su play.example.org, vi aspetto!';
  expect(recognise(text)).toEqual([
    { kind: 'server', edition: 'java', address: 'play.example.org' },
    { kind: 'plain', text },
  ]);
  expect(kinds('&6Join play.example.org now')).not.toContain('server');
  expect(kinds('Look at config.yml please')).toEqual(['plain']);
  expect(kinds('For 1.20.4 and newer')).toEqual(['plain']);
});

test('a name is a player, and words that are nothing else are text', () => {
  expect(recognise('Notch')).toEqual([
    { kind: 'player', isSure: false, player: 'Notch' },
    { kind: 'plain', text: 'Notch' },
  ]);
  expect(recognise('Hello everybody')).toEqual([{ kind: 'plain', text: 'Hello everybody' }]);
});

test.each([
  'server.properties',
  'paper-1.21.jar',
  '1.20.4',
  'config.yml',
  'give me a break',
  'Java or Bedrock?',
])('%s is neither a server nor a command', (text) =>
  expect(kinds(text).filter((kind) => kind !== 'player')).toEqual(['plain']),
);

test('hexadecimal digits without a mark are no color', () => {
  expect(kinds('ff00aa')).toEqual(['player', 'plain']);
});

test('nothing is recognised in nothing', () => expect(recognise(' \n')).toEqual([]));

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'<>&§a1.:/{}"=- \n'), maxLength: 60 }),
);

property.prop([anyText])('any text is at least text', (text) => {
  const found: readonly Recognised[] = recognise(text);
  expect(found.length > 0).toBe(text.trim() !== '');
});
