import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { openFile } from '../file/open-file.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { findInFile } from './find-in-file.ts';
import { TextMemory } from './text-memory.ts';

const line = fc.constantFrom(
  "a: '<rde>Hi'",
  'b: <red>x</rde>',
  "c: ['<rde>Hi', '&cHi <red>there']",
  'name: <gray>Sword',
  "command: 'say <rde>Hi'",
  '# fucina-ignore-next-line',
  '',
);
const file = fc.uniqueArray(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
const profile = fc.constantFrom('tab', 'generic-minimessage', 'generic', 'item');

test.prop([fc.array(fc.tuple(file, profile, fc.constantFrom('4.10.0', undefined)))])(
  'with a memory, a file has the findings that it has without one',
  async (versions) => {
    const memory = new TextMemory();
    for (const [content, id, adventure] of versions) {
      const opened = await openFile('a.yml', new TextEncoder().encode(content));
      const read = findProfile(id);
      if (!opened.ok || read === undefined) throw new Error(id);
      const found = findInFile('a.yml', opened.value, read, { adventure, memory });
      expect(found).toEqual(findInFile('a.yml', opened.value, read, { adventure }));
    }
  },
);
