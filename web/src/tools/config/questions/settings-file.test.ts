import { expect, test } from 'vitest';
import type { PluginAnswer } from './plugin-answers.ts';
import { settingsFileOf } from './settings-file.ts';

const settings = (answers: Readonly<Record<string, PluginAnswer>>) => {
  const written = settingsFileOf(new Map(Object.entries(answers)));
  return written === undefined ? undefined : JSON.parse(written);
};

test('answers become profiles of the folders of their plugins, wherever the server is', () => {
  const answers = {
    'my server/plugins/Shop': { reads: 'yes', items: 'adds-nothing' },
    'plugins/Old': { reads: 'no', items: 'unknown' },
    Menus: { items: 'clears-italic' },
  } as const;
  expect(settings(answers)).toEqual({
    profiles: {
      'plugins/Shop/**': { readsMiniMessage: true, items: 'adds-nothing' },
      'plugins/Old/**': { readsMiniMessage: false },
      'Menus/**': { items: 'clears-italic' },
    },
  });
});

test('what nobody knows, and files without a folder, are in no settings', () => {
  expect(settings({ '': { reads: 'yes' }, 'plugins/A': { reads: 'unknown' } })).toBeUndefined();
});
