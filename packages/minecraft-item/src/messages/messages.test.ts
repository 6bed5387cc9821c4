import { describe, expect, test } from 'vitest';
import { giveHead, giveItem } from '../give/give.ts';
import type { HeadRequest, ItemRequest } from '../give/request.ts';
import { readGiveCommand } from '../give-command/give-command.ts';
import { readHeadCommand } from '../give-command/head-command.ts';
import { explainGive, explainGiveCommand, messages } from './index.ts';

describe('why there is no command', () => {
  const uuid = '069a79f444e94726a5befca90e38aaf5';
  test.each<[HeadRequest & Partial<ItemRequest>, string]>([
    [
      { item: 'stick', version: '1.7.10' },
      'No command is written for 1.7.10: 1.8 is the oldest version.',
    ],
    [{ item: 'stick', count: 0 }, 'The count is a number from 1 to 6400.'],
    [
      { owner: { uuid }, version: '1.12.2' },
      'Minecraft 1.12.2 does not look up a uuid: give the player’s name, or a texture.',
    ],
    [{ texture: 'eyJ9' }, 'This value does not name the texture of a skin.'],
  ])('%j: %s', (request, sentence) => {
    const { item } = request;
    const given = item === undefined ? giveHead(request) : giveItem({ ...request, item });
    expect(given.ok ? undefined : explainGive(given.error, request)).toBe(sentence);
  });

  test('in Italian', () => {
    const given = giveItem({ item: 'Stick' });
    expect(given.ok ? undefined : explainGive(given.error, {}, 'it')).toBe(
      'L’id di un oggetto ha solo minuscole, cifre e _ . -, per esempio diamond_sword.',
    );
  });
});

test.each([
  [readGiveCommand('hello'), 'This is no give command.'],
  [
    readHeadCommand('/give @p player_head'),
    'This command gives no head with an owner or a texture.',
  ],
])('why a command cannot be read %#', (read, sentence) => {
  expect(read.ok ? undefined : explainGiveCommand(read.error)).toBe(sentence);
});

test('each language has the sentences and values of English', () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const group of ['give', 'command'] as const) {
    const italian: Readonly<Record<string, string>> = messages.it[group];
    expect(Object.keys(italian)).toEqual(Object.keys(messages.en[group]));
    for (const [code, sentence] of Object.entries(messages.en[group])) {
      expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
    }
  }
});
