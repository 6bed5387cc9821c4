import { languageCodes, tools } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { createPageWords } from '../words/page-words.ts';
import { similarTools } from './similar-tools.ts';

test.each([
  ['/tools/lore-generator', 'lore-generator'],
  ['/tools/loregenrator', 'lore-generator'],
  ['/tools/gradient.html', 'text-gradient'],
  ['/tools/smallcaps', 'small-caps'],
  ['/motd', 'motd'],
  ['/tools/server-status-checker', 'server-status'],
  ['/texture/skin/Notch', 'skins'],
  ['/heads', 'skulls'],
  ['/minecraft/config', 'config'],
])('in each language the tool most like %s is %s', (path, id) => {
  for (const language of languageCodes) {
    const [first] = similarTools(path, createPageWords(language, words));
    expect([language, first?.id]).toEqual([language, id]);
  }
});

test.each(['/', '/tools/', '/qqqqqq', '/%E0%A4%A', '/a/'.repeat(2000)])(
  'for %s there are all tools, each once',
  (path) => {
    const found = similarTools(path, createPageWords('en', words));
    expect(new Set(found).size).toBe(tools.length);
    expect(found).toHaveLength(tools.length);
  },
);
