import { expect, test } from 'vitest';
import { createAddressPolicy, OWN_MACHINE_POLICY } from '../address/address-policy.ts';
import { pingServer } from '../ping-server.ts';
import { explainOffline, explainRefused, messages } from './index.ts';

test.each([
  ['en', 'The machine is there, but nothing listens on that port.'],
  ['it', 'La macchina c’è, ma su quella porta non ascolta nessuno.'],
] as const)('why a server is offline, in %s', async (language, sentence) => {
  const looked = await pingServer('127.0.0.1:1', { addressPolicy: OWN_MACHINE_POLICY });
  expect(looked.ok && explainOffline(looked.reply.debug, language)).toBe(sentence);
});

test('the other edition that answers there is named', () => {
  expect(explainOffline({ code: 'timeout', looks_like: 'bedrock' })).toBe(
    'No answer came in time. But a Bedrock server answers there.',
  );
});

test('without a code nothing more is known', () => {
  expect(explainOffline({})).toBe('The server did not answer.');
});

test.each([
  ['192.168.1.5', 'Servers at this address or port are not contacted.'],
  ['play.example.com:', 'The port after the colon is missing: a number from 1 to 65535.'],
])('why %s is not asked', async (typed, sentence) => {
  const looked = await pingServer(typed, { addressPolicy: createAddressPolicy() });
  expect(looked.ok ? undefined : explainRefused(looked)).toBe(sentence);
});

test('each language has the sentences of English', () => {
  for (const group of ['unanswered', 'looks_like', 'refused'] as const) {
    expect(Object.keys(messages.it[group])).toEqual(Object.keys(messages.en[group]));
  }
});
