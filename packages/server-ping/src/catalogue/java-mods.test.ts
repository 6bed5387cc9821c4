// Forge's packed list of mods, as Forge writes it, and other fields that plugins and mods add to a status.
import { afterEach, expect, test } from 'vitest';
import { writeString } from '../java/packet.ts';
import { writeVarInt } from '../java/var-int.ts';
import { closeFakeServers } from '../testing/fake-server.ts';
import { packBytes, packMods } from '../testing/packed-mods.ts';
import { lookAtJson } from '../testing/test-ping.ts';

afterEach(closeFakeServers);

const lookAt = (status: unknown) => lookAtJson(JSON.stringify(status));
const lookAtPacked = (d: string) => lookAt({ forgeData: { d } });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => [`mod${index}`, '1'] as const);

const CHANNEL = [writeString('main'), writeString('2'), Buffer.from([1])];
const TWO_MODS = [
  ...[writeVarInt(2 * 2), writeString('a'), writeString('1'), ...CHANNEL, ...CHANNEL],
  ...[writeVarInt(1 * 2 + 1), writeString('b'), ...CHANNEL],
  ...[writeVarInt(0), writeString('c'), writeString('3')],
];

test('the channels of a mod are passed over', async () => {
  const reply = await lookAtPacked(packBytes(Buffer.concat([Buffer.from([0, 0, 3]), ...TWO_MODS])));
  expect(reply.mods).toEqual([
    { name: 'a', version: '1' },
    { name: 'b', version: '' },
    { name: 'c', version: '3' },
  ]);
  expect(reply).not.toHaveProperty('mods_truncated');
});

test('a server that left mods out says so', async () => {
  const reply = await lookAtPacked(packBytes(Buffer.concat([Buffer.from([1, 0, 3]), ...TWO_MODS])));
  expect(reply).toMatchObject({ mods: [{}, {}, {}], mods_truncated: true });
});

test('only as many mods are read as are announced', async () => {
  const reply = await lookAtPacked(packMods(numbered(3), 2));
  expect(reply.mods?.map(({ name }) => name)).toEqual(['mod0', 'mod1']);
  expect(reply).not.toHaveProperty('mods_truncated');
});

test('a mod that is cut off is none', async () => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 3]), ...TWO_MODS]);
  const reply = await lookAtPacked(packBytes(bytes.subarray(0, -1)));
  expect(reply.mods?.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(reply.mods_truncated).toBe(true);
});

test.each([300, 1000])('%i mods are all listed', async (count) => {
  const reply = await lookAtPacked(packMods(numbered(count)));
  expect(reply.mods).toHaveLength(count);
  expect(reply.mods?.at(-1)).toEqual({ name: `mod${count - 1}`, version: '1' });
  expect(reply).not.toHaveProperty('mods_truncated');
});

test('of more than a thousand mods the first thousand are listed', async () => {
  const reply = await lookAtPacked(packMods(numbered(1001)));
  expect(reply.mods).toHaveLength(1000);
  expect(reply.mods_truncated).toBe(true);
});

test('what a server says about its chat is told, if it is yes or no', async () => {
  const said = await lookAt({ enforcesSecureChat: true, preventsChatReports: false });
  expect(said).toMatchObject({ enforces_secure_chat: true, prevents_chat_reports: false });
  const unsaid = await lookAt({ enforcesSecureChat: 'yes', preventsChatReports: 1 });
  expect(unsaid).not.toHaveProperty('enforces_secure_chat');
  expect(unsaid).not.toHaveProperty('prevents_chat_reports');
});
