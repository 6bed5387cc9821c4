import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { switchOffRule } from './switch-off-rule.ts';

test.each([
  ['nothing but braces', '{}', '{\n  "rules": {\n    "yaml/tab": "off"\n  }\n}'],
  [
    'comments and other settings',
    '{\n  // mine\n  "style": "open", // so\n  "rules": {\n    "json/syntax": "off" // old\n  }\n}\n',
    '{\n  // mine\n  "style": "open", // so\n  "rules": {\n    "json/syntax": "off", // old\n    "yaml/tab": "off"\n  }\n}\n',
  ],
  [
    'a comma at the end',
    '{\n  "rules": {\n    "json/syntax": "off",\n  },\n}\n',
    '{\n  "rules": {\n    "json/syntax": "off",\n    "yaml/tab": "off",\n  },\n}\n',
  ],
  ['another level', '{ "rules": { "yaml/tab": "error" } }', '{ "rules": { "yaml/tab": "off" } }'],
  [
    'tabs and line ends of Windows',
    '{\r\n\t"rules": {\r\n\t\t"json/syntax": "off"\r\n\t}\r\n}\r\n',
    '{\r\n\t"rules": {\r\n\t\t"json/syntax": "off",\r\n\t\t"yaml/tab": "off"\r\n\t}\r\n}\r\n',
  ],
])('in settings with %s', async (_, content, written) => {
  const edits = await switchOffRule(content, 'yaml/tab');
  expect(edits && applyEdits(content, edits)).toBe(written);
});

test.each(['', '[]', '{', '{ "rules": [] }', '{ "rules": { "a": } }'])(
  'what is no settings is left alone: %s',
  async (content) => {
    expect(await switchOffRule(content, 'yaml/tab')).toBeUndefined();
  },
);
