import { expect, test } from 'vitest';
import { pageOfFile } from './opened-files.ts';

test.each([
  ['Skin.PNG', '', 'skins'],
  ['skin', 'image/png', 'skins'],
  ['server.properties', 'text/plain', 'config'],
  ['messages.yml', '', 'config'],
  ['notes.txt', 'text/plain', undefined],
  ['notes.docx', '', undefined],
  ['png', '', undefined],
])('%s of type "%s" is opened by %s', (name, type, page) => {
  expect(pageOfFile({ name, type })?.id).toBe(page);
});
